import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { LETRAS_DE_PDF, LETRAS_EMBEBIDAS } from '@comanda/shared/contracts/imprimible';

/** A document being drawn. */
export type HojaPdf = PDFKit.PDFDocument;

export type Estilo = { negrita?: boolean; tamano?: number };

const require = createRequire(import.meta.url);
const ARCHIVOS = {
  Unicode: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'Unicode-Bold': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
type Fuente = keyof typeof ARCHIVOS;

const abiertas = new Map<Fuente, Buffer>();
const letras = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Chooses the font for a text and answers the text as that font can show it: the PDF's own where it will do, an embedded
 * one for what it lacks, '?' for what neither has (an emoji, written before those were refused).
 */
export function letra(
  hoja: HojaPdf,
  texto: string,
  { negrita = false, tamano = 8 }: Estilo,
): string {
  hoja.fontSize(tamano);
  const visible = conGlifos(texto.normalize('NFC'));
  if (LETRAS_DE_PDF.test(visible)) hoja.font(negrita ? 'Helvetica-Bold' : 'Helvetica');
  else embeber(hoja, negrita ? 'Unicode-Bold' : 'Unicode');
  return visible;
}

function conGlifos(texto: string): string {
  if (LETRAS_DE_PDF.test(texto) || LETRAS_EMBEBIDAS.test(texto)) return texto;
  const partes = Array.from(letras.segment(texto), ({ segment }) => segment);
  return partes
    .map((una) => (LETRAS_EMBEBIDAS.test(una) || LETRAS_DE_PDF.test(una) ? una : '?'))
    .join('');
}

/** The file is read once a process, the first time a text needs it; within a document the name finds it again. */
function embeber(hoja: HojaPdf, nombre: Fuente): void {
  const leida = abiertas.get(nombre) ?? readFileSync(ARCHIVOS[nombre]());
  abiertas.set(nombre, leida);
  hoja.registerFont(nombre, leida).font(nombre);
}
