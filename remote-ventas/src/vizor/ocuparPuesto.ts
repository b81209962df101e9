import { conCandado } from '@comanda/shared/session';

import type { PuestoDePapel } from './comandasGuardadas';

type Turno = {
  /** The station is this page's from now on. */
  alTomar: () => void;
  /** What it still has to finish before another page gets the station. */
  alDejar: () => Promise<unknown>;
};

/**
 * Waits for its turn to print for a station, and keeps it until the function it answers is called: one page of a machine does at a time.
 * Where the browser has no locks, each does at once.
 */
export function ocuparPuesto(
  { empresa, estacion }: PuestoDePapel,
  { alTomar, alDejar }: Turno,
): () => void {
  const fin = new AbortController();
  const ocupar = async () => {
    if (fin.signal.aborted) return;
    alTomar();
    await new Promise((listo) => fin.signal.addEventListener('abort', listo));
    await alDejar();
  };
  const nombre = `comanda.vizor.comandas.${empresa}.${estacion ?? ''}`;
  conCandado(nombre, ocupar).catch((error: unknown) => console.error(error));
  return () => fin.abort();
}
