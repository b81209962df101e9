import { facturaXml } from '@comanda/billing/domain/factura';
import { notaCreditoXml } from '@comanda/billing/domain/notaCredito';
import { crearClaveAcceso } from '@comanda/billing/domain/claveAcceso';
import type { RevisionDeDocumento } from '@comanda/billing/domain/validarDocumento';
import { validarFactura } from '@comanda/billing/domain/validarFactura';
import { validarNotaCredito } from '@comanda/billing/domain/validarNotaCredito';
import type { Certificado } from '@comanda/billing/firmas/certificado';
import { firmarXml } from '@comanda/billing/firmas/firmarXml';
import { makeEmisor, makeVenta, RUC } from '@comanda/billing/testing/ventas';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { hacerCertificado } from './certificados';

export { RUC };
export const AHORA = new Date();
export const HOY = fechaNegocio(AHORA);
export const CERTIFICADO = hacerCertificado({ ruc: RUC });
/** Of the software: no company's here. */
const PROVEEDOR = '1799999990001';

let ultimo = 0;
/** A number that no other document of this file has. */
export const otroNumero = () => (ultimo += 1);

type Numeracion = {
  numero?: number;
  codigoNumerico?: string;
  fecha?: string;
  ruc?: string;
  establecimiento?: string;
  puntoEmision?: string;
};

export function claveDe(codDoc: string, numeracion: Numeracion = {}): string {
  const { numero: secuencial = otroNumero(), ...suya } = numeracion;
  return crearClaveAcceso({
    ruc: RUC,
    ambiente: '1',
    establecimiento: '001',
    puntoEmision: '001',
    fecha: HOY,
    codigoNumerico: '12345678',
    ...suya,
    codDoc,
    secuencial,
  });
}

function exigir<Doc>(revision: RevisionDeDocumento<Doc>): Doc {
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return revision.documento;
}

const comunesDe = (ruc: string) => ({ emisor: makeEmisor({ ruc }), rucProveedor: PROVEEDOR });

/**
 * A discount, two rates, a tip and two payments. A line of 18.00 (IVA 2.70), one of 5.00 (0.75), one of 3.00 (0.00); in all
 * 26.00 + 3.45 + 1.50 = 30.95, paid 10.00 with a card and 20.95 in cash.
 */
export function makeVentaDeHoy(over: Partial<ComprobanteVenta> = {}): ComprobanteVenta {
  const venta = makeVenta([
    { cantidad: 2, precio_venta: 1150, tarifa: 15, descuento: 230 },
    { cantidad: 1, precio_venta: 575, tarifa: 15 },
    { cantidad: 1, precio_venta: 300, tarifa: 0 },
  ]);
  return {
    ...venta,
    fecha_emision: HOY,
    propina: 150,
    total: venta.total + 150,
    pagos: [
      { forma_pago: 'TARJETA', total: 1000, debito: true },
      { forma_pago: 'EFECTIVO', total: venta.total + 150 - 1000 },
    ],
    ...over,
  };
}

/** An invoice of the real builder, without signature. */
export function factura(over: Partial<ComprobanteVenta> = {}, numeracion: Numeracion = {}): string {
  const venta = makeVentaDeHoy(over);
  const claveAcceso = claveDe('01', { fecha: venta.fecha_emision, ...numeracion });
  const comunes = comunesDe(numeracion.ruc ?? RUC);
  return facturaXml(exigir(validarFactura({ ...comunes, claveAcceso, venta })));
}

/** The credit note that takes back the invoice of that key. */
export function nota(clave: string, over: Partial<ComprobanteVenta> = {}): string {
  const modificado = {
    numero: `${clave.slice(24, 27)}-${clave.slice(27, 30)}-${clave.slice(30, 39)}`,
    fecha: `${clave.slice(4, 8)}-${clave.slice(2, 4)}-${clave.slice(0, 2)}`,
  };
  return notaCreditoXml(
    exigir(
      validarNotaCredito({
        ...comunesDe(RUC),
        claveAcceso: claveDe('04'),
        venta: makeVentaDeHoy(over),
        modificado,
        motivo: 'Devolución',
      }),
    ),
  );
}

export const firmar = (xml: string, certificado: Certificado = CERTIFICADO, ahora = AHORA) =>
  firmarXml(xml, certificado, { ahora });

export const claveEn = (xml: string) => /<claveAcceso>(\d+)</.exec(xml)?.[1] ?? '';

/** A document with each of those changes, in its last place; one that is not there is a mistake of the test. */
export function cambiar(xml: string, ...cambios: readonly (readonly [string, string])[]): string {
  return cambios.reduce((antes, [viejo, nuevo]) => {
    const donde = antes.lastIndexOf(viejo);
    if (donde < 0) throw new Error(`cambiar: there is no ${viejo} in ${antes}`);
    return antes.slice(0, donde) + nuevo + antes.slice(donde + viejo.length);
  }, xml);
}
