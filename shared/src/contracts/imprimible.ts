/** What a PDF's own fonts can show: no font has to travel with the document. */
export const LETRAS_DE_PDF =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]*$/;

/** What the font we embed has a glyph for, of the scripts written from left to right that it covers whole. */
export const LETRAS_EMBEBIDAS =
  /^[\u0300-\u034f\n\u0020-\u007e\u00a0-\u02e9\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0525\u1e00-\u1efb\u2010-\u2027\u202f-\u205e\u20a0-\u20b5\u2116\u2122\u2190-\u22ff]+$/;

/** What is pasted along with a text and is never seen. */
const INVISIBLES = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const seVe = (texto: string) => LETRAS_DE_PDF.test(texto) || LETRAS_EMBEBIDAS.test(texto);

/** A text as it is printed: composed, on one line, without what nobody sees. */
export const comoSeImprime = (texto: string): string =>
  texto.normalize('NFC').replace(INVISIBLES, '').replace(/\s/g, ' ');

/**
 * The first letter of a text that no document can show (an emoji, Arabic, Chinese), whole; null where all of it can be. What an
 * invoice says is refused when it is written, not printed as '?' when it is sold.
 */
export function noImprimible(texto: string): string | null {
  const visible = comoSeImprime(texto);
  if (seVe(visible)) return null;
  const letras = new Intl.Segmenter('es', { granularity: 'grapheme' });
  for (const { segment } of letras.segment(visible)) if (!seVe(segment)) return segment;
  return null;
}

/** The sentence about a letter that no document can show, under the name of its field; null where the text has none. */
export function fraseDeLetra(que: string, texto: string): string | null {
  const letra = noImprimible(texto);
  return letra && `${que} tiene ${letra}, que una factura no puede mostrar`;
}

/** The arguments of `refine` for a text that an invoice prints: a letter that no document can show is refused. */
export const imprimible = (campo: string) =>
  [
    (texto: string) => noImprimible(texto) === null,
    {
      error: ({ input }: { input?: unknown }) => fraseDeLetra(campo, String(input)) ?? undefined,
    },
  ] as const;
