import type { FaseDeFallo } from '@comanda/shared/contracts/plataforma/fases';

/** How far the load of a screen had come. */
export type Etapa = 'contenedor' | 'pantalla';

/** What the parts of federation and webpack say when they fail, in the order in which it tells most. */
const DICEN: readonly [RegExp, FaseDeFallo][] = [
  [/Can not get '|does not satisfy the requirement|RUNTIME-012/, 'version'],
  [/ChunkLoadError|Loading chunk/, 'trozo'],
  [/RUNTIME-0(03|07|11|13)|not in the boot document/, 'manifiesto'],
  [/ScriptExecutionError|RUNTIME-0(02|15)|has no routes/, 'evaluacion'],
  [/ScriptNetworkError|RUNTIME-0(01|08)/, 'entrada'],
];

/** Where a load failed, from its error. */
export function faseDe(error: unknown): FaseDeFallo {
  const dicho = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return DICEN.find(([dice]) => dice.test(dicho))?.[1] ?? 'evaluacion';
}

/** Whether the code of a screen has run, as far as it got: what came before it is nothing but addresses. */
export const corrioLaPantalla = (etapa: Etapa, fase: FaseDeFallo): boolean =>
  etapa === 'pantalla' && fase !== 'trozo' && fase !== 'version';

const NO_LLEGARON: readonly FaseDeFallo[] = ['trozo', 'entrada'];

/** A file that did not come says nothing of the code in it. */
export const noLlego = (error: unknown): boolean => NO_LLEGARON.includes(faseDe(error));
