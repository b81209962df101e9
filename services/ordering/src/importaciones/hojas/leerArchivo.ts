import { aLaVez } from '@comanda/kit/proceso/aLaVez';
import { enCampo } from '@comanda/kit/http/enCampo';
import { Demasiado, enHilo } from '@comanda/kit/proceso/enHilo';

import type { ListaLeida } from '../leerFilas';

import type { hacer } from './hilo';
import { EMPIEZA_ZIP, leerBytes, type ArchivoSubido, type BytesLeidos } from './leerBytes';

/** Limits of a thread; ten thousand rows take a third of its memory. A file that needs more is no list of products. */
const LIMITES = { memoriaMb: 192, limiteMs: 30_000 };
const leerEnHilo = enHilo<typeof hacer>(new URL('./hilo.mjs', import.meta.url), LIMITES);

const porTurnos = aLaVez(1);

/** A text of this size is read in a moment. The size that a workbook comes to is not known before. */
const CHICO = 64 * 1024;

/** The products of a file. A large one in a thread beside the servers: it would stop every till for a second. */
export async function leerArchivo(archivo: ArchivoSubido): Promise<ListaLeida> {
  const { bytes } = archivo;
  const chico = bytes.length < CHICO && bytes[0] !== EMPIEZA_ZIP;
  const leido = chico ? await leerBytes(archivo) : await porTurnos(() => leerAparte(archivo));
  if (!leido.ok) throw enCampo('ARCHIVO_INVALIDO', 'archivo', { msg: leido.msg });
  return leido.lectura;
}

async function leerAparte(archivo: ArchivoSubido): Promise<BytesLeidos> {
  try {
    return await leerEnHilo(archivo);
  } catch (error) {
    if (!(error instanceof Demasiado)) throw error;
    return { ok: false, msg: 'El archivo es demasiado grande. Divídalo en varios' };
  }
}
