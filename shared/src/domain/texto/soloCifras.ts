/** Places that stand in a box of whole numbers, so that its rule can refuse them. */
const LUGARES_DE_ENTERO = 2;

/**
 * What may stand in a box of a number of what was typed: `cifras` figures at most and one point, a comma being one too, with as
 * many places as it takes. A box of whole numbers keeps a point as well and its rule refuses it: without it '12,5' would be 125.
 */
export function soloCifras(texto: string, cifras: number, decimales = 0): string {
  const [entero = '', ...resto] = texto
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const recortado = entero.slice(0, cifras);
  if (resto.length === 0) return recortado;
  return `${recortado}.${resto.join('').slice(0, decimales || LUGARES_DE_ENTERO)}`;
}
