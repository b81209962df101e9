import { useEffect, useEffectEvent, useRef } from 'react';

import type { Cuadre } from '@comanda/shared/contracts/caja/cuadres';
import { hojaDeInforme } from '@comanda/shared/domain/caja/hojaCaja';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Datos, QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { BotonesHoja } from './BotonesHoja';
import { useConsultarZQuery } from './cuadreApi';
import { cuadreMensajes as mensajes } from './cuadreMensajes';
import { Diferencia } from './Diferencia';
import { useOtrasPorCuadrar } from './useOtrasPorCuadrar';
import { usePapelDeCierre } from './usePapel';
import estilos from './cuadre.module.css';

type ResumenVistaProps = {
  empresa: string;
  cuadre: Cuadre;
  saliendo: boolean;
  onAceptar: () => void;
  /** On to the drawer of another company. */
  onOtra: (empresa: string) => void;
};

/** Spec section 4: the summary of a reconciliation. Once that of the last company is accepted the user is logged out. */
export function ResumenVista({ empresa, cuadre, saliendo, onAceptar, onOtra }: ResumenVistaProps) {
  const otras = useOtrasPorCuadrar(empresa);
  const z = useConsultarZQuery({ empresa, cuadre: cuadre.id });
  const hoja = z.currentData && hojaDeInforme(z.currentData.informe, z.currentData.cuadre);
  const papel = usePapelDeCierre();
  const impresa = useRef(false);
  /** By itself, once: a printer that is off is no matter of the closing. */
  const imprimirSola = useEffectEvent(() => {
    if (!hoja || impresa.current) return;
    impresa.current = true;
    void papel.imprimir(hoja, { enSilencio: true });
  });
  const lista = hoja !== undefined;
  const otra = otras?.[0];
  useEffect(() => {
    if (lista) imprimirSola();
  }, [lista]);

  return (
    <div className={estilos.vista}>
      <Diferencia diferencia={cuadre.diferencia} />
      <Datos
        datos={[
          ['Total de ventas', formatMonto(cuadre.total_venta)],
          ['Ventas en efectivo', formatMonto(cuadre.venta)],
          ['Vouchers que debe haber', formatMonto(cuadre.tarjeta)],
          ['Transferencias que debe haber', formatMonto(cuadre.transferencia)],
          ['Contado', formatMonto(cuadre.conteo)],
        ]}
      />
      {z.isError && !hoja ? (
        <QueryView query={z} empty={null}>
          {() => null}
        </QueryView>
      ) : (
        <BotonesHoja hoja={hoja} papel={papel} de={{ empresa, cuadre: cuadre.id }} />
      )}
      <p className={estilos.ayuda}>
        {otra === undefined ? mensajes.salida : mensajes.faltaOtra(otra)}
      </p>
      <footer className={`ui-fila ${estilos.pie ?? ''}`}>
        <Button
          type={otra === undefined ? 'primary' : 'default'}
          size="large"
          loading={saliendo}
          disabled={otras === null}
          onClick={onAceptar}
        >
          {saliendo ? 'Cerrando la sesión' : otra === undefined ? 'Aceptar' : 'Terminar y salir'}
        </Button>
        {otra !== undefined && (
          <Button type="primary" size="large" disabled={saliendo} onClick={() => onOtra(otra)}>
            {`Cuadrar ${otra}`}
          </Button>
        )}
      </footer>
    </div>
  );
}
