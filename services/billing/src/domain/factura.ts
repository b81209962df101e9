import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { centavos, sumar, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';

import { dosDecimales } from './decimales';
import {
  compradorDeDocumento,
  detalles,
  documentoXml,
  iceDeDocumento,
  infoAdicional,
  infoTributaria,
  lineasDeDocumento,
  totalesDeImpuestos,
  type Documento,
} from './partes';
import { elemento, limpiarTexto, opcional, type Xml } from '@comanda/kit/documento/xml';

/** An invoice whose data passed `validarFactura`: nothing is checked from here on. */
export type Factura = Documento;

const TARJETA_DE_DEBITO = '16';

/** factura 1.1.0, canonical, without signature. */
export function facturaXml(factura: Factura): string {
  return documentoXml('factura', [
    infoTributaria(factura),
    infoFactura(factura),
    detalles(factura, 'codigoPrincipal'),
    infoAdicional(factura),
  ]);
}

function infoFactura(factura: Factura): Xml {
  const { emisor, venta, totales } = factura;
  const comprador = compradorDeDocumento(venta);
  const descuentos = sumar(lineasDeDocumento(factura).map(({ descuento }) => descuento));
  return elemento('infoFactura', [
    elemento('fechaEmision', formatFecha(venta.fecha_emision)),
    opcional('dirEstablecimiento', limpiarTexto(emisor.dirEstablecimiento)),
    opcional('contribuyenteEspecial', emisor.contribuyenteEspecial),
    elemento('obligadoContabilidad', emisor.obligadoContabilidad ? 'SI' : 'NO'),
    elemento('tipoIdentificacionComprador', comprador.tipo),
    elemento('razonSocialComprador', comprador.razonSocial),
    elemento('identificacionComprador', comprador.identificacion),
    opcional('direccionComprador', limpiarTexto(venta.comprador.direccion)),
    elemento(
      'totalSinImpuestos',
      dosDecimales(centavos(totales.subtotal - iceDeDocumento(factura))),
    ),
    elemento('totalDescuento', dosDecimales(descuentos)),
    elemento('totalConImpuestos', totalesDeImpuestos(factura, { conTarifa: true })),
    elemento('propina', dosDecimales(propinaDe(venta))),
    elemento('importeTotal', dosDecimales(centavos(venta.total))),
    elemento('moneda', 'DOLAR'),
    elemento('pagos', venta.pagos.map(pagoXml)),
  ]);
}

type Pago = ComprobanteVenta['pagos'][number];

function pagoXml(pago: Pago): Xml {
  return elemento('pago', [
    elemento('formaPago', formaPagoSri(pago)),
    elemento('total', dosDecimales(centavos(pago.total))),
    ...(pago.plazo === undefined
      ? []
      : [elemento('plazo', String(pago.plazo)), elemento('unidadTiempo', 'dias')]),
  ]);
}

/** The authority's code of how something was paid. */
export function formaPagoSri({ forma_pago, debito }: Pick<Pago, 'forma_pago' | 'debito'>): string {
  const deDebito = forma_pago === 'TARJETA' && debito === true;
  return deDebito ? TARJETA_DE_DEBITO : FORMA[forma_pago].sri;
}

/** What the payments of an invoice add up to. */
export function totalPagos(venta: ComprobanteVenta): Centavos {
  return sumar(venta.pagos.map(({ total }) => centavos(total)));
}

export function propinaDe({ propina }: ComprobanteVenta): Centavos {
  return centavos(propina ?? 0);
}
