import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A document being drawn. */
export type Hoja = PDFKit.PDFDocument;

export type Estilo = { negrita?: boolean; tamano?: number };

/** What a PDF's own fonts can show: no font has to travel with the document. */
const PROPIO =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]*$/;

/** What DejaVu Sans has a glyph for, of the scripts written from left to right that it covers whole. */
export const CUBIERTO =
  /^[\u0300-\u034f\n\u0020-\u007e\u00a0-\u02e9\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0525\u1e00-\u1efb\u2010-\u2027\u202f-\u205e\u20a0-\u20b5\u2116\u2122\u2190-\u22ff]+$/;

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
 * one for what it lacks, '?' for what neither has (an emoji).
 */
export function letra(hoja: Hoja, texto: string, { negrita = false, tamano = 8 }: Estilo): string {
  hoja.fontSize(tamano);
  const visible = conGlifos(texto.normalize('NFC'));
  if (PROPIO.test(visible)) hoja.font(negrita ? 'Helvetica-Bold' : 'Helvetica');
  else embeber(hoja, negrita ? 'Unicode-Bold' : 'Unicode');
  return visible;
}

function conGlifos(texto: string): string {
  if (PROPIO.test(texto) || CUBIERTO.test(texto)) return texto;
  const partes = Array.from(letras.segment(texto), ({ segment }) => segment);
  return partes.map((una) => (CUBIERTO.test(una) || PROPIO.test(una) ? una : '?')).join('');
}

/** The file is read once a process, the first time a text needs it; within a document the name finds it again. */
function embeber(hoja: Hoja, nombre: Fuente): void {
  const leida = abiertas.get(nombre) ?? readFileSync(ARCHIVOS[nombre]());
  abiertas.set(nombre, leida);
  hoja.registerFont(nombre, leida).font(nombre);
}
