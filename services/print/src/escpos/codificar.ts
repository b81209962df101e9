import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

import { COLUMNAS_DE_PAPEL } from '../tickets/columnas';
import { tieneCp858 } from './cp858';

import type { RenglonDeTicket } from '../tickets/renglones';

/**
 * ESC/POS of a ticket, for 80 mm paper with the code page that has accents, eñe and the euro. The library writes an arrow
 * or a bullet as the byte it has in code page 437, which a printer takes for a command: texts come here by `textoImprimible`.
 */
export function codificar(renglones: readonly RenglonDeTicket[]): Uint8Array {
  const impresora = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: COLUMNAS_DE_PAPEL,
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

/** ESC p 0: 100 ms on the pin that the drawer hangs from, and 500 ms of rest. */
const PULSO = [0x1b, 0x70, 0x00, 0x32, 0xfa];
const INICIAR = [0x1b, 0x40];

/** The pulse that opens the drawer, then what is printed: the cashier gives change while the paper comes out. */
export const conPulso = (bytes: Uint8Array = Uint8Array.from(INICIAR)): Uint8Array =>
  Uint8Array.from([...PULSO, ...bytes]);
