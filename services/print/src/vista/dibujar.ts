import { PNG } from 'pngjs';

import type { Impreso, Signo } from '../escpos/decodificar';
import { COLUMNAS } from '../tickets/columnas';

import { FILAS_DE_LETRA, puntosDe } from './fuente';

/** Font A of an 80 mm printer: 12x24 dots a character, 576 across. */
const ANCHO_CELDA = 12;
const ALTO_CELDA = 24;
const PUNTO = 2;
const MARGEN = 24;
/** PNG's filter by the line above; choosing the best one for each line takes longer than the drawing. */
const FILTRO = 2;

/** A picture of the paper, from the same bytes a printer would get. */
export function dibujar({ lineas }: Impreso): Buffer {
  const altos = lineas.map((linea) => ALTO_CELDA * Math.max(1, ...linea.map(({ alto }) => alto)));
  const ancho = COLUMNAS * ANCHO_CELDA + 2 * MARGEN;
  const png = new PNG({
    width: ancho,
    height: altos.reduce((suma, alto) => suma + alto, 2 * MARGEN),
  });
  png.data.fill(0xff);

  let y = MARGEN;
  for (const [i, linea] of lineas.entries()) {
    let x = MARGEN;
    for (const signo of linea) {
      estampar(png, signo, { x, y });
      x += ANCHO_CELDA * signo.ancho;
    }
    y += altos[i] ?? ALTO_CELDA;
  }
  return PNG.sync.write(png, { filterType: FILTRO });
}

type Lugar = { x: number; y: number };

function estampar(png: PNG, { letra, negrita, ancho, alto }: Signo, { x, y }: Lugar): void {
  const tinta = puntosDe(letra);
  const grosor = PUNTO * ancho + (negrita ? 1 : 0);
  for (let fila = 0; fila < FILAS_DE_LETRA; fila++) {
    for (let columna = 0; columna < 5; columna++) {
      if (!tinta(columna, fila)) continue;
      const punto = { x: x + columna * PUNTO * ancho, y: y + fila * PUNTO * alto };
      pintar(png, punto, { ancho: grosor, alto: PUNTO * alto });
    }
  }
}

function pintar(png: PNG, { x, y }: Lugar, { ancho, alto }: { ancho: number; alto: number }): void {
  for (let j = y; j < Math.min(y + alto, png.height); j++) {
    for (let i = x; i < Math.min(x + ancho, png.width); i++) {
      png.data.fill(0x22, (j * png.width + i) * 4, (j * png.width + i) * 4 + 3);
    }
  }
}
