import { PLANO, type Mesa } from '@comanda/shared/contracts/ventas/mesas';

/** A cell of the floor plan, from 0. */
export type CeldaDePlano = { x: number; y: number };
/** Where tables stand, by their id; those without a place are not in it. */
export type Lugares = ReadonlyMap<string, CeldaDePlano>;
type Puesta = Mesa & CeldaDePlano;

export const estaPuesta = (mesa: Mesa): mesa is Puesta => mesa.x !== null && mesa.y !== null;

export const lugaresDe = (mesas: readonly Mesa[]): Lugares =>
  new Map(mesas.filter(estaPuesta).map(({ id, x, y }) => [id, { x, y }]));

/** The table that stands on a cell. */
export const quienEsta = (lugares: Lugares, { x, y }: CeldaDePlano): string | undefined =>
  [...lugares].find(([, celda]) => celda.x === x && celda.y === y)?.[0];

const dentro = ({ x, y }: CeldaDePlano) =>
  x >= 0 && x < PLANO.columnas && y >= 0 && y < PLANO.filas;

/** With a table on a cell; null where that is outside, or another's: two never stand on one. */
export function ponerEn(lugares: Lugares, id: string, celda: CeldaDePlano): Lugares | null {
  const otra = quienEsta(lugares, celda);
  if (!dentro(celda) || (otra !== undefined && otra !== id)) return null;
  return new Map(lugares).set(id, celda);
}

/** The next free cell from a table's own in a direction, over those that are taken; of one without a place, the first free one. */
export function siguienteLibre(
  lugares: Lugares,
  id: string,
  paso: CeldaDePlano,
): CeldaDePlano | null {
  const suya = lugares.get(id);
  if (!suya) return primeraLibre(lugares);
  let celda = suma(suya, paso);
  while (dentro(celda) && quienEsta(lugares, celda) !== undefined) celda = suma(celda, paso);
  return dentro(celda) ? celda : null;
}

const suma = (una: CeldaDePlano, otra: CeldaDePlano): CeldaDePlano => ({
  x: una.x + otra.x,
  y: una.y + otra.y,
});

function primeraLibre(lugares: Lugares): CeldaDePlano | null {
  for (let y = 0; y < PLANO.filas; y++)
    for (let x = 0; x < PLANO.columnas; x++)
      if (quienEsta(lugares, { x, y }) === undefined) return { x, y };
  return null;
}

/** What was moved, as the call takes it. */
export const movidas = (antes: Lugares, ahora: Lugares): (CeldaDePlano & { id: string })[] =>
  [...ahora]
    .filter(([id, { x, y }]) => antes.get(id)?.x !== x || antes.get(id)?.y !== y)
    .map(([id, celda]) => ({ id, ...celda }));

/** The part of the plan that tables stand on: where it begins, and how many cells it has. */
export function recorte(
  celdas: readonly CeldaDePlano[],
): CeldaDePlano & { columnas: number; filas: number } {
  const xs = celdas.map(({ x }) => x);
  const ys = celdas.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columnas: Math.max(...xs) - x + 1, filas: Math.max(...ys) - y + 1 };
}

/** The cell under a point of the screen, on a plan that is drawn there; null beside it. */
export function celdaEn(plano: DOMRect, punto: CeldaDePlano): CeldaDePlano | null {
  const celda = {
    x: Math.floor(((punto.x - plano.left) / plano.width) * PLANO.columnas),
    y: Math.floor(((punto.y - plano.top) / plano.height) * PLANO.filas),
  };
  return dentro(celda) ? celda : null;
}
