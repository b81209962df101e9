import { alMostrarPantalla } from '../marco/pantallaMostrada';

import { anotarEvento, iniciarTelemetria } from './telemetria';

const CADA_MS = 5 * 60_000;

type EnUso = { area: string; build: string };

const montadas = new Map<object, EnUso>();
let usadas = new Map<string, EnUso>();

/** A build's screen is on the page, until the function it answers is called. */
export function usando(area: string, build: string): () => void {
  const una = { area, build };
  montadas.set(una, una);
  usadas.set(`${area}/${build}`, una);
  return () => void montadas.delete(una);
}

/** What a page tells of the shell it runs: how long it took to the first screen, and that it is in use. */
export function contarUso(shell: string | undefined): void {
  iniciarTelemetria();
  setInterval(contarUsadas, CADA_MS);
  if (!shell) return;
  usando('shell', shell);
  alMostrarPantalla(() =>
    anotarEvento({ area: 'shell', build: shell, fase: 'carga', ms: performance.now() }),
  );
}

/** A tab that is looked at says which builds it has used. */
function contarUsadas(): void {
  const vistas = [...usadas.values()];
  usadas = new Map([...montadas.values()].map((una) => [`${una.area}/${una.build}`, una]));
  if (document.visibilityState !== 'visible') return;
  for (const una of vistas) anotarEvento({ ...una, fase: 'vivo', ms: 0 });
}
