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
  if (!/^\d+$/.test(codigo)) return 'El codigo de barras tiene solo digitos';
  if (!LARGOS.includes(codigo.length))
    return `El codigo de barras tiene 8, 12 o 13 digitos, y este ${codigo.length}`;
  const debido = digitoDeControl(codigo.slice(0, -1));
  return codigo.endsWith(String(debido)) ? null : `El ultimo digito deberia ser ${debido}`;
}
