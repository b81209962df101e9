import type { FormaDeVenta } from '../../contracts/ventas/ventas';

import { centavos, repartir, sumar, type Centavos } from './dinero';

/** The method that a sale with several is said to be paid by: the largest, the first of equals. */
export function formaPagoMayor(
  pagos: readonly { forma_pago: FormaDeVenta; monto: number }[],
): FormaDeVenta | undefined {
  const porForma = new Map<FormaDeVenta, number>();
  for (const { forma_pago, monto } of pagos)
    porForma.set(forma_pago, (porForma.get(forma_pago) ?? 0) + monto);
  return [...porForma].reduce<[FormaDeVenta, number] | undefined>(
    (mayor, otra) => (mayor && mayor[1] >= otra[1] ? mayor : otra),
    undefined,
  )?.[0];
}

/** What is still to be paid; negative when more was taken than is due. */
export function faltaPorPagar(total: Centavos, pagados: readonly Centavos[]): Centavos {
  return centavos(total - sumar(pagados));
}

/** A total in equal parts, to the cent: the first ones carry what does not divide. */
export function partesIguales(total: Centavos, partes: number): Centavos[] {
  return repartir(
    total,
    Array.from({ length: partes }, () => 1),
  );
}
