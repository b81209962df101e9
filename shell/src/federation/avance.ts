import { seEsperaDeOtroOrigen } from './otroOrigen';

/** Less than this and what waits behind is there within three seconds. */
const LIMITE_MS = 1_800;
const LIMITE_EN_LINEA_LENTA_MS = 10_000;
const MIRAR_MS = 100;
/** A page that looks later than this was asleep or had no turn itself: that is no silence of the build's. */
const DORMIDA_MS = 2 * MIRAR_MS;
/** As often longer than the longest file of the shell took, a file may take. */
const VECES = 3;

/** Nothing of it arrived for too long; it may come yet. */
export class SinAvance extends Error {}

/** What is loading, or a SinAvance once no file under `base` has arrived for as long as one may take on this line. */
export async function conAvance<Cosa>(carga: Promise<Cosa>, base: string): Promise<Cosa> {
  const maximo = limite();
  let callado = 0;
  let mirado = performance.now();
  const observador =
    typeof PerformanceObserver === 'undefined'
      ? null
      : new PerformanceObserver((lista) => {
          if (lista.getEntries().some(({ name }) => name.includes(base))) callado = 0;
        });
  observador?.observe({ type: 'resource' });
  let reloj: ReturnType<typeof setInterval> | undefined;
  const parada = new Promise<never>((_, reject) => {
    reloj = setInterval(() => {
      const ahora = performance.now();
      // another origin has a limit of its own, and the product stands behind it
      callado = seEsperaDeOtroOrigen(base) ? 0 : callado + Math.min(ahora - mirado, DORMIDA_MS);
      mirado = ahora;
      if (callado > maximo) reject(new SinAvance(`federation: nothing of ${base} in ${maximo} ms`));
    }, MIRAR_MS);
  });
  try {
    return await Promise.race([carga, parada]);
  } finally {
    clearInterval(reloj);
    observador?.disconnect();
  }
}

type ConLinea = { connection?: { effectiveType?: string } };

/** A slow line is no broken build: where the shell's own files took long, or the browser says so, others may too. */
function limite(): number {
  const { connection } = navigator as Navigator & ConLinea; // of some browsers only
  if (/2g|3g/.test(connection?.effectiveType ?? '')) return LIMITE_EN_LINEA_LENTA_MS;
  const recursos =
    'getEntriesByType' in performance ? performance.getEntriesByType('resource') : [];
  const deShell = recursos
    .filter(({ name }) => name.includes('/areas/shell/'))
    .map(({ duration }) => duration);
  const lento = Math.max(0, ...deShell) * VECES;
  return Math.min(Math.max(LIMITE_MS, lento), LIMITE_EN_LINEA_LENTA_MS);
}
