/** Widths of bars and spaces, alternating, of each Code 128 symbol by value (ISO/IEC 15417). */
const ANCHOS = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
`
  .trim()
  .split(/\s+/);

const INICIO_C = 105;
const CAMBIO_A_B = 100;
const FIN = '2331112';

/** Symbol values of a number: pairs of digits in set C, an odd last digit in set B, and the check symbol. */
export function simbolosCode128(cifras: string): number[] {
  if (!/^\d{2,}$/.test(cifras)) throw new RangeError(`simbolosCode128: not digits: ${cifras}`);
  const pares = cifras.match(/\d\d/g) ?? [];
  const suelta = cifras.length % 2 === 1 ? [CAMBIO_A_B, Number(cifras.at(-1)) + 16] : [];
  const simbolos = [INICIO_C, ...pares.map(Number), ...suelta];
  const suma = simbolos.reduce((total, simbolo, i) => total + simbolo * Math.max(i, 1), 0);
  return [...simbolos, suma % 103];
}

export type BarraDeCodigo = { x: number; ancho: number };

/** The dark bars of a number, in modules from the left, and how many modules it is wide. */
export function barrasCode128(cifras: string): { barras: BarraDeCodigo[]; modulos: number } {
  const anchos = [...simbolosCode128(cifras).map((simbolo) => ANCHOS[simbolo] ?? ''), FIN].join('');
  const barras: BarraDeCodigo[] = [];
  let x = 0;
  Array.from(anchos, Number).forEach((ancho, i) => {
    if (i % 2 === 0) barras.push({ x, ancho });
    x += ancho;
  });
  return { barras, modulos: x };
}
