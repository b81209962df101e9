import { createHash } from 'node:crypto';

import type { Solicitud } from './revisarVenta';

/**
 * What makes two requests the same sale: what is sold, to whom, for how much. The reserved number is left out: a
 * client that lost the answer may come back with another reservation, and the sale is still the one already made.
 */
export function huellaDe({
  tienda,
  empresa,
  forma_pago,
  cedula,
  subtotal,
  iva,
  total,
}: Solicitud): string {
  const lineas = tienda.map(({ id, cantidad, precio_venta }) => [id, cantidad, precio_venta]);
  const esencia = JSON.stringify([empresa, forma_pago, cedula, subtotal, iva, total, lineas]);
  return createHash('sha256').update(esencia).digest('hex');
}
