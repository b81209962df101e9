import { barrasCode128 } from './code128';

import type { HojaPdf } from '@comanda/kit/pdf/letra';

type Lugar = { x: number; y: number; modulo: number; alto: number };

/** A number as Code 128, bars from left to right; answers how wide it is. */
export function dibujarBarras(
  hoja: HojaPdf,
  cifras: string,
  { x, y, modulo, alto }: Lugar,
): number {
  const { barras, modulos } = barrasCode128(cifras);
  for (const barra of barras) hoja.rect(x + barra.x * modulo, y, barra.ancho * modulo, alto);
  hoja.fill('black');
  return modulos * modulo;
}

/** A printer's dots make a bar wider: that is taken off it, an eighth of a module in all. */
const MENGUA = 1 / 16;

/** The same from top to bottom: on a roll of paper it may be as long as its modules ask for. */
export function dibujarBarrasDePie(hoja: HojaPdf, cifras: string, lugar: Lugar): number {
  const { x, y, modulo, alto } = lugar;
  const { barras, modulos } = barrasCode128(cifras);
  for (const barra of barras) {
    const arriba = y + (barra.x + MENGUA) * modulo;
    hoja.rect(x, arriba, alto, (barra.ancho - 2 * MENGUA) * modulo);
  }
  hoja.fill('black');
  return modulos * modulo;
}
