import type { FormaDeVenta } from '@comanda/shared/contracts/ventas/formas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';

/** As pedidos.al_anular has it: dollars of a sale that are still in, by method. */
export type EnCaja = {
  anulada: boolean;
  formas: readonly { forma_pago: FormaDeVenta; monto: number }[];
};

const DICHA: Readonly<Record<Exclude<FormaDeVenta, 'CREDITO'>, string>> = {
  EFECTIVO: 'en efectivo',
  TARJETA: 'cobrados con tarjeta',
  TRANSFERENCIA: 'cobrados por transferencia',
};
const NADA = 'La caja no cambia';
const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** What voiding a sale does to its money, before it is done: who reads it hands out that, and no more. */
export function alAnular({ anulada, formas }: EnCaja): string {
  if (anulada) return `La venta ya está anulada: ${NADA.toLowerCase()}`;
  return frases(formas, {
    dinero: (montos) => `Salen de la caja ${montos}`,
    credito: (monto) =>
      `La deuda del cliente baja ${monto}: de ella no sale dinero, y lo que haya abonado le queda a favor`,
  });
}

/** The same of a voided sale that holds again. */
export const alReactivar = ({ formas }: EnCaja): string =>
  frases(formas, {
    dinero: (montos) => `Vuelven a la caja ${montos}`,
    credito: (monto) => `La deuda del cliente sube ${monto}`,
  });

type Decir = { dinero: (montos: string) => string; credito: (monto: string) => string };

function frases(formas: EnCaja['formas'], { dinero, credito }: Decir): string {
  const montos: string[] = [];
  let deCredito: string | null = null;
  for (const { forma_pago, monto } of formas) {
    if (forma_pago === 'CREDITO') deCredito = credito(formatMonto(monto));
    else montos.push(`${formatMonto(monto)} ${DICHA[forma_pago]}`);
  }
  const dichas = [montos.length > 0 && dinero(lista.format(montos)), deCredito];
  return dichas.filter(Boolean).join('. ') || NADA;
}
