import type { FaseDeFallo } from '@comanda/shared/contracts/plataforma/fases';

/** What the runtime was last about for each container (integrityPlugin): where its load ends there, that is what failed. */
const alcanzadas = new Map<string, FaseDeFallo>();

export const alcanzar = (contenedor: string, fase: FaseDeFallo): unknown =>
  alcanzadas.set(contenedor, fase);

export const faseAlcanzada = (contenedor: string): FaseDeFallo =>
  alcanzadas.get(contenedor) ?? 'manifiesto';

/** Those whose screens are loading, or loaded: what comes before is nothing but addresses. */
const enPantallas = new Set<string>();

export const llegarAPantallas = (contenedor: string): unknown => enPantallas.add(contenedor);

/** A file that did not come says nothing of the code in it. */
export const noLlego = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Where the load of a container failed. */
export const faseDe = (error: unknown, contenedor: string): FaseDeFallo =>
  noLlego(error) ? 'trozo' : faseAlcanzada(contenedor);

/** Whether the code of a screen has run, as far as it got. */
export const corrioLaPantalla = (contenedor: string, fase: FaseDeFallo): boolean =>
  enPantallas.has(contenedor) && fase !== 'trozo' && fase !== 'version';
