const PRIMERA_ESPERA = 2_000;
const ESPERA_MAXIMA = 300_000;

/** Twice as long each time, up to `maxima`, and never for all documents at the same moment. `azar` in [0, 1). */
export function esperaMs(intentos: number, azar: number, maxima = ESPERA_MAXIMA): number {
  const tope = Math.min(PRIMERA_ESPERA * 2 ** Math.min(Math.max(intentos - 1, 0), 20), maxima);
  return Math.round(tope * (0.5 + azar / 2));
}
