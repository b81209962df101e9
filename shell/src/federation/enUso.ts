import { anotarEvento } from './telemetria';

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

/** Every five minutes a tab that is looked at says which builds it has used. */
export function contarEnUso(): void {
  setInterval(() => {
    const vistas = [...usadas.values()];
    usadas = new Map([...montadas.values()].map((una) => [`${una.area}/${una.build}`, una]));
    if (document.visibilityState !== 'visible') return;
    for (const una of vistas) anotarEvento({ ...una, fase: 'vivo', ms: 0 });
  }, CADA_MS);
}
