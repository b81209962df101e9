import type { ComprobanteVenta } from '@comanda/shared/contracts/comprobante';
import type { Cliente } from '@comanda/shared/contracts/clientes';
import type { FormaPago } from '@comanda/shared/contracts/ventas';

import type { VentaRevisada } from './revisarVenta';

type Datos = VentaRevisada & { comprador: Cliente; forma_pago: FormaPago; fecha: string };

/** What billing makes the invoice from (contracts/comprobante.ts). */
export function comprobanteDeVenta({
  lineas,
  totales,
  comprador,
  forma_pago,
  fecha,
}: Datos): ComprobanteVenta {
  const { tipo_identificacion, cedula, razon_social, direccion, email, telefono } = comprador;
  const { subtotal, iva, total } = totales;
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
    lineas: lineas.map(({ codigo, producto, cantidad, precio, tarifa }) => ({
      codigo,
      descripcion: producto,
      cantidad,
      precio_venta: precio,
      tarifa,
    })),
    pagos: [{ forma_pago, total }],
    subtotal,
    iva,
    total,
  };
}
