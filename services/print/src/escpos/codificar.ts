import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

import { COLUMNAS } from '../tickets/columnas';
import { tieneCp858 } from './cp858';

import type { Renglon } from '../tickets/ticketLayout';

/**
 * ESC/POS of a ticket, for 80 mm paper with the code page that has accents, eñe and the euro. The library writes an arrow
 * or a bullet as the byte it has in code page 437, which a printer takes for a command: texts come here by `imprimible`.
 */
export function codificar(renglones: readonly Renglon[]): Uint8Array {
  const impresora = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: COLUMNAS,
    feedBeforeCut: 4,
  });
  impresora.initialize().codepage('cp858');
  for (const { texto, estilo } of renglones) {
    exigirLegible(texto);
    const escala = estilo === 'grande' ? 2 : 1;
    impresora
      .bold(estilo !== 'normal')
      .size(escala, escala)
      .line(texto)
      .bold(false)
      .size(1, 1);
  }
  return impresora.cut('partial').encode();
}

function exigirLegible(texto: string): void {
  const ajeno = Array.from(texto).find((caracter) => !tieneCp858(caracter));
  if (ajeno !== undefined) {
    const codigo = ajeno.codePointAt(0)?.toString(16);
    throw new RangeError(`codificar: U+${codigo} is no byte that prints`);
  }
}
