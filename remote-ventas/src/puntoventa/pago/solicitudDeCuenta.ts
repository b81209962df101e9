import type { Pago } from '@comanda/shared/contracts/ventas/ventas';
import {
  aLineaVenta,
  descuentoDeCuenta,
  servicioDeCuenta,
  totalesDeCuenta,
  type CuentaDeCarrito,
} from '@comanda/shared/domain/orden/carrito';
import { aCentavos, aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';
import { formaPagoMayor } from '@comanda/shared/domain/dinero/pagos';

import { dicenAlgo } from '../../carrito/ticket';
import type { Abono, Cobrado, VentaAbierta } from '../../carrito/ventaAbierta';

/** What a bill sells, to whom and how it is paid: all of crear_venta but its number and its seller. */
export function solicitudDeCuenta(
  cuenta: CuentaDeCarrito,
  {
    cliente,
    aprobacion,
    orden,
    canal,
  }: Pick<VentaAbierta, 'cliente' | 'aprobacion' | 'orden' | 'canal'>,
  { pagos, propina }: Cobrado,
) {
  const { subtotal, iva, total } = totalesDeCuenta(cuenta);
  const dado = loDado(cuenta, propina);
  const descuento = descuentoDeCuenta(cuenta);
  const rebajada = descuento > 0 || cuenta.carrito.some(({ rebaja }) => rebaja);
  return {
    tienda: cuenta.carrito.map(aLineaVenta),
    forma_pago: formaPagoMayor(pagos) ?? 'EFECTIVO',
    cedula: cliente?.cedula ?? CONSUMIDOR_FINAL,
    iva: aDolares(iva),
    subtotal: aDolares(subtotal),
    total: aDolares(centavos(total + dado.suma)),
    ...(dicenAlgo(pagos) && { pagos: pagos.map(aPago) }),
    ...(descuento > 0 && {
      descuento: aDolares(descuento),
      motivo_descuento: cuenta.rebaja?.motivo,
    }),
    ...dado.campos,
    ...(orden && { orden }),
    ...(canal && { canal }),
    ...(rebajada && aprobacion && { aprobacion: aprobacion.id }),
  };
}

/** What is paid besides: the tip and the servicio go as one, which says how much of it is the latter. */
function loDado(cuenta: CuentaDeCarrito, propina: number) {
  const servicio = servicioDeCuenta(cuenta);
  const suma = centavos(servicio + aCentavos(propina));
  const campos = {
    ...(suma > 0 && { propina: aDolares(suma) }),
    ...(servicio > 0 && { servicio: aDolares(servicio) }),
  };
  return { suma, campos };
}

export const aPago = ({ recibido: _, ...pago }: Abono): Pago => pago;
