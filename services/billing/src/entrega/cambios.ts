import { formatInstante } from '@comanda/shared/domain/texto/fecha';
import type {
  EstadoComprobante,
  MensajeSri,
} from '@comanda/shared/contracts/facturacion/documentos';

import { elemento } from '@comanda/kit/documento/xml';

import { leerClaveAcceso } from '../domain/claveAcceso';

import { advertenciaSri, veredictoSri, type Veredicto } from './codigosSri';
import { leerFechaDelSri } from './fechaDelSri';
import type { Autorizacion, Recepcion } from './sriRespuestas';

/**
 * What becomes of a document after a step. `sigue`: 'ya' goes on in this lease, 'fin' leaves the queue, 'espera' comes
 * back after a growing time, 'pausa' stops the whole company's queue until somebody resumes it.
 */
export type CambioDeComprobante = {
  estado: EstadoComprobante;
  codigo: string | null;
  mensaje: string | null;
  sigue: 'ya' | 'fin' | 'espera' | 'pausa';
  /** It waits for what a person does, who wakes it: until then it is hardly looked at. */
  dePersona?: boolean;
  /** True when the authority may have it although nobody knows: it is asked before anything is sent again. */
  dudoso?: boolean;
  /** What the authority said of having it. */
  conocido?: boolean;
  /** What the attempt came to, where the state does not say it. EN_DUDA: the authority may have it (facturacion.en_duda). */
  resultado?: 'NO_SALIO' | 'EN_DUDA';
  /** All that the authority said. */
  mensajes?: readonly MensajeSri[];
  xmlFirmado?: string;
  /** `fecha` null: theirs cannot be read. `simulado`: by the stand-in. */
  autorizado?: { xml: string; fecha: Date | null; simulado?: boolean };
};

const limpio = { codigo: null, mensaje: null };

export const firmada = (xmlFirmado: string): CambioDeComprobante => ({
  estado: 'FIRMADA',
  ...limpio,
  sigue: 'ya',
  xmlFirmado,
});

/** For want of a certificate: who gives one wakes it (certificadosRepository). */
export const porFirmar = (mensaje: string): CambioDeComprobante => ({
  estado: 'POR_FIRMAR',
  codigo: null,
  mensaje,
  sigue: 'espera',
  dePersona: true,
});

/** Refused by ourselves before signing: the data break a rule. */
export const conDefecto = (mensaje: string): CambioDeComprobante => ({
  estado: 'REQUIERE_ATENCION',
  codigo: null,
  mensaje,
  sigue: 'fin',
});

/** No answer came: the document stays as it is and says so. `salio`: something had left, and may have arrived. */
export const sinRespuesta = (estado: EstadoComprobante, salio: boolean): CambioDeComprobante => ({
  estado,
  codigo: null,
  mensaje: 'El SRI no responde. Se enviará de nuevo',
  sigue: 'espera',
  ...(salio ? { dudoso: true } : { resultado: 'NO_SALIO' }),
});

export const trasEnvio = (recepcion: Recepcion): CambioDeComprobante => ({
  ...segunEnvio(recepcion),
  mensajes: recepcion.mensajes,
});

function segunEnvio({ estado, palabra, mensajes }: Recepcion): CambioDeComprobante {
  if (estado === 'RECIBIDA') return { estado, ...limpio, sigue: 'ya' };
  if (estado === 'DESCONOCIDO') return conPalabraNueva(palabra);
  return segunVeredicto(veredictoSri(mensajes), estado);
}

export const trasConsulta = (
  autorizacion: Autorizacion,
  xmlFirmado: string,
  ahora: Date,
): CambioDeComprobante => ({
  ...segunConsulta(autorizacion, xmlFirmado, ahora),
  mensajes: autorizacion.mensajes,
});

