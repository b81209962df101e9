import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { reportesCalls, VentaDetras } from '@comanda/shared/contracts/reportes';
import { guardarTexto } from '@comanda/shared/piezas/archivos';
import { csvDe, type Column } from '@comanda/shared/piezas/tabla';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

import { useExportarDetrasMutation } from './reporteApi';
import { reporteMensajes as mensajes } from './reporteMensajes';

type Entrada = CallInput<typeof reportesCalls.ventasDetras>;

/** As many as the call gives at once. */
const A_LA_VEZ = 1_000;

/** All the sales behind a figure, kept as a CSV. Nothing is kept of what did not come whole. */
export function useExportarVentas() {
  const [exportarDetras] = useExportarDetrasMutation();

  const leerTodas = async (entrada: Entrada) => {
    // a sale made meanwhile moves those after it to the next page
    const todas = new Map<string, VentaDetras>();
    for (let pagina = 1; ; pagina++) {
      const leida = await exportarDetras({ ...entrada, pagina, filas: A_LA_VEZ }).unwrap();
      for (const venta of leida.filas) todas.set(venta.id, venta);
      if (pagina * A_LA_VEZ >= leida.total) return [...todas.values()];
    }
  };

  return async (entrada: Entrada, columnas: readonly Column<VentaDetras>[]) => {
    const { titulo, exportadas } = mensajes;
    try {
      const filas = await leerTodas(entrada);
      const archivo = `ventas-${entrada.fecha_ini}-a-${entrada.fecha_fin}.csv`;
      guardarTexto(csvDe(columnas, filas), { archivo, tipo: 'text/csv' });
      avisar({ tipo: 'success', titulo, texto: exportadas(filas.length) });
    } catch (error) {
      console.error(error);
      avisarFallo(error, titulo);
    }
  };
}
