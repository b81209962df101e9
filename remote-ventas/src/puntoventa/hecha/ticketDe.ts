import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import type { TicketBody } from '@comanda/shared/contracts/ventas/impresion';
import { aLineaVenta, descuentoDeCuenta } from '@comanda/shared/domain/orden/carrito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';

import { dicenAlgo, ticketDeVenta } from '../../carrito/ticket';
import type { VentaHecha } from '../../carrito/ventaAbierta';
import { aPago } from '../pago/solicitudDeCuenta';

/** What the print service needs for the ticket of a sale (spec section 7, Local print service). */
export function ticketDe(
  hecha: VentaHecha,
  empresa: EmpresaFacturacion,
  copia: boolean,
): TicketBody {
  const { venta, lineas, rebaja, cliente, pagos = [], recibido, cambio, pendiente } = hecha;
  const descuento = descuentoDeCuenta({ carrito: lineas, rebaja });
  return {
    ...ticketDeVenta(venta, empresa),
    tienda: lineas.map(aLineaVenta),
    emai: correoDe(cliente), // as spelled in spec section 7
    ...(dicenAlgo(pagos) && { pagos: pagos.map(aPago) }),
    ...(descuento > 0 && { descuento: aDolares(descuento) }),
    ...(recibido === null ? {} : { recibido }),
    ...(cambio === null ? {} : { cambio }),
    ...(copia ? { copia } : {}),
    ...(pendiente && venta.clave_acceso && { pendiente: true }),
    ...(!copia && enEfectivo(hecha) && { cajon: true }),
  };
}

const correoDe = (cliente: Cliente | null) => cliente?.email ?? '';

/** Whether money goes into the drawer for it. */
const enEfectivo = ({ venta, pagos = [] }: VentaHecha) =>
  [venta, ...pagos].some(({ forma_pago }) => forma_pago === 'EFECTIVO');
