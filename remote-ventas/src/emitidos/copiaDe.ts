import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import type { TicketBody } from '@comanda/shared/contracts/ventas/impresion';
import type { EmitidoLinea, Pago, PagoHecho } from '@comanda/shared/contracts/ventas/ventas';

import { dicenAlgo, ticketDeVenta } from '../carrito/ticket';

/** The ticket of a sale again, from what was kept of it: ids from 419 on, category 28 (spec section 9). */
export function copiaDe(
  { venta, lineas, pagos }: Emitido,
  empresa: EmpresaFacturacion,
): TicketBody {
  // what a line loses of its own has its reason; without any, all of it was off the whole sale
  const deVenta = lineas.every(({ motivo_descuento }) => motivo_descuento === '');
  return {
    ...ticketDeVenta(venta, empresa),
    tienda: lineas.map((linea) => lineaDe(linea, deVenta)),
    emai: venta.email, // as spelled in spec section 7
    ...(dicenAlgo(pagos) && { pagos: pagos.map(pagoDe) }),
    ...(deVenta && venta.descuento > 0 && { descuento: venta.descuento }),
    copia: true,
  };
}

function lineaDe(linea: EmitidoLinea, deVenta: boolean): TicketBody['tienda'][number] {
  const { id, id_categoria, producto, precio_venta, cantidad, subtota, porcentaje_iva } = linea;
  const { opciones, modificadores, descuento, motivo_descuento } = linea;
  return {
    id,
    id_categoria,
    producto,
    precio_venta,
    cantidad,
    subtota,
    porcentaje_iva,
    iva: 0,
    ...(opciones !== '' && { opciones }),
    ...(modificadores.length > 0 && { modificadores }),
    ...(!deVenta && descuento > 0 && { descuento, motivo_descuento }),
    ...(linea.ice && { ice: linea.ice }),
  };
}

function pagoDe({ forma_pago, monto, tarjeta, banco, referencia }: PagoHecho): Pago {
  return {
    forma_pago,
    monto,
    ...(tarjeta && { tarjeta }),
    ...(banco && { banco }),
    ...(referencia && { referencia }),
  };
}