function segunConsulta(
  autorizacion: Autorizacion,
  xmlFirmado: string,
  ahora: Date,
): CambioDeComprobante {
  const { estado, palabra, mensajes } = autorizacion;
  if (estado === 'AUTORIZADO') {
    const ajeno = queEsAjeno(autorizacion, xmlFirmado);
    return ajeno === null ? autorizado(autorizacion, xmlFirmado, ahora) : conDocumentoAjeno(ajeno);
  }
  if (estado === 'EN PROCESO') return enProceso();
  if (estado === 'DESCONOCIDO') return conPalabraNueva(palabra);
  return segunVeredicto(veredictoSri(mensajes), 'NO_AUTORIZADO');
}

const MISMO_MOMENTO_MS = 60_000;

type Salida = {
  clave: string;
  enviado_en: Date | null;
  ahora: Date;
  /** How far the authority's clock is ahead of ours; null: nobody knows. */
  desfaseMs: number | null;
};

/**
 * Whether a verdict is of what was sent before: its date, by their clock, is earlier than the bytes that they have now left. A
 * minute is nothing between two clocks of theirs; where a date or a clock is not known, it is taken for the verdict that it says.
 */
export function esDeAntes(
  { fechaAutorizacion }: Pick<Autorizacion, 'fechaAutorizacion'>,
  { clave, enviado_en, ahora, desfaseMs }: Salida,
): boolean {
  const fecha = leerFechaDelSri(fechaAutorizacion, { dia: diaDe(clave), ahora });
  if (fecha === null || enviado_en === null || desfaseMs === null) return false;
  return fecha.getTime() < enviado_en.getTime() + desfaseMs - MISMO_MOMENTO_MS;
}

const diaDe = (clave: string) => leerClaveAcceso(clave)?.fecha ?? '';

function autorizado(
  autorizacion: Autorizacion,
  xmlFirmado: string,
  ahora: Date,
): CambioDeComprobante {
  const dia = diaDe(claveEn(xmlFirmado) ?? '');
  const fecha = leerFechaDelSri(autorizacion.fechaAutorizacion, { dia, ahora });
  const advertencia = advertenciaSri(autorizacion.mensajes);
  const suyo = otroDocumento(autorizacion, xmlFirmado);
  return {
    estado: 'AUTORIZADO',
    codigo: advertencia?.codigo ?? null,
    mensaje: advertencia?.frase ?? null,
    sigue: 'fin',
    ...(suyo !== null && { xmlFirmado: suyo }),
    autorizado: { xml: envolver(autorizacion, fecha, suyo ?? xmlFirmado), fecha },
  };
}

/**
 * What the authority authorised where it is not what was sent last: bytes sent before a correction, of which no answer
 * came. Then theirs is the invoice. Null: the same, or it does not say.
 */
function otroDocumento({ comprobante }: Autorizacion, xmlFirmado: string): string | null {
  const suya = firmaDe(comprobante);
  return suya !== undefined && suya !== firmaDe(xmlFirmado) ? comprobante : null;
}

/**
 * What of what they authorised is not this document's: its key, or how much it is of. A correction sent after it changes
 * neither. Null: it is ours, as far as they say.
 */
function queEsAjeno(
  { numeroAutorizacion, comprobante }: Autorizacion,
  xmlFirmado: string,
): string | null {
  const clave = claveEn(xmlFirmado);
  if (numeroAutorizacion !== '' && numeroAutorizacion !== clave)
    return 'otro número de autorización';
  if (comprobante === '') return null;
  if (claveEn(comprobante) !== clave) return 'otra clave de acceso';
  return montoEn(comprobante) === montoEn(xmlFirmado) ? null : 'otro valor';
}

const claveEn = (xml: string) => /<claveAcceso>\s*(\d{49})\s*</.exec(xml)?.[1];
const montoEn = (xml: string) =>
  /<(?:importeTotal|valorModificacion)>\s*([\d.]+)\s*</.exec(xml)?.[1];

/** They authorised something else under this key: it is not this document, and a person must compare the two. */
const conDocumentoAjeno = (ajeno: string): CambioDeComprobante => ({
  estado: 'REQUIERE_ATENCION',
  codigo: null,
  mensaje: `El SRI autorizó con esta clave un documento que no es este: tiene ${ajeno}. Compárelos en el portal del SRI y avise a soporte`,
  sigue: 'fin',
  resultado: 'EN_DUDA',
});

