import { esTextoSano } from '../http/textoSano';
import { leerCelda, leerCsv } from '@comanda/shared/domain/hojas/csv';

import { ArchivoInvalido, NI_CSV_NI_XLSX } from './archivoInvalido';
import { leerXlsx } from './leerXlsx';

/** Enough to know a file by. */
const COMIENZO = 2_000;

const empiezaCon = (bytes: Uint8Array, firma: string): boolean =>
  Buffer.from(bytes.subarray(0, firma.length / 2)).toString('hex') === firma;

/** A workbook, which tells its cells apart itself. Its first letter alone is that of 'Producto'. */
export const esLibro = (bytes: Uint8Array): boolean => empiezaCon(bytes, '504b0304');

/** The first part of such a workbook names its kind, and is not compressed. */
const esDeLibreOffice = (bytes: Buffer): boolean =>
  bytes.subarray(0, COMIENZO).includes('mimetypeapplication/vnd.oasis.opendocument.spreadsheet');
const DE_LIBREOFFICE =
  'El archivo es de LibreOffice (.ods). Guárdelo como .xlsx y elíjalo otra vez';

/** The rows of a file as texts, the first of the spreadsheet first; empty ones count. */
export async function leerHoja(bytes: Buffer, nombre: string): Promise<string[][]> {
  if (bytes.length === 0) throw new ArchivoInvalido('El archivo está vacío');
  if (esDeLibreOffice(bytes)) throw new ArchivoInvalido(DE_LIBREOFFICE);
  if (esLibro(bytes)) return leerXlsx(bytes);
  if (empiezaCon(bytes, 'd0cf11e0')) throw new ArchivoInvalido(deExcelCerrado(bytes));
  if (!/\.(csv|txt|tsv)$/i.test(nombre)) throw new ArchivoInvalido(NI_CSV_NI_XLSX);
  return deTexto(enTexto(bytes));
}

/** The container of old workbooks; a new one that has a password lies encrypted in it. */
function deExcelCerrado(bytes: Buffer): string {
  return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? 'El archivo tiene clave. Guárdelo sin clave y elíjalo otra vez'
    : 'El archivo es de un Excel antiguo (.xls). Guárdelo como .xlsx y elíjalo otra vez';
}

/** As Excel saves it: UTF-8, UTF-16 where it says so, else the Windows page of the west. */
function enTexto(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return deWindows(bytes); // that it is not UTF-8 is what was asked
  }
}

/** The letters of the Windows page from 0x80 on that Latin 1 does not have: Node's own decoder takes the one for the other. */
const DE_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const deWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letra) => DE_WINDOWS.charAt(letra.charCodeAt(0) - 0x80));

const MEDIA_LETRA = /[\ud800-\udbff]$/;

function deTexto(texto: string): string[][] {
  const comienzo = texto.slice(0, COMIENZO).replace(MEDIA_LETRA, '');
  if (!esTextoSano(comienzo)) throw new ArchivoInvalido(NI_CSV_NI_XLSX);
  return leerCsv(texto).map((fila, i) => {
    if (!fila) throw new ArchivoInvalido(`La fila ${i + 1} tiene comillas sin cerrar`);
    return fila.map(leerCelda);
  });
}
