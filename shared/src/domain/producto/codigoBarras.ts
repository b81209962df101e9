/** Digits of EAN-8, UPC-A and EAN-13. */
const LARGOS: readonly number[] = [8, 12, 13];

/** The last digit that those before it ask for (GS1): from the right, every other one counts three times. */
export function digitoDeControl(cifras: string): number {
  const suma = Array.from(cifras)
    .toReversed()
    .reduce((total, cifra, i) => total + Number(cifra) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (suma % 10)) % 10;
}

/** What is wrong with a barcode, in a sentence that helps to mend it; null where nothing is. */
export function faltaDeBarras(codigo: string): string | null {
  if (!/^\d+$/.test(codigo)) return 'El código de barras tiene solo dígitos';
  if (!LARGOS.includes(codigo.length))
    return `El código de barras tiene 8, 12 o 13 dígitos, y este ${codigo.length}`;
  const debido = digitoDeControl(codigo.slice(0, -1));
  if (codigo.endsWith(String(debido))) return null;
  const largo = ampliarUpc(codigo);
  return largo === null
    ? `El último dígito debería ser ${debido}`
    : `Es un UPC acortado. Escríbalo entero: ${largo.slice(1)}`;
}

/** By the last digit of a shortened UPC, what stands between its digits: the zeros that were left out. */
function sinAcortar([a, b, c, d, e, f]: readonly string[]): string {
  if (f === '3') return `${a}${b}${c}00000${d}${e}`;
  if (f === '4') return `${a}${b}${c}${d}00000${e}`;
  return Number(f) < 3 ? `${a}${b}${f}0000${c}${d}${e}` : `${a}${b}${c}${d}${e}0000${f}`;
}

const UPC_E = /^([01]?)(\d{6})(\d?)$/;

/**
 * The EAN-13 of a UPC that is printed short (UPC-E), on bottles and packs too small for twelve digits: six digits, with or without the
 * first and the check digit. Null for what is none: of eight digits, those whose check digit says otherwise.
 */
export function ampliarUpc(codigo: string): string | null {
  const [, primero, cifras, control] = UPC_E.exec(codigo) ?? [];
  if (cifras === undefined) return null;
  const cuerpo = `0${primero || '0'}${sinAcortar(Array.from(cifras))}`;
  const debido = String(digitoDeControl(cuerpo));
  return control === '' || control === debido ? cuerpo + debido : null;
}

/** What a scale prints: whose it is, and five digits more, of weight or of price. */
export type Etiqueta = { codigo: string; valor: number };

const ETIQUETA = /^2\d(\d{5})(\d{5})\d$/;

/** The label of a scale: prefix 20 to 29, the product's code, a value, and its check digit. Null for any other barcode. */
export function leerEtiqueta(barras: string): Etiqueta | null {
  const [, codigo, valor] = ETIQUETA.exec(barras) ?? [];
  if (!codigo || !valor || faltaDeBarras(barras)) return null;
  return { codigo, valor: Number(valor) };
}

/** Scales print the code of five digits: with its leading zeros or without them it is the same. */
export const mismoCodigo = (uno: string, otro: string): boolean => sinCeros(uno) === sinCeros(otro);

/** A code without the zeros it begins with; one of zeros alone keeps one. */
export const sinCeros = (codigo: string): string => codigo.replace(/^0+(?=.)/, '');

/**
 * How much a label sells, in thousandths of the product's unit: its weight, or what its price in cents buys. Nobody pays more than
 * the label says: where its price has no thousandth of its own, as many of what is dear, it is the last one below. Null where that
 * is nothing.
 */
export function cantidadDeEtiqueta(
  { valor }: Etiqueta,
  lleva: 'PESO' | 'PRECIO',
  centavosPorUnidad: number,
): number | null {
  if (valor === 0 || centavosPorUnidad <= 0) return null;
  const milesimas = lleva === 'PESO' ? valor : milesimasDe(valor, centavosPorUnidad);
  return milesimas > 0 ? milesimas / 1000 : null;
}

/** The nearest thousandth, and none whose amount, half a cent up as a line's is, would be above the label. */
function milesimasDe(valor: number, centavosPorUnidad: number): number {
  const cercana = Math.round((valor * 1000) / centavosPorUnidad);
  return Math.min(cercana, Math.floor((valor * 1000 + 499) / centavosPorUnidad));
}
