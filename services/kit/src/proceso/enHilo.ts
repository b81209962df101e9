import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Limites = { memoriaMb: number; limiteMs: number };

/** The thread needed more memory or time than it was given. */
export class Demasiado extends Error {}

/** What a thread that is ended for its memory, or for its time, is ended with. */
const DE_MAS: readonly unknown[] = ['ERR_WORKER_OUT_OF_MEMORY', 'ABORT_ERR'];

/**
 * What a thread of its own makes of `datos`: what would stop every till for a second. `archivo` is an .mjs, which registers
 * the reader of TypeScript and goes on in a .ts: that one posts one message, the answer. Throws Demasiado past its limits.
 */
export async function enHilo<Respuesta>(
  archivo: URL,
  datos: unknown,
  { memoriaMb, limiteMs }: Limites,
): Promise<Respuesta> {
  const hilo = new Worker(archivo, {
    workerData: datos,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoriaMb },
  });
  try {
    const signal = AbortSignal.timeout(limiteMs);
    const [respuesta] = (await once(hilo, 'message', { signal })) as [Respuesta]; // what the thread posts
    return respuesta;
  } catch (cause) {
    if (!DE_MAS.includes((cause as { code?: unknown }).code)) throw cause;
    throw new Demasiado('enHilo: it took more memory or time than it has', { cause });
  } finally {
    await hilo.terminate();
  }
}
