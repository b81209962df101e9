/** Places that stand in a box of whole numbers, so that its rule can refuse them. */
const LUGARES_DE_ENTERO = 2;

/**
 * What may stand in a box of a number of what was typed: `cifras` figures at most and a point, a comma being one too, with as
 * many places as it takes. What is no such number stays one that its rule refuses: a box of whole numbers keeps its point, for
 * '12,5' is not 125, and a second point stands, for '1.234,5' is not 1.23.
 */
export function soloCifras(texto: string, cifras: number, decimales = 0): string {
  const [entero = '', ...resto] = texto
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const recortado = entero.slice(0, cifras);
  const lugares = decimales || LUGARES_DE_ENTERO;
  return [recortado, ...resto.map((uno) => uno.slice(0, lugares))].join('.');
}
