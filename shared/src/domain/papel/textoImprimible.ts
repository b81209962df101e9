import { tieneCp858 } from './cp858';

/** What has no place on the page, as a cashier would type it. The rest falls to its plain form, or to a '?'. */
const SUSTITUTOS: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '⇐': '<=',
  '➜': '->',
  '➔': '->',
  '➡': '->',
  '↑': '^',
  '↓': 'v',
  '►': '>',
  '▶': '>',
  '◄': '<',
  '◀': '<',
  '‹': '<',
  '›': '>',
  '•': '*',
  '◦': '*',
  '‣': '*',
  '●': '*',
  '○': 'o',
  '★': '*',
  '☆': '*',
  '∙': '·',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '⁄': '/',
  '∕': '/',
  '‰': 'o/oo',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '§': 'S',
  '¶': 'P',
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  œ: 'oe',
  Œ: 'OE',
};

const BLANCO = /^[\p{Z}\p{Cc}]$/u;
/** Marks over the letter before them, joiners, orders of direction: they take no column of their own. */
const SIN_ANCHO = /^[\p{M}\p{Cf}\p{DI}]$/u;
const TACHADO = '\u0338';

const signos = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * A text as a printer with code page 858 can show it: each character of the answer is one byte that prints, and takes
 * one column. To be asked before anything is measured, since '→' is two columns and an emoji is one.
 */
export function textoImprimible(texto: string): string {
  return Array.from(signos.segment(texto.normalize('NFC')), ({ segment }) => signo(segment)).join(
    '',
  );
}

/** One '?' for whatever one sign of the writer lacks, were it made of seven characters. */
function signo(grafema: string): string {
  const letras = Array.from(grafema, letra);
  return letras.includes(null) ? '?' : letras.join('');
}

function letra(caracter: string): string | null {
  return directo(caracter) ?? descompuesto(caracter);
}

function directo(caracter: string): string | null {
  if (BLANCO.test(caracter)) return ' ';
  if (SIN_ANCHO.test(caracter)) return '';
  return SUSTITUTOS[caracter] ?? (tieneCp858(caracter) ? caracter : null);
}

/** 'ő' as 'o', '…' as '...', '™' as 'TM'; but what is struck through says the contrary of what is under it. */
function descompuesto(caracter: string): string | null {
  const partes = Array.from(caracter.normalize('NFKD'));
  const legibles = partes.map(directo);
  return legibles.includes(null) || partes.includes(TACHADO) ? null : legibles.join('');
}
