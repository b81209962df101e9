import { avisar, avisarFallo } from '@comanda/shared/ui/core';
import type { EmisionExportada } from '@comanda/shared/contracts/emisiones';
import { guardarTexto } from '@comanda/shared/piezas/archivos';
import { csvDe } from '@comanda/shared/piezas/tabla';

import { useExportarEmisionesMutation } from './facturasApi';
import { columnasCsv, nombreDeCsv } from './facturasCsv';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { entradaDe, type FiltroFacturas } from './useFiltro';

/** All that is looked for, whatever page is shown, kept as a CSV. Nothing is kept of what did not come whole. */
export function useExportar() {
  const [exportarEmisiones] = useExportarEmisionesMutation();

  const leerTodas = async (filtro: ReturnType<typeof entradaDe>) => {
    const todas: EmisionExportada[] = [];
    for (let hayMas = true; hayMas; ) {
      const tras = todas.at(-1)?.clave_acceso;
      const leida = await exportarEmisiones({ ...filtro, tras }).unwrap();
      todas.push(...leida.filas);
      hayMas = leida.hay_mas;
    }
    return todas;
  };

  return async (empresa: string, filtro: FiltroFacturas) => {
    const { titulo, exportadas } = mensajes;
    try {
      const filas = await leerTodas(entradaDe(empresa, filtro));
      const texto = csvDe(columnasCsv(empresa), filas);
      guardarTexto(texto, { archivo: nombreDeCsv(filtro.rango, new Date()), tipo: 'text/csv' });
      avisar({ tipo: 'success', titulo, texto: exportadas(filas.length) });
    } catch (error) {
      console.error(error);
      avisarFallo(error, titulo);
    }
  };
}
