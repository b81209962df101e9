import { useState } from 'react';

import { cuadresCalls as calls, type Cuadre } from '@comanda/shared/contracts/caja/cuadres';
import { DIA_MS, fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { cuadresColumns } from '@comanda/shared/piezas/cuadres';
import type { Rango } from '@comanda/shared/piezas/fechas';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';
import { CADA_MINUTO, useAlDia } from '@comanda/shared/piezas/flujo';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, useAhora } from '@comanda/shared/piezas/vista';
import { confirmar, withNotice } from '@comanda/shared/ui/core';

import { useListarCuadresQuery, useRevisarCuadreMutation } from './cuadreApi';
import { cuadreMensajes as mensajes } from './cuadreMensajes';
import { ZModal } from './ZModal';

export type CuadresPanelProps = { empresa: string };

/** Spec section 9: reports 15. */
const FILAS = 15;
const UN_MES_MS = 30 * DIA_MS;

/** The closings of some days, and the Z of each (spec section 2, Report screen, Cuadres). */
export default function CuadresPanel({ empresa }: CuadresPanelProps) {
  const ahora = useAhora();
  const [elegido, elegir] = useState<Rango | null>(null);
  const rango = elegido ?? {
    desde: fechaNegocio(new Date(ahora.getTime() - UN_MES_MS)),
    hasta: fechaNegocio(ahora),
  };
  const cuadres = useListarCuadresQuery(
    { empresa, fecha_ini: rango.desde, fecha_fin: rango.hasta },
    CADA_MINUTO,
  );
  useAlDia('caja', empresa, cuadres);
  const [abierto, setAbierto] = useState<Cuadre | null>(null);
  const puedeRevisar = usePuede(calls.revisarCuadre);
  const [revisar, revision] = useRevisarCuadreMutation();

  const onRevisar = async ({ id, responsable, diferencia_texto }: Cuadre) => {
    if (!(await confirmar(mensajes.confirmarRevisar(responsable, diferencia_texto)))) return;
    await withNotice(revisar({ empresa, cuadre: id }).unwrap(), mensajes.revisar);
  };

  return (
    <div className="ui-pantalla">
      <FiltroFechas titulo="Cuadres" rango={rango} onCambio={elegir} />
      <QueryView query={cuadres} empty={mensajes.vacio} esqueleto="tabla">
        {(filas) => (
          <DataTable
            titulo="Cuadres"
            columns={cuadresColumns(setAbierto)}
            fuente={enMemoria(filas)}
            rowKey={({ id }) => id}
            nombreDe={({ caja, periodo }) => `${caja.nombre}, periodo ${periodo}`}
            pageSize={FILAS}
            exportar="cuadres"
            acciones={(cuadre) => [
              { texto: 'Ver Z', onElegir: () => setAbierto(cuadre) },
              ...(puedeRevisar && cuadre.por_revisar
                ? [
                    {
                      texto: 'Revisado',
                      ocupada: revision.isLoading,
                      onElegir: () => onRevisar(cuadre),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </QueryView>
      {abierto && <ZModal empresa={empresa} cuadre={abierto} onCerrar={() => setAbierto(null)} />}
    </div>
  );
}
