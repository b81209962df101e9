import type { CSSProperties } from 'react';

import type { CeldaDePlano } from './celdas';

/** The style of a plan of so many cells. */
export const rejilla = ({ columnas, filas }: { columnas: number; filas: number }) =>
  ({ '--columnas': columnas, '--filas': filas }) as CSSProperties; // which knows no variables of ours

/** Of what stands on one of its cells; `desde`: the first that is shown. */
export const enCelda = (
  { x, y }: CeldaDePlano,
  desde: CeldaDePlano = { x: 0, y: 0 },
): CSSProperties => ({
  gridColumn: x - desde.x + 1,
  gridRow: y - desde.y + 1,
});
