import { centavos } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';

import { dosDecimales } from './decimales';
import {
  compradorDeDocumento,
  detalles,
  documentoXml,
  iceDeDocumento,
  infoAdicional,
  infoTributaria,
  totalesDeImpuestos,
  type Documento,
} from './partes';
import { elemento, limpiarTexto, opcional, type Xml } from '@comanda/kit/documento/xml';

/** The invoice a credit note takes back. */
export type DocumentoModificado = {
  /** The number as it is printed: 001-001-000000123. */
  numero: string;
  /** YYYY-MM-DD. */
  fecha: string;
};

/** A credit note for the whole value, whose data passed `validarNotaCredito`. `venta.fecha_emision` is its own day. */
export type NotaCredito = Documento & { modificado: DocumentoModificado; motivo: string };

const FACTURA = '01';

/** notaCredito 1.1.0, canonical, without signature. It takes back lines and tax, never the tip. */
export function notaCreditoXml(nota: NotaCredito): string {
  return documentoXml('notaCredito', [
    infoTributaria(nota),
    infoNotaCredito(nota),
    detalles(nota, 'codigoInterno'),
    infoAdicional(nota),
  ]);
}

function infoNotaCredito(nota: NotaCredito): Xml {
  const { emisor, venta, totales, modificado, motivo } = nota;
  const comprador = compradorDeDocumento(venta);
  return elemento('infoNotaCredito', [
    elemento('fechaEmision', formatFecha(venta.fecha_emision)),
    opcional('dirEstablecimiento', limpiarTexto(emisor.dirEstablecimiento)),
    elemento('tipoIdentificacionComprador', comprador.tipo),
    elemento('razonSocialComprador', comprador.razonSocial),
    elemento('identificacionComprador', comprador.identificacion),
    opcional('contribuyenteEspecial', emisor.contribuyenteEspecial),
    elemento('obligadoContabilidad', emisor.obligadoContabilidad ? 'SI' : 'NO'),
    elemento('codDocModificado', FACTURA),
    elemento('numDocModificado', modificado.numero),
    elemento('fechaEmisionDocSustento', formatFecha(modificado.fecha)),
    elemento('totalSinImpuestos', dosDecimales(centavos(totales.subtotal - iceDeDocumento(nota)))),
    elemento('valorModificacion', dosDecimales(centavos(totales.total))),
    elemento('moneda', 'DOLAR'),
    elemento('totalConImpuestos', totalesDeImpuestos(nota, { conTarifa: false })),
    elemento('motivo', limpiarTexto(motivo)),
  ]);
}
