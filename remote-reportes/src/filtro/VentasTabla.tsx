import { useEffect, useEffectEvent } from 'react';

import { emitidosCalls, type EmitidoFila } from '@comanda/shared/contracts/reportes/emitidos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { DataTable, paginada } from '@comanda/shared/piezas/tabla';

import { useVentasDeReporteQuery } from './filtroApi';
import { filtroMensajes } from './filtroMensajes';
import { AL_DIA, diasDeCall, type TablaProps } from './useReporteDeFiltro';
import { ventasDeFiltroColumns } from './ventasDeFiltroColumns';

type VentasTablaProps = TablaProps & { onHoy: (hoy: string) => void };

const mensajes = filtroMensajes.ventas;

/** The sales of those days, and what those in force add up to (spec section 2, Report screen). */
export function VentasTabla({ empresa, rango, mano, onHoy }: VentasTablaProps) {
  const { pagina, filas, busqueda } = mano.pedido;
  const buscada = busqueda.trim();
  const deEsos = { empresa, ...diasDeCall(rango), ...(buscada !== '' && { busqueda: buscada }) };
  const { currentData, ...ventas } = useVentasDeReporteQuery({ ...deEsos, pagina, filas }, AL_DIA);
  const decirHoy = useEffectEvent(onHoy);
  useEffect(() => {
    if (currentData) decirHoy(currentData.hoy);
  });

  return (
    <DataTable
      titulo={mensajes.titulo}
      columns={ventasDeFiltroColumns}
      fuente={paginada(() => ({
        ...ventas,
        ...(currentData && { currentData: conSuma(currentData) }),
      }))}
      mano={mano}
      rowKey={({ id }) => id}
      resumen={currentData && mensajes.resumen(currentData)}
      buscador={mensajes.buscador}
      exportar={delServidor('ordering', emitidosCalls.exportarEmitidos, deEsos)}
      compacta
      vacio={mensajes.vacio}
    />
  );
}

type Leida = { filas: EmitidoFila[]; total: number; hay_mas: boolean; suma: number | null };

/** Its sum in the foot; none where they were not all counted, or there are none. */
const conSuma = ({ filas, total, hay_mas, suma }: Leida) => ({
  filas,
  total,
  hay_mas,
  ...(suma !== null && total > 0 && { pie: { total: formatMonto(suma) } }),
});
