import { leerFilas, type ListaLeida } from '../leerFilas';

import { ArchivoInvalido } from './archivoInvalido';
import { leerHoja } from './leerHoja';

export type ArchivoSubido = { bytes: Uint8Array; nombre: string };
export type BytesLeidos = { ok: true; lectura: ListaLeida } | { ok: false; msg: string };

/** The products of a file, or why there are none in words: an error does not come out of a thread as it was. */
export async function leerBytes({ bytes, nombre }: ArchivoSubido): Promise<BytesLeidos> {
  try {
    return { ok: true, lectura: leerFilas(await leerHoja(Buffer.from(bytes), nombre)) };
  } catch (error) {
    if (error instanceof ArchivoInvalido) return { ok: false, msg: error.message };
    throw error;
  }
}
