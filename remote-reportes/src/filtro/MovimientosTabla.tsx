import type { MovimientoCaja } from '@comanda/shared/contracts/caja';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { DataTable, paginada } from '@comanda/shared/piezas/tabla';

import { useExportarMovimientosMutation, useMovimientosDeReporteQuery } from './filtroApi';
import { filtroMensajes } from './filtroMensajes';
import { guardarCsv } from './guardarCsv';
import { movimientosColumns } from './movimientosColumns';
import { AL_DIA, diasDeCall, type TablaProps } from './useReporte';

const mensajes = filtroMensajes.movimientos;

/** As many as the call gives at a time. */
const FILAS_DE_EXPORTACION = 1_000;

/** What went in and out of the drawers those days, and what of it stands (spec section 2, Report screen). */
export function MovimientosTabla({ empresa, rango, mano }: TablaProps) {
  const { pagina, filas, busqueda } = mano.pedido;
  const buscada = busqueda.trim();
  const deEsos = { empresa, ...diasDeCall(rango), ...(buscada !== '' && { busqueda: buscada }) };
  const { currentData, ...movimientos } = useMovimientosDeReporteQuery(
    { ...deEsos, pagina, filas },
    AL_DIA,
  );
  const [exportar] = useExportarMovimientosMutation();

  const leer = async () => {
    // by their ids: one made meanwhile pushes the last of a page onto the next
    const todos = new Map<string, MovimientoCaja>();
    for (let leidas = 0, total = 1, pagina = 1; leidas < total; pagina++) {
      const una = await exportar({ ...deEsos, pagina, filas: FILAS_DE_EXPORTACION }).unwrap();
      for (const fila of una.filas) todos.set(fila.id, fila);
      leidas += FILAS_DE_EXPORTACION;
      total = una.total;
    }
    return [...todos.values()];
  };

  return (
    <DataTable
      titulo={mensajes.titulo}
      columns={movimientosColumns}
      fuente={paginada(() => ({
        ...movimientos,
        ...(currentData && { currentData: conSumas(currentData) }),
      }))}
      mano={mano}
      rowKey={({ id }) => id}
      resumen={currentData && mensajes.resumen(currentData.total)}
      buscador={mensajes.buscador}
      exportar={() => guardarCsv({ ...mensajes, rango, columns: movimientosColumns, leer })}
      compacta
      vacio={mensajes.vacio}
    />
  );
}

type Leida = { filas: MovimientoCaja[]; total: number; ingreso: number; salida: number };

const conSumas = ({ filas, total, ingreso, salida }: Leida) => ({
  ...{ filas, total },
  ...(total > 0 && { pie: { ingreso: formatMonto(ingreso), salida: formatMonto(salida) } }),
});
