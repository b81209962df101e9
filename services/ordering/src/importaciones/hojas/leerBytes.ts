import type { DichoDelArchivo } from '../leerCeldas';
import { leerFilas, type ListaLeida } from '../leerFilas';

import { ArchivoInvalido } from './archivoInvalido';
import { leerHoja } from './leerHoja';

export type ArchivoSubido = DichoDelArchivo & { bytes: Uint8Array; nombre: string };
export type BytesLeidos = { ok: true; lectura: ListaLeida } | { ok: false; msg: string };

/** The first letter of a workbook, which tells its cells apart itself. */
export const EMPIEZA_ZIP = 0x50;

/** The products of a file, or why there are none in words: an error does not come out of a thread as it was. */
export async function leerBytes({ bytes, nombre, ...dicho }: ArchivoSubido): Promise<BytesLeidos> {
  try {
    const hoja = await leerHoja(Buffer.from(bytes), nombre);
    const deTexto = bytes[0] !== EMPIEZA_ZIP;
    return { ok: true, lectura: leerFilas(hoja, { ...dicho, deTexto }) };
  } catch (error) {
    if (error instanceof ArchivoInvalido) return { ok: false, msg: error.message };
    throw error;
  }
}
