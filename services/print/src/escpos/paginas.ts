import type { AjusteDeImpresora } from '@comanda/shared/contracts/caja/impresoras';
import { CP858, esDeAscii } from '@comanda/shared/domain/papel/cp858';

export type PaginaDeCodigos = AjusteDeImpresora['pagina'];

const CP1252 =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ' +
  Array.from({ length: 0x60 }, (_, i) => String.fromCharCode(0xa0 + i)).join('');
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

/** `nombre`: as the library calls it. */
export const PAGINAS = {
  CP858: { nombre: 'cp858', altos: CP858 },
  CP850: { nombre: 'cp850', altos: CP858.replace('€', 'ı') },
  WINDOWS1252: {
    nombre: 'windows1252',
    altos: CP1252,
  },
  CP437: { nombre: 'cp437', altos: CP437 },
} as const satisfies Record<PaginaDeCodigos, { nombre: string; altos: string }>;

export function caracterDe(byte: number, pagina: PaginaDeCodigos): string {
  return byte < 0x80 ? String.fromCharCode(byte) : (PAGINAS[pagina].altos[byte - 0x80] ?? '?');
}

/** A text of code page 858 as another one shows it: of a letter that it lacks the plain form, which takes one column too. */
export function enPagina(texto: string, pagina: PaginaDeCodigos): string {
  if (pagina === 'CP858') return texto;
  return Array.from(texto, (caracter) => {
    if (esDeAscii(caracter) || PAGINAS[pagina].altos.includes(caracter)) return caracter;
    const [plana = '?'] = caracter.normalize('NFKD');
    return esDeAscii(plana) ? plana : '?';
  }).join('');
}
