import { abrirHoja, cerrarHoja, escribirTexto } from './hoja';
import { letra, type HojaPdf } from './letra';

/** A roll of 80 mm, of which a printer reaches some 72. */
const PAPEL = 226;
export const MARGEN_DE_ROLLO = 12;
export const ANCHO_DE_ROLLO = PAPEL - 2 * MARGEN_DE_ROLLO;
const LARGO_MAXIMO = 14_400; // no page of a PDF is longer
const SIN_FIN = 10_000_000; // of the sheet that is only measured on
export const TAMANO = 8;

/** What a thermal printer draws with: 203 dots to the inch. */
export const PUNTO = 72 / 203.2;
export const alPunto = (largo: number) => Math.ceil(largo / PUNTO) * PUNTO;

/** A roll of paper as long as what is drawn on it; null where none is long enough. `dibujar` answers where it ends. */
export async function enRollo(
  titulo: string,
  dibujar: (hoja: HojaPdf) => number,
): Promise<Buffer | null> {
  const medida = abrirHoja({ tamano: [PAPEL, SIN_FIN], margen: MARGEN_DE_ROLLO, titulo });
  const largo = alPunto(dibujar(medida) + MARGEN_DE_ROLLO);
  if (largo > LARGO_MAXIMO) return null;
  const hoja = abrirHoja({ tamano: [PAPEL, largo], margen: MARGEN_DE_ROLLO, titulo });
  hoja.page.margins.bottom = 0; // it was measured: nothing goes over
  dibujar(hoja);
  return cerrarHoja(hoja);
}

/** What is larger than the rest is bold. */
export function centrado(hoja: HojaPdf, texto: string, y: number, tamano = TAMANO): number {
  if (texto === '') return y;
  const negrita = tamano > TAMANO;
  return escribirTexto(hoja, texto, {
    align: 'center',
    negrita,
    tamano,
    en: { x: MARGEN_DE_ROLLO, y, ancho: ANCHO_DE_ROLLO },
  });
}

export function rayaDeRollo(hoja: HojaPdf, y: number): number {
  hoja
    .lineWidth(0.7)
    .moveTo(MARGEN_DE_ROLLO, y + 3)
    .lineTo(MARGEN_DE_ROLLO + ANCHO_DE_ROLLO, y + 3)
    .dash(2, { space: 2 })
    .stroke()
    .undash();
  return y + 8;
}

type Importe = { nombre: string; valor: string; negrita?: boolean; tamano?: number };

const ANCHO_VALOR = 62;

/** A name, and an amount at the right edge; a longer one (an invoice's number) takes what it needs. */
export function importe(hoja: HojaPdf, fila: Importe, y: number): number {
  const { nombre, valor, negrita = false, tamano = negrita ? 11 : TAMANO } = fila;
  const visible = letra(hoja, valor, { negrita, tamano });
  const ancho = Math.max(ANCHO_VALOR, Math.ceil(hoja.widthOfString(visible)) + 1);
  const x = MARGEN_DE_ROLLO + ANCHO_DE_ROLLO - ancho;
  escribirTexto(hoja, valor, { align: 'right', negrita, tamano, en: { x, y, ancho } });
  return escribirTexto(hoja, nombre, {
    negrita,
    tamano,
    en: { x: MARGEN_DE_ROLLO, y, ancho: ANCHO_DE_ROLLO - ancho },
  });
}
