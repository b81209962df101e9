import { Piscina } from 'piscina';

import { aLaVez } from './aLaVez';

type Limites = { memoriaMb: number; limiteMs: number };

/** The thread needed more memory or time than it was given. */
export class Demasiado extends Error {}

/** A thread that has nothing to do is kept for so long: to start one takes a second, on a busy machine many. */
const OCIOSO_MS = 5 * 60_000;

const deMas = (error: { name?: unknown; code?: unknown }): boolean =>
  error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * What a thread beside the servers makes of what it is given: it would stop every till for a second. `archivo` is an .mjs, which
 * registers the reader of TypeScript and whose default export does the work, a function of the type `Hacer`. The thread is started by the first call and takes the next
 * ones, one after another; past its limits, which are of one call, it is ended and the call throws Demasiado.
 */
export function enHilo<Hacer extends (pedido: never) => unknown>(
  archivo: URL,
  { memoriaMb, limiteMs }: Limites,
) {
  type Pedido = Parameters<Hacer>[0];
  type Respuesta = Awaited<ReturnType<Hacer>>;
  let piscina: Piscina<Pedido, Respuesta> | undefined;
  const porTurnos = aLaVez(1);

  async function correr(pedido: Pedido): Promise<Respuesta> {
    piscina ??= new Piscina<Pedido, Respuesta>({
      filename: archivo.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: OCIOSO_MS,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoriaMb },
    });
    try {
      return await piscina.run(pedido, { signal: AbortSignal.timeout(limiteMs) });
    } catch (cause) {
      if (!deMas(cause as { name?: unknown; code?: unknown })) throw cause;
      throw new Demasiado('enHilo: it took more memory or time than it has', { cause });
    }
  }

  // its time begins with its turn
  return (pedido: Pedido): Promise<Respuesta> => porTurnos(() => correr(pedido));
}
