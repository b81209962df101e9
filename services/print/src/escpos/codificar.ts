import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

import { tieneCp858 } from '@comanda/shared/domain/papel/cp858';
import type { RenglonDeTicket } from '@comanda/shared/domain/papel/renglones';

import { DE_FABRICA, type Perfil } from '../impresoras/perfil';

import { enPagina, PAGINAS } from './paginas';

/**
 * ESC/POS of a ticket, as that printer wants it. The library writes an arrow or a bullet as the byte it has in code page 437, which
 * a printer takes for a command: texts come here by `textoImprimible`.
 */
export function codificar(
  renglones: readonly RenglonDeTicket[],
  { columnas, pagina, corte }: Perfil = DE_FABRICA,
): Uint8Array {
  const impresora = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: Number(columnas),
    feedBeforeCut: 4,
  });
  impresora.initialize().codepage(PAGINAS[pagina].nombre);
  for (const { texto, estilo } of renglones) {
    exigirLegible(texto);
    const escala = estilo === 'grande' ? 2 : 1;
    impresora
      .bold(estilo !== 'normal')
      .size(escala, escala)
      .line(enPagina(texto, pagina))
      .bold(false)
      .size(1, 1);
  }
  if (corte === 'NINGUNO') for (let i = 0; i < PARA_ARRANCAR; i += 1) impresora.newline();
  else impresora.cut(corte === 'COMPLETO' ? 'full' : 'partial');
  return impresora.encode();
}

/** Lines of paper between the last word and the bar that it is torn off at. */
const PARA_ARRANCAR = 6;

function exigirLegible(texto: string): void {
  const ajeno = Array.from(texto).find((caracter) => !tieneCp858(caracter));
  if (ajeno !== undefined) {
    const codigo = ajeno.codePointAt(0)?.toString(16);
    throw new RangeError(`codificar: U+${codigo} is no byte that prints`);
  }
}

/** ESC p: 100 ms on the pin that the drawer hangs from, and 500 ms of rest. */
const pulsoEn = (pin: number) => [0x1b, 0x70, pin, 0x32, 0xfa];
const PULSOS = { PIN_2: pulsoEn(0), PIN_5: pulsoEn(1), NINGUNO: [] };
const INICIAR = [0x1b, 0x40];

/** The pulse that opens the drawer, then what is printed: the cashier gives change while the paper comes out. */
export const conPulso = (
  { cajon }: Pick<Perfil, 'cajon'>,
  bytes: Uint8Array = Uint8Array.from(INICIAR),
): Uint8Array => Uint8Array.from([...PULSOS[cajon], ...bytes]);

/** As often as that printer is to print it. */
export const enCopias = ({ copias }: Pick<Perfil, 'copias'>, bytes: Uint8Array): Uint8Array =>
  Uint8Array.from(Array.from({ length: copias }, () => [...bytes]).flat());
