import type { EmitidoFila } from '@comanda/shared/contracts/emitidos';
import { guardarTexto } from '@comanda/shared/piezas/archivos';
import { csvDe } from '@comanda/shared/piezas/tabla';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

import { useExportarEmitidosMutation } from './emitidosApi';
import { columnasCsv } from './emitidosColumns';
import { emitidosMensajes as mensajes } from './emitidosMensajes';
import { entradaDe, type FiltroEmitidos } from './useFiltro';

/** All that is looked for, whatever page is shown, kept as a CSV. Nothing is kept of what did not come whole. */
export function useExportar() {
  const [exportarEmitidos] = useExportarEmitidosMutation();

  const leerTodas = async (empresa: string, filtro: FiltroEmitidos) => {
    const { desde, hasta } = filtro.rango;
    const entrada = { ...entradaDe(empresa, filtro), fecha_ini: desde, fecha_fin: hasta };
    const todas: EmitidoFila[] = [];
    for (let hayMas = true; hayMas; ) {
      const tras = todas.at(-1)?.id;
      const leida = await exportarEmitidos({ ...entrada, ...(tras && { tras }) }).unwrap();
      todas.push(...leida.filas);
      hayMas = leida.hay_mas;
    }
    return todas;
  };

  return async (empresa: string, filtro: FiltroEmitidos) => {
    const { titulo, exportadas } = mensajes;
    const { desde, hasta } = filtro.rango;
    try {
      const filas = await leerTodas(empresa, filtro);
      const archivo = `emitidos-${desde}-a-${hasta}.csv`;
      guardarTexto(csvDe(columnasCsv, filas), { archivo, tipo: 'text/csv' });
      avisar({ tipo: 'success', titulo, texto: exportadas(filas.length) });
    } catch (error) {
      console.error(error);
      avisarFallo(error, titulo);
    }
  };
}
