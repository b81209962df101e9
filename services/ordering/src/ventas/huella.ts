import { createHash } from 'node:crypto';

import type { SinLinea } from '@comanda/shared/contracts/ventas/ventas';

import type { Solicitud } from './revisarLinea';

/**
 * What makes two requests the same sale: what is sold, to whom, for how much and how it is paid. The reserved number is
 * left out: a client that lost the answer may come back with another reservation, and the sale is still the one already
 * made. What a request does not say is not in it: one of before there were discounts is what it was.
 */
export function huellaDeVenta(solicitud: Solicitud): string {
  const { tienda, empresa, forma_pago, cedula, subtotal, iva, total } = solicitud;
  const { pagos, descuento, propina, servicio } = solicitud;
  const lineas = tienda.map(({ id, cantidad, precio_venta, modificadores, descuento: suyo }) => [
    id,
    cantidad,
    precio_venta,
    ...(modificadores ? [modificadores.map((elegido) => elegido.id)] : []),
    ...(suyo ? [{ descuento: suyo }] : []),
  ]);
  const { orden, sin_linea } = solicitud;
  const ademas = [
    ...(pagos || descuento || propina ? [{ pagos, descuento, propina }] : []),
    ...(servicio ? [{ servicio }] : []),
    ...(orden ? [{ orden }] : []),
    ...(sin_linea ? [sinLineaDe(sin_linea)] : []),
  ];
  const esencia = [empresa, forma_pago, cedula, subtotal, iva, total, lineas, ...ademas];
  return createHash('sha256').update(JSON.stringify(esencia)).digest('hex');
}

/** Where, when and by whom it was sold; not with what it is sent. */
const sinLineaDe = ({ dispositivo, vendida, vendedor, caja }: SinLinea) => ({
  dispositivo,
  vendida,
  vendedor,
  caja,
});
