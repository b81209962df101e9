import type { Cliente } from '@comanda/shared/contracts/clientes';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import type { TicketBody } from '@comanda/shared/contracts/impresion';
import { aLineaVenta, descuentoDeCuenta } from '@comanda/shared/domain/carrito';
import { aDolares } from '@comanda/shared/domain/dinero';
import { formatFecha, formatHora } from '@comanda/shared/domain/fecha';

import type { VentaHecha } from '../carrito/ventaAbierta';
import { aPago, dicenAlgo } from './solicitudDe';

/** What the print service needs for the ticket of a sale (spec section 7, Local print service). */
export function ticketDe(
  hecha: VentaHecha,
  empresa: EmpresaFacturacion,
  copia: boolean,
): TicketBody {
  const { venta, lineas, rebaja, cliente, pagos = [], recibido, cambio } = hecha;
  const descuento = descuentoDeCuenta({ carrito: lineas, rebaja });
  return {
    razon_social: empresa.razon_social,
    ruc: empresa.ruc,
    tarifa: empresa.tarifa,
    secuencial: venta.secuencia,
    tienda: lineas.map(aLineaVenta),
    empresa: venta.empresa,
    direccion: empresa.direccion,
    fecha: `${formatFecha(venta.fecha_creacion)} ${formatHora(venta.fecha_creacion)}`,
    iva: venta.iva,
    subtotal: venta.subtotal,
    total: venta.total,
    clave_acceso: venta.clave_acceso,
    cliente: venta.nombre,
    emai: correoDe(cliente), // as spelled in spec section 7
    cedula: venta.cedula,
    forma_pago: venta.forma_pago,
    ambiente: empresa.ambiente,
    ...(dicenAlgo(pagos) && { pagos: pagos.map(aPago) }),
    ...(descuento > 0 && { descuento: aDolares(descuento) }),
    ...(venta.propina > 0 && { propina: venta.propina }),
    ...(recibido === null ? {} : { recibido }),
    ...(cambio === null ? {} : { cambio }),
    ...(copia ? { copia } : {}),
  };
}

const correoDe = (cliente: Cliente | null) => cliente?.email ?? '';
