import { cajaCalls, type MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { DataTable, paginada } from '@comanda/shared/piezas/tabla';

import { useMovimientosDeReporteQuery } from './filtroApi';
import { filtroMensajes } from './filtroMensajes';
import { movimientosDeFiltroColumns } from './movimientosDeFiltroColumns';
import { AL_DIA, diasDeCall, type TablaProps } from './useReporteDeFiltro';

const mensajes = filtroMensajes.movimientos;

/** What went in and out of the drawers those days, and what of it stands (spec section 2, Report screen). */
export function MovimientosTabla({ empresa, rango, mano }: TablaProps) {
  const { pagina, filas, busqueda } = mano.pedido;
  const buscada = busqueda.trim();
  const deEsos = { empresa, ...diasDeCall(rango), ...(buscada !== '' && { busqueda: buscada }) };
  const { currentData, ...movimientos } = useMovimientosDeReporteQuery(
    { ...deEsos, pagina, filas },
    AL_DIA,
  );

  return (
    <DataTable
      titulo={mensajes.titulo}
      columns={movimientosDeFiltroColumns}
      fuente={paginada(() => ({
        ...movimientos,
        ...(currentData && { currentData: conSumas(currentData) }),
      }))}
      mano={mano}
      rowKey={({ id }) => id}
      resumen={currentData && mensajes.resumen(currentData.total)}
      buscador={mensajes.buscador}
      exportar={delServidor('ordering', cajaCalls.exportarMovimientos, deEsos)}
      compacta
      vacio={mensajes.vacio}
    />
  );
}

type Leida = { filas: MovimientoCaja[]; total: number; ingreso: number; salida: number };

const conSumas = ({ filas, total, ingreso, salida }: Leida) => ({
  filas,
  total,
  ...(total > 0 && { pie: { ingreso: formatMonto(ingreso), salida: formatMonto(salida) } }),
});
