import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';

import { facturaXml } from '../domain/factura';
import { notaCreditoXml } from '../domain/notaCredito';
import { validarFactura } from '../domain/validarFactura';
import { validarNotaCredito } from '../domain/validarNotaCredito';

import { makeClave, makeEmisor, makeVenta, RUC } from './ventas';

import type { Emisor } from '../domain/emisor';

type Documento = {
  /** How many lines; or, in `venta`, which. */
  lineas?: number;
  emisor?: Partial<Emisor>;
  venta?: Partial<ComprobanteVenta>;
};

export const CLAVE_FACTURA = makeClave(123);
export const CLAVE_NOTA = makeClave(7, { codDoc: '04' });

/** A discount on the first line, every other line without tax. */
const lineasDe = (cuantas: number) =>
  Array.from({ length: cuantas }, (_, i) => ({
    descripcion: `Ceviche de camarón & "maíz" ${i + 1}`,
    cantidad: 2,
    precio_venta: 1150,
    tarifa: i % 2 ? 0 : 15,
    descuento: i === 0 ? 230 : 0,
  }));

/** A dish and five bags, two of them certified. */
export const CON_FUNDAS = {
  ...makeVenta([
    { descripcion: 'Ceviche de camarón', cantidad: 1, precio_venta: 230, tarifa: 15 },
    { descripcion: 'Funda', cantidad: 3, precio_venta: 23, tarifa: 15, ice: 10 },
    { descripcion: 'Funda compostable', cantidad: 2, precio_venta: 23, tarifa: 15, ice: 5 },
  ]),
  propina: 0,
} satisfies Partial<ComprobanteVenta>;

const EMISOR = { leyendaRimpe: 'CONTRIBUYENTE RÉGIMEN RIMPE', agenteRetencion: '7' };

/** An invoice with a tip, paid with a debit card and in cash. */
export function xmlDeFactura({
  lineas = 2,
  emisor = {},
  venta: over = {},
}: Documento = {}): string {
  const venta = makeVenta(lineasDe(lineas));
  const total = venta.total + 150;
  const revision = validarFactura({
    claveAcceso: CLAVE_FACTURA,
    emisor: makeEmisor({ ...EMISOR, ...emisor }),
    venta: {
      ...venta,
      total,
      propina: 150,
      pagos: [
        { forma_pago: 'TARJETA', total: 500, debito: true },
        { forma_pago: 'EFECTIVO', total: total - 500 },
      ],
      ...over,
    },
    rucProveedor: RUC,
  });
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return facturaXml(revision.documento);
}

/** The credit note that takes it back. */
export function xmlDeNota({ lineas = 2, emisor = {}, venta = {} }: Documento = {}): string {
  const revision = validarNotaCredito({
    claveAcceso: CLAVE_NOTA,
    emisor: makeEmisor({ ...EMISOR, ...emisor }),
    venta: { ...makeVenta(lineasDe(lineas)), ...venta },
    rucProveedor: RUC,
    modificado: { numero: '001-001-000000123', fecha: '2026-11-18' },
    motivo: 'Anulación de la venta: el cliente devolvió el pedido',
  });
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return notaCreditoXml(revision.documento);
}
