import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { Emitido, EmitidoFila } from '@comanda/shared/contracts/reportes/emitidos';
import type { EmitidoLinea, PagoHecho } from '@comanda/shared/contracts/ventas/ventas';
import { aCentavos, aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';

import { devolucionDe } from '@comanda/kit/documento/anulacion';

import { toVenta } from '../ventas/ventaRow';

import { cambiosPermitidos } from './cambios';
import type { EmitidoAbierto, FilaLinea } from './emitidoRepository';
import type { FilaEmitido } from './emitidosRepository';
import type { FacturaDeVenta } from './ventasSelect';

/** Spec section 9: reprint lines carry no product, their ids start at 419 and their category is 28. */
const PRIMER_ID = 419;
const CATEGORIA = '28';

export const toEmitidoLinea =
  (empresa: string) =>
  ({ linea, bruto, ice, ...fila }: FilaLinea): EmitidoLinea => ({
    ...fila,
    id: String(PRIMER_ID + linea - 1),
    id_categoria: CATEGORIA,
    cantidad: Number(fila.cantidad),
    precio_venta: Number(fila.precio_venta),
    // as spelled in spec section 3; `bruto` is what the discount left of it
    subtota: aDolares(centavos(aCentavos(Number(bruto)) + aCentavos(Number(fila.descuento)))),
    descuento: Number(fila.descuento),
    modificadores: fila.modificadores ?? [],
    ...(Number(ice) > 0 && { ice: Number(ice) }),
    iva: Number(fila.iva),
    subtotal: Number(fila.subtotal),
    total: Number(fila.total),
    fecha_creacion: fila.fecha_creacion.toISOString(),
    empresa,
  });

export const toEmitidoFila =
  (empresa: string) =>
  ({ fecha_negocio, factura, nota, ...fila }: FilaEmitido): EmitidoFila => ({
    ...fila,
    empresa,
    editar: fila.clave_acceso ?? fila.secuencia,
    total: Number(fila.total),
    fecha: fecha_negocio,
    fecha_creacion: fila.fecha_creacion.toISOString(),
    ...(nota && { nota }),
    factura: estadoDeFactura(factura),
    ...enPartes(factura),
  });

const enPartes = (factura: FacturaDeVenta | null) =>
  factura !== null && factura.en_partes ? { en_partes: true } : {};

export function toEmitido(abierto: EmitidoAbierto, empresa: string): Emitido {
  const { venta, lineas, pagos, factura } = abierto;
  const { email, caja_usuario, motivo_descuento, canal } = venta;
  return {
    venta: {
      ...toVenta(venta, empresa, true),
      email,
      caja_usuario,
      motivo_descuento,
      canal,
    },
    editar: venta.clave_acceso ?? venta.secuencia,
    lineas: lineas.map(toEmitidoLinea(empresa)),
    pagos: pagos.map((pago): PagoHecho => ({ ...pago, monto: Number(pago.monto) })),
    factura: estadoDeFactura(factura),
    ...enPartes(factura),
    ...(factura && { devolucion: devolucionDe(porDevolver(factura, quedaDe(abierto))) }),
    ...cambiosPermitidos(abierto, abierto.hoy),
  };
}

const porDevolver = (factura: FacturaDeVenta, queda: number) => ({
  ...factura,
  constaAnulada: factura.consta_anulada,
  queda,
});

/** Cents that no note has given back; the tip never is. */
const quedaDe = ({ venta: { total, propina }, devuelto }: EmitidoAbierto) =>
  aCentavos(Number(total)) - aCentavos(Number(propina)) - aCentavos(devuelto);

/** How it reads: an invoice that a credit note took back is voided, whatever the authority calls it. */
export const estadoDeFactura = (factura: FacturaDeVenta | null): EstadoComprobante | null =>
  factura && (factura.nota === null ? factura.estado : 'ANULADA');
