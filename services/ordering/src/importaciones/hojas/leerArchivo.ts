import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { aLaVez } from '@comanda/kit/aLaVez';
import { enCampo } from '@comanda/kit/enCampo';

import type { Lectura } from '../leerFilas';

import { leerBytes, type ArchivoSubido, type Leido } from './leerBytes';

/** Of a thread; ten thousand rows take a third of it. A file that needs more is no list of products. */
const MEMORIA_MB = 192;
const LIMITE_MS = 30_000;
/** What it is ended with where it takes more of one or the other. */
const DEMASIADO: readonly unknown[] = ['ERR_WORKER_OUT_OF_MEMORY', 'ABORT_ERR'];

const porTurnos = aLaVez(1);

/** Of a text that is read in a moment; what a workbook comes to is not known before. */
const CHICO = 64 * 1024;
const EMPIEZA_ZIP = 0x50;

/** The products of a file. A large one in a thread of its own: it would stop every till for a second. */
export async function leerArchivo(archivo: ArchivoSubido): Promise<Lectura> {
  const { bytes } = archivo;
  const chico = bytes.length < CHICO && bytes[0] !== EMPIEZA_ZIP;
  const leido = chico ? await leerBytes(archivo) : await porTurnos(() => enHilo(archivo));
  if (!leido.ok) throw enCampo('ARCHIVO_INVALIDO', 'archivo', { msg: leido.msg });
  return leido.lectura;
}

async function enHilo(archivo: ArchivoSubido): Promise<Leido> {
  const hilo = new Worker(new URL('./hilo.mjs', import.meta.url), {
    workerData: archivo,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
  });
  try {
    const [leido] = (await once(hilo, 'message', { signal: AbortSignal.timeout(LIMITE_MS) })) as [
      Leido,
    ]; // what hilo.ts posts
    return leido;
  } catch (error) {
    if (!DEMASIADO.includes((error as { code?: unknown }).code)) throw error;
    return { ok: false, msg: 'El archivo es demasiado grande. Dividalo en varios' };
  } finally {
    await hilo.terminate();
  }
}
