import type { Emitido } from '@comanda/shared/contracts/emitidos';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import type { TicketBody } from '@comanda/shared/contracts/impresion';
import type { EmitidoLinea, Pago, PagoHecho } from '@comanda/shared/contracts/ventas';
import { formatFecha, formatHora } from '@comanda/shared/domain/fecha';

/** The ticket of a sale again, from what was kept of it: ids from 419 on, category 28 (spec section 9). */
export function copiaDe(
  { venta, lineas, pagos }: Emitido,
  empresa: EmpresaFacturacion,
): TicketBody {
  // what a line loses of its own has its reason; without any, all of it was off the whole sale
  const deVenta = lineas.every(({ motivo_descuento }) => motivo_descuento === '');
  return {
    razon_social: empresa.razon_social,
    ruc: empresa.ruc,
    tarifa: empresa.tarifa,
    secuencial: venta.secuencia,
    tienda: lineas.map((linea) => lineaDe(linea, deVenta)),
    empresa: venta.empresa,
    direccion: empresa.direccion,
    fecha: `${formatFecha(venta.fecha_creacion)} ${formatHora(venta.fecha_creacion)}`,
    iva: venta.iva,
    subtotal: venta.subtotal,
    total: venta.total,
    clave_acceso: venta.clave_acceso,
    cliente: venta.nombre,
    emai: venta.email, // as spelled in spec section 7
    cedula: venta.cedula,
    forma_pago: venta.forma_pago,
    ...(conPagos(pagos) && { pagos: pagos.map(pagoDe) }),
    ...(deVenta && venta.descuento > 0 && { descuento: venta.descuento }),
    ...(venta.propina > 0 && { propina: venta.propina }),
    ambiente: empresa.ambiente,
    copia: true,
  };
}

function lineaDe(linea: EmitidoLinea, deVenta: boolean): TicketBody['tienda'][number] {
  const { id, id_categoria, producto, precio_venta, cantidad, subtota, porcentaje_iva } = linea;
  const { opciones, modificadores, descuento, motivo_descuento } = linea;
  return {
    ...{ id, id_categoria, producto, precio_venta, cantidad, subtota, porcentaje_iva },
    iva: 0,
    ...(opciones !== '' && { opciones }),
    ...(modificadores.length > 0 && { modificadores }),
    ...(!deVenta && descuento > 0 && { descuento, motivo_descuento }),
  };
}

/** One without details says no more than `forma_pago`. */
const conPagos = (pagos: readonly PagoHecho[]): boolean =>
  pagos.length > 1 ||
  pagos.some(({ tarjeta, banco, referencia }) => (tarjeta ?? banco ?? referencia) !== null);

function pagoDe({ forma_pago, monto, tarjeta, banco, referencia }: PagoHecho): Pago {
  return {
    ...{ forma_pago, monto },
    ...(tarjeta && { tarjeta }),
    ...(banco && { banco }),
    ...(referencia && { referencia }),
  };
}
