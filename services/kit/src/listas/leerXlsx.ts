import { leerTexto } from '@comanda/shared/domain/hojas/csv';

import { ArchivoInvalido, NI_CSV_NI_XLSX } from './archivoInvalido';
import { revisarInflado } from './inflado';

import type { CellValue } from 'read-excel-file/node';

/** The first sheet of a workbook. What reads it is loaded by the first one: few who start a service read any. */
export async function leerXlsx(bytes: Buffer): Promise<string[][]> {
  const partes = await legible(revisarInflado(bytes));
  if (!partes.some((parte) => /^xl\/workbook.*\.xml$/.test(parte)))
    throw new ArchivoInvalido(NI_CSV_NI_XLSX);
  const { readSheet } = await import('read-excel-file/node');
  const filas = await legible(readSheet(bytes, { trim: false }));
  return filas.map((fila) => fila.map(enTexto));
}

async function legible<R>(lectura: Promise<R>): Promise<R> {
  try {
    return await lectura;
  } catch (cause) {
    if (cause instanceof ArchivoInvalido) throw cause;
    throw new ArchivoInvalido('El archivo está dañado. Ábralo y guárdelo otra vez', { cause });
  }
}

/**
 * A formula is what it came to. A price that was computed is 3.3000000000000003 in there, and 3.3 on the sheet. Three decimals of a
 * number are written as four: as three they could be thousands.
 */
function enTexto(valor: CellValue | Date | null): string {
  if (valor === null) return '';
  if (typeof valor === 'number')
    return String(Number(valor.toFixed(6))).replace(/(\.\d{3})$/, '$10');
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (valor instanceof Date) return valor.toISOString().slice(0, 10);
  return leerTexto(String(valor));
}
