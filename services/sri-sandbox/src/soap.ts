import { ParseOption, XmlDocument } from 'libxml2-wasm';

import type { RechazoDelSri } from './tabla';

const ESPACIOS = {
  soap: 'http://schemas.xmlsoap.org/soap/envelope/',
  recepcion: 'http://ec.gob.sri.ws.recepcion',
  autorizacion: 'http://ec.gob.sri.ws.autorizacion',
};

export type Mensaje = RechazoDelSri & { tipo: 'ERROR' | 'ADVERTENCIA' };

/** The text of the one argument of an operation, or null when the envelope is not that of the WSDL. */
export function argumentoDeOperacion(
  sobre: string,
  servicio: 'recepcion' | 'autorizacion',
  ruta: string,
): string | null {
  try {
    using documento = XmlDocument.fromString(sobre, { option: ParseOption.XML_PARSE_NONET });
    return (
      documento.get(`/soap:Envelope/soap:Body/${servicio}:${ruta}`, ESPACIOS)?.content.trim() ??
      null
    );
  } catch (error) {
    if (error instanceof Error) return null; // not XML: the caller answers a fault
    throw error;
  }
}

export function escapar(texto: string): string {
  return texto.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c);
}

export function sobreDeFalta(mensaje: string): string {
  return sobreDe(
    `<soap:Fault><faultcode>soap:Client</faultcode><faultstring>${escapar(mensaje)}</faultstring></soap:Fault>`,
  );
}

export function respuestaRecepcion(
  clave: string,
  estado: 'RECIBIDA' | 'DEVUELTA',
  mensajes: readonly Mensaje[],
): string {
  const comprobantes =
    mensajes.length > 0
      ? `<comprobantes><comprobante><claveAcceso>${clave}</claveAcceso>${listaMensajes(mensajes)}</comprobante></comprobantes>`
      : '<comprobantes/>';
  return sobreDe(
    `<ns2:validarComprobanteResponse xmlns:ns2="${ESPACIOS.recepcion}"><RespuestaRecepcionComprobante>` +
      `<estado>${estado}</estado>${comprobantes}` +
      '</RespuestaRecepcionComprobante></ns2:validarComprobanteResponse>',
  );
}

export type AutorizacionSoap = {
  estado: 'AUTORIZADO' | 'NO AUTORIZADO' | 'RECHAZADO' | 'EN PROCESO' | 'ANULADO';
  clave: string;
  /** As the authority writes instants: 2026-11-20T13:05:00-05:00. */
  fecha: string;
  ambiente: string;
  xml: string;
  mensajes: readonly Mensaje[];
};

/** No entry: the authority knows nothing of that key. A key that was sent again may have several. */
export function respuestaAutorizacion(
  clave: string,
  autorizaciones: readonly AutorizacionSoap[],
): string {
  return sobreDe(
    `<ns2:autorizacionComprobanteResponse xmlns:ns2="${ESPACIOS.autorizacion}"><RespuestaAutorizacionComprobante>` +
      `<claveAccesoConsultada>${escapar(clave)}</claveAccesoConsultada>` +
      `<numeroComprobantes>${autorizaciones.length}</numeroComprobantes>` +
      `<autorizaciones>${autorizaciones.map(entrada).join('')}</autorizaciones>` +
      '</RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse>',
  );
}

function entrada({ estado, clave, fecha, ambiente, xml, mensajes }: AutorizacionSoap): string {
  const numero = estado === 'AUTORIZADO' ? `<numeroAutorizacion>${clave}</numeroAutorizacion>` : '';
  return (
    `<autorizacion><estado>${estado}</estado>${numero}<fechaAutorizacion>${fecha}</fechaAutorizacion>` +
    `<ambiente>${ambiente === '2' ? 'PRODUCCION' : 'PRUEBAS'}</ambiente>` +
    `<comprobante>${escapar(xml)}</comprobante>${listaMensajes(mensajes)}</autorizacion>`
  );
}

function listaMensajes(mensajes: readonly Mensaje[]): string {
  const items = mensajes.map(
    ({ codigo, mensaje, detalle, tipo }) =>
      `<mensaje><identificador>${codigo}</identificador><mensaje>${escapar(mensaje)}</mensaje>` +
      `<informacionAdicional>${escapar(detalle)}</informacionAdicional><tipo>${tipo}</tipo></mensaje>`,
  );
  return `<mensajes>${items.join('')}</mensajes>`;
}

function sobreDe(cuerpo: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<soap:Envelope xmlns:soap="${ESPACIOS.soap}"><soap:Body>${cuerpo}</soap:Body></soap:Envelope>`
  );
}
