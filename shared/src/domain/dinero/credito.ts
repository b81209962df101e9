import type { CreditoDeVenta, FormaDeVenta } from '../../contracts/ventas/ventas';

import { formatFecha } from '../texto/fecha';
import { sumarDias } from '../texto/periodo';

import { centavos, type Centavos } from './dinero';

/** What was sold on account and stands: what the sale left on account, less what went back of it. */
export type Deuda = { vence: string; monto: Centavos };

/** Whether something is paid later. */
export const esACredito = (pagos: readonly { forma_pago: FormaDeVenta }[]): boolean =>
  pagos.some(({ forma_pago }) => forma_pago === 'CREDITO');

/** What is left of each debt once what was paid is poured over them, the one that is due first before all; and what is left over. */
export function repartirAbonos<D extends Deuda>(
  deudas: readonly D[],
  abonado: Centavos,
): { deudas: (D & { pendiente: Centavos })[]; favor: Centavos } {
  let queda: number = abonado;
  const enOrden = deudas.toSorted((a, b) => a.vence.localeCompare(b.vence));
  const repartidas = enOrden.map((deuda) => {
    const suyo = Math.min(queda, deuda.monto);
    queda -= suyo;
    return { ...deuda, pendiente: centavos(deuda.monto - suyo) };
  });
  return { deudas: repartidas, favor: centavos(queda) };
}

/** What a customer may still be sold on account. */
export function creditoDisponible(limite: Centavos, debe: Centavos, favor: Centavos): Centavos {
  return centavos(Math.max(0, limite - debe + favor));
}

/** The last day on which a sale of that day is paid in time. */
export const venceEl = (dia: string, plazo: number): string => sumarDias(dia, plazo);

const dias = (plazo: number) => (plazo === 1 ? '1 día' : `${plazo} días`);

/** 'A crédito, 30 días, vence 28/12/2026', as every paper and screen says it. */
export const fraseDeCredito = ({ plazo, vence }: CreditoDeVenta): string =>
  `A crédito, ${dias(plazo)}, vence ${formatFecha(vence)}`;
