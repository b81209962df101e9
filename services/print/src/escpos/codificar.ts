import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

import { COLUMNAS } from '../tickets/columnas';
import type { Renglon } from '../tickets/ticketLayout';

/** ESC/POS of a ticket, for 80 mm paper with the code page that has accents, eñe and the euro. */
export function codificar(renglones: readonly Renglon[]): Uint8Array {
  const impresora = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: COLUMNAS,
    feedBeforeCut: 4,
  });
  impresora.initialize().codepage('cp858');
  for (const { texto, estilo } of renglones) {
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
