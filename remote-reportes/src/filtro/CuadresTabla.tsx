import { cuadresColumns, sumasDeCuadres } from '@comanda/shared/piezas/cuadres';
import { DataTable, leida } from '@comanda/shared/piezas/tabla';

import { useCuadresDeReporteQuery } from './filtroApi';
import { filtroMensajes } from './filtroMensajes';
import { AL_DIA, diasDeCall, type TablaProps } from './useReporteDeFiltro';

const mensajes = filtroMensajes.cuadres;
const columns = cuadresColumns();

/** The closings of those days: '+' what was over, '-' what was short (spec section 2, Report screen; section 5). */
export function CuadresTabla({ empresa, rango, mano }: TablaProps) {
  const cuadres = useCuadresDeReporteQuery({ empresa, ...diasDeCall(rango) }, AL_DIA);
  const { currentData: todos = [] } = cuadres;
  return (
    <DataTable
      titulo={mensajes.titulo}
      columns={columns}
      fuente={leida(cuadres, columns, sumasDeCuadres)}
      mano={mano}
      rowKey={({ id }) => id}
      resumen={cuadres.currentData && mensajes.resumen(todos.length)}
      buscador={mensajes.buscador}
      {...(cuadres.currentData && { exportar: `cuadres-${rango.desde}-a-${rango.hasta}` })}
      compacta
      vacio={mensajes.vacio}
    />
  );
}
