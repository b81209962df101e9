import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { formatLapso } from '@comanda/shared/domain/texto/fecha';
import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { Link } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import { nombreDeMesa } from '../../cocina/nombres';
import { useHoraServidor } from '../../cocina/useHoraServidor';

type OrdenMesaCabezaProps = {
  mesa: Mesa | undefined;
  orden: Orden | null | undefined;
  /** How far the server's clock is ahead of this one. */
  desfase: number;
  onRonda: (() => void) | null;
  /** Prints the bill; null where there is none yet. */
  onCuenta: (() => void) | null;
};

/** Which table, whose order, how long. */
export function OrdenMesaCabeza({ mesa, orden, desfase, onRonda, onCuenta }: OrdenMesaCabezaProps) {
  const ahora = useHoraServidor(desfase);
  return (
    <header className="enmesa-cabeza">
      <Link to="/admin/mesas" className="ui-boton" title="Volver a las mesas" aria-label="Mesas">
        <Icono nombre="anterior" /> <span>Mesas</span>
      </Link>
      <div>
        <h2>{tituloDe(mesa, orden)}</h2>
        {orden && (
          <p>
            {[
              ...((mesa || orden.mesa) && orden.orden ? [orden.orden] : []),
              ...(!orden.mesa && orden.canal ? [NOMBRE_DE_CANAL[orden.canal]] : []),
              ...(orden.cliente ? [orden.cliente] : []),
              orden.mesero,
              ...(orden.comensales ? [comensales(orden.comensales)] : []),
              formatLapso(orden.desde, ahora),
            ].join(' · ')}
          </p>
        )}
      </div>
      {onCuenta && (
        <button
          type="button"
          className="ui-boton"
          title="Imprimir la cuenta, antes de cobrar"
          onClick={onCuenta}
        >
          <Icono nombre="impresora" /> Cuenta
        </button>
      )}
      {onRonda && (
        <button type="button" className="ui-boton" onClick={onRonda}>
          Repetir ronda
        </button>
      )}
    </header>
  );
}

function tituloDe(mesa: Mesa | undefined, orden: Orden | null | undefined): string {
  if (mesa) return [nombreDeMesa(mesa), ...(mesa.nombre ? [mesa.nombre] : [])].join(' · ');
  if (!orden) return 'Orden';
  return orden.mesa ? `Mesa ${orden.mesa}` : orden.orden;
}

const comensales = (cuantos: number) => (cuantos === 1 ? '1 comensal' : `${cuantos} comensales`);