/** No two documents have the same, and no space that a reader drops is in it. */
const firmaDe = (xml: string) => /<ds:SignatureValue>([^<]+)</.exec(xml)?.[1]?.trim();

/** Asked, and the authority has no word about it: `estado` stays, and it is asked again. */
export const sinNoticia = (estado: EstadoComprobante): CambioDeComprobante => ({
  estado,
  codigo: null,
  mensaje:
    estado === 'FIRMADA'
      ? 'El SRI aún no da noticia del documento. Se volverá a consultar'
      : 'El SRI recibió el documento y aún no lo autoriza. Se volverá a consultar',
  sigue: 'espera',
});

/** They answered with a state that nobody told us of: a person must look, and until then it may be with them. */
const conPalabraNueva = (palabra: string): CambioDeComprobante => ({
  estado: 'REQUIERE_ATENCION',
  codigo: null,
  mensaje: `El SRI respondió '${palabra}', un estado que el sistema no conoce. Busque el documento en el portal del SRI y reintente el envío`,
  sigue: 'fin',
  resultado: 'EN_DUDA',
});

/** They said that they have it and know nothing of it for a day: a person must look, and may send it again. */
export const sinRemedio = (): CambioDeComprobante => ({
  estado: 'REQUIERE_ATENCION',
  codigo: null,
  mensaje:
    'El SRI dice que tiene el documento y no lo encuentra. Búsquelo en el portal del SRI y reintente el envío',
  sigue: 'fin',
  resultado: 'EN_DUDA',
});

export const enProceso = (): CambioDeComprobante => ({
  estado: 'EN_PROCESO',
  codigo: null,
  mensaje: 'El SRI está procesando el documento',
  sigue: 'espera',
  conocido: true,
});

function segunVeredicto(
  { accion, codigo, frase: mensaje }: Veredicto,
  rechazo: 'DEVUELTA' | 'NO_AUTORIZADO',
): CambioDeComprobante {
  switch (accion) {
    case 'consultar':
      return { estado: 'RECIBIDA', codigo, mensaje: null, sigue: 'ya', conocido: true };
    case 'reintentar':
      return {
        estado: 'FIRMADA',
        codigo,
        mensaje,
        sigue: 'espera',
        dudoso: true,
        conocido: false,
      };
    case 'pausarEmpresa':
      return { estado: 'EMPRESA_PAUSADA', codigo, mensaje, sigue: 'pausa' };
    case 'corregir':
    case 'reemitir':
      return { estado: rechazo, codigo, mensaje, sigue: 'fin' };
    case 'conciliar':
    case 'requiereAtencion':
    case 'advertencia': // veredictoSri answers none
      return { estado: 'REQUIERE_ATENCION', codigo, mensaje, sigue: 'fin' };
  }
}

/** The authorised document as the authority hands it out: its wrapper around the very bytes that were sent. */
function envolver(
  { numeroAutorizacion, fechaAutorizacion, ambiente, mensajes }: Autorizacion,
  fecha: Date | null,
  xmlFirmado: string,
): string {
  const autorizacion = elemento('autorizacion', [
    elemento('estado', 'AUTORIZADO'),
    elemento('numeroAutorizacion', numeroAutorizacion),
    elemento('fechaAutorizacion', fecha === null ? fechaAutorizacion : formatInstante(fecha)),
    elemento('ambiente', ambiente),
    elemento('comprobante', xmlFirmado),
    elemento(
      'mensajes',
      mensajes.map(({ identificador, mensaje, informacionAdicional, tipo }) =>
        elemento('mensaje', [
          elemento('identificador', identificador),
          elemento('mensaje', mensaje),
          elemento('informacionAdicional', informacionAdicional),
          elemento('tipo', tipo),
        ]),
      ),
    ),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${autorizacion}`;
}
