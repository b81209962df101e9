import type { Emitido } from '@comanda/shared/contracts/emitidos';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import type { TicketBody } from '@comanda/shared/contracts/impresion';
import type { EmitidoLinea } from '@comanda/shared/contracts/ventas';
import { formatFecha, formatHora } from '@comanda/shared/domain/fecha';

/** The ticket of a sale again, from what was kept of it: ids from 419 on, category 28 (spec section 9). */
export function copiaDe({ venta, lineas }: Emitido, empresa: EmpresaFacturacion): TicketBody {
  return {
    razon_social: empresa.razon_social,
    ruc: empresa.ruc,
    tarifa: empresa.tarifa,
    secuencial: venta.secuencia,
    tienda: lineas.map(lineaDe),
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
    ambiente: empresa.ambiente,
    copia: true,
  };
}

function lineaDe(linea: EmitidoLinea): TicketBody['tienda'][number] {
  const { id, id_categoria, producto, precio_venta, cantidad, subtota, porcentaje_iva } = linea;
  const { opciones } = linea;
  return {
    ...{ id, id_categoria, producto, precio_venta, cantidad, subtota, porcentaje_iva },
    iva: 0,
    ...(opciones !== '' && { opciones }),
  };
}
