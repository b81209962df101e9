import { formatHora } from '@comanda/shared/domain/texto/fecha';
import { Icono } from '@comanda/shared/ui/core';

import type { Tanda } from './colaDeMarcas';
import type { useCampana } from './useCampana';
import type { useComandas } from './useComandas';
import type { EstadoLista } from './useLista';
import type { Tablero } from './useTablero';
import { vizorMensajes as mensajes } from './vizorMensajes';

type VizorEstadoProps = {
  lista: EstadoLista;
  campana: ReturnType<typeof useCampana>;
  comandas: ReturnType<typeof useComandas>;
  /** What was marked last, while it may be taken back. */
  ultima: Tanda | undefined;
  onDeshacer: (tanda: Tanda) => void;
  reparto: Tablero;
};

/** Whether what is shown holds, and what waits for somebody: a row of its own, so that nothing below it moves. */
export function VizorEstado({
  lista,
  campana,
  comandas,
  ultima,
  onDeshacer,
  reparto,
}: VizorEstadoProps) {
  const [fallida] = comandas.fallidas;
  return (
    <div className="ui-fila vizor-estado">
      <Conexion lista={lista} />
      {fallida && (
        <div className="ui-aviso" role="alert">
          <Icono nombre="impresora" />
          <span>
            {`${fallida.que} de ${fallida.comanda.body.orden}. ${fallida.motivo}`}
            {comandas.fallidas.length > 1 && ` (y ${comandas.fallidas.length - 1} más)`}
          </span>
          <button type="button" className="ui-boton" onClick={comandas.reintentar}>
            Reintentar
          </button>
        </div>
      )}
      {campana.hay && campana.quiere && !campana.suena && (
        <button type="button" className="ui-boton" onClick={campana.activar}>
          <Icono nombre="alerta" /> {mensajes.activarSonido}
        </button>
      )}
      <div className="ui-fila vizor-deshacer" role="status">
        {ultima && (
          <>
            <span>{`Listo: ${ultima.que}`}</span>
            <button type="button" className="ui-boton" onClick={() => onDeshacer(ultima)}>
              <Icono nombre="deshacer" /> Deshacer
            </button>
          </>
        )}
      </div>
      <Pasar {...reparto} />
    </div>
  );
}

type PasarProps = Pick<Tablero, 'antes' | 'despues' | 'hayAntes' | 'hayDespues' | 'pasar'>;

/** What does not fit is a screen away on either side; a long order may go on there where no other begins. */
function Pasar({ antes, despues, hayAntes, hayDespues, pasar }: PasarProps) {
  if (!hayAntes && !hayDespues) return null;
  return (
    <div className="ui-fila vizor-paginas" role="group" aria-label="Más órdenes">
      <button type="button" className="ui-boton" disabled={!hayAntes} onClick={() => pasar(-1)}>
        <Icono nombre="anterior" /> {`${antes} antes`}
      </button>
      <button type="button" className="ui-boton" disabled={!hayDespues} onClick={() => pasar(1)}>
        {despues === 0 && hayDespues ? 'Sigue' : `${despues} más`} <Icono nombre="siguiente" />
      </button>
    </div>
  );
}

function Conexion({ lista: { fallo, leida, lista } }: { lista: EstadoLista }) {
  if (!fallo || !lista)
    return <p className="ui-fila vizor-conexion">{leida > 0 ? mensajes.alDia : ''}</p>;
  const sinResponder = fallo.code !== 'AREA_NO_HABILITADA' && fallo.code !== 'PERFIL_NO_PERMITIDO';
  return (
    <p className="ui-fila vizor-conexion" data-fallo role="alert">
      <Icono nombre="sinConexion" />
      {sinResponder ? mensajes.sinConexion(formatHora(new Date(leida))) : fallo.msg}
    </p>
  );
}
