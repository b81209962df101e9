import { PNG } from 'pngjs';

import type { Impreso, Signo } from '../escpos/decodificar';
import { esNegro, type Trama } from '../escpos/trama';

import { COLUMNAS_DE_PAPEL } from '@comanda/shared/domain/papel/columnas';

import { FILAS_DE_LETRA, puntosDe } from './fuente';

/** Font A of an 80 mm printer: 12x24 dots a character, 576 across. */
const ANCHO_CELDA = 12;
const ALTO_CELDA = 24;
const PUNTO = 2;
const MARGEN = 24;
/** PNG's filter by the line above; choosing the best one for each line takes longer than the drawing. */
const FILTRO = 2;

const AVISO_DE_CAJON = '[ SE ABRE EL CAJÓN ]';

/** A picture of the paper, from the same bytes a printer would get; that the drawer opened stands above it. */
export function dibujar({ lineas: impresas, pulsos, logo }: Impreso): Buffer {
  const lineas = [...Array.from({ length: pulsos }, () => enClaro(AVISO_DE_CAJON)), ...impresas];
  const altos = lineas.map((linea) => ALTO_CELDA * Math.max(1, ...linea.map(({ alto }) => alto)));
  const ancho = COLUMNAS_DE_PAPEL * ANCHO_CELDA + 2 * MARGEN;
  const png = new PNG({
    width: ancho,
    height: altos.reduce((suma, alto) => suma + alto, 2 * MARGEN + (logo?.alto ?? 0)),
  });
  png.data.fill(0xff);

  let y = MARGEN;
  if (logo) estamparLogo(png, logo, y);
  y += logo?.alto ?? 0;
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

const enClaro = (texto: string): Signo[] =>
  Array.from(texto, (letra) => ({ letra, negrita: true, ancho: 1, alto: 1 }));

function estamparLogo(png: PNG, logo: Trama, y: number): void {
  for (let fila = 0; fila < logo.alto; fila++) {
    for (let columna = 0; columna < logo.anchoBytes * 8; columna++) {
      if (esNegro(logo, columna, fila))
        pintar(png, { x: MARGEN + columna, y: y + fila }, { ancho: 1, alto: 1 });
    }
  }
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
