import type { HechoAuditado } from '@comanda/shared/contracts/auditoria';
import { fechaNegocio } from '@comanda/shared/domain/fecha';
import { guardarTexto } from '@comanda/shared/piezas/archivos';
import { csvDe } from '@comanda/shared/piezas/tabla';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

import { useExportarAuditoriaMutation } from './auditoriaApi';
import { columnasCsv } from './auditoriaColumns';
import { auditoriaMensajes as mensajes } from './auditoriaMensajes';
import { entradaDe, type Filtro } from './useFiltro';

/** All that is looked for, whatever page is shown, kept as a CSV. Nothing is kept of what did not come whole. */
export function useExportar() {
  const [exportar] = useExportarAuditoriaMutation();

  const leerTodas = async (entrada: ReturnType<typeof entradaDe>) => {
    const todas: HechoAuditado[] = [];
    for (let hayMas = true; hayMas; ) {
      const tras = todas.at(-1)?.id;
      const leida = await exportar({ ...entrada, ...(tras !== undefined && { tras }) }).unwrap();
      todas.push(...leida.filas);
      hayMas = leida.hay_mas;
    }
    return todas;
  };

  return async (empresa: string, filtro: Filtro) => {
    const { titulo, exportadas } = mensajes;
    try {
      const filas = await leerTodas(entradaDe(empresa, filtro));
      const archivo = `auditoria-${fechaNegocio(new Date())}.csv`;
      guardarTexto(csvDe(columnasCsv, filas), { archivo, tipo: 'text/csv' });
      avisar({ tipo: 'success', titulo, texto: exportadas(filas.length) });
    } catch (error) {
      console.error(error);
      avisarFallo(error, titulo);
    }
  };
}
