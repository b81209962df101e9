import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';

import type { VentaRevisada } from './revisarVenta';

type Datos = VentaRevisada & { comprador: Cliente; fecha: string };

/** The authority's limit of a text. */
const DESCRIPCION_LARGO = 300;

/** What billing makes the invoice from (contracts/comprobante.ts). */
export function comprobanteDeVenta({
  lineas,
  totales,
  pagos,
  propina,
  servicio,
  total,
  comprador,
  fecha,
}: Datos): ComprobanteVenta {
  const { tipo_identificacion, cedula, razon_social, direccion, email, telefono } = comprador;
  const { subtotal, iva } = totales;
  return {
    version: 1,
    fecha_emision: fecha,
    comprador: {
      tipo_identificacion,
      identificacion: cedula,
      razon_social,
      direccion,
      email,
      telefono,
    },
    lineas: lineas.map((linea) => ({
      codigo: linea.codigo,
      descripcion: descripcionDe(linea),
      cantidad: linea.cantidad,
      precio_venta: linea.precio,
      tarifa: linea.tarifa,
      ...(linea.descuento > 0 && { descuento: linea.descuento }),
      ...(linea.ice > 0 && { ice: linea.ice }),
    })),
    pagos: pagos.map(({ forma_pago, monto, tarjeta, plazo }) => ({
      forma_pago,
      total: monto,
      ...(tarjeta === 'DEBITO' && { debito: true }),
      ...(forma_pago === 'CREDITO' && plazo !== undefined && { plazo }),
    })),
    ...(propina > 0 && { propina }),
    ...(servicio > 0 && { servicio }),
    subtotal,
    iva,
    total,
  };
}

/** What was chosen with it is part of what was sold. */
function descripcionDe({ producto, modificadores }: VentaRevisada['lineas'][number]): string {
  if (modificadores.length === 0) return producto;
  const elegidos = modificadores.map(({ nombre }) => nombre).join(', ');
  return `${producto} (${elegidos})`.slice(0, DESCRIPCION_LARGO);
}
