import type { FaseDeFallo } from '@comanda/shared/contracts/plataforma/fases';

/** How far the load of a screen had come. */
export type Etapa = 'contenedor' | 'pantalla';

/** What the runtime was last about for each container (integrityPlugin): where its load ends there, that is what failed. */
const alcanzadas = new Map<string, FaseDeFallo>();

export const alcanzar = (contenedor: string, fase: FaseDeFallo): unknown =>
  alcanzadas.set(contenedor, fase);

export const faseAlcanzada = (contenedor: string): FaseDeFallo =>
  alcanzadas.get(contenedor) ?? 'manifiesto';

/** A file that did not come says nothing of the code in it. */
export const noLlego = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Where the load of a container failed. */
export const faseDe = (error: unknown, contenedor: string): FaseDeFallo =>
  noLlego(error) ? 'trozo' : faseAlcanzada(contenedor);

/** Whether the code of a screen has run, as far as it got: what came before it is nothing but addresses. */
export const corrioLaPantalla = (etapa: Etapa, fase: FaseDeFallo): boolean =>
  etapa === 'pantalla' && fase !== 'trozo' && fase !== 'version';
