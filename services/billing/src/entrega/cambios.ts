import { formatInstante } from '@comanda/shared/domain/texto/fecha';
import type {
  EstadoComprobante,
  MensajeSri,
} from '@comanda/shared/contracts/facturacion/documentos';

import { elemento } from '@comanda/kit/documento/xml';

import { advertenciaSri, veredictoSri, type Veredicto } from './codigosSri';
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
  /** True when the authority may have it although nobody knows: it is asked before anything is sent again. */
  dudoso?: boolean;
  /** What the authority said of having it. */
  conocido?: boolean;
  /** What the attempt came to, where the state does not say it. EN_DUDA: the authority may have it (facturacion.en_duda). */
  resultado?: 'NO_SALIO' | 'EN_DUDA';
  /** All that the authority said. */
  mensajes?: readonly MensajeSri[];
  xmlFirmado?: string;
  /** `simulado`: by the stand-in. */
  autorizado?: { xml: string; fecha: Date; simulado?: boolean };
};

const limpio = { codigo: null, mensaje: null };

export const firmada = (xmlFirmado: string): CambioDeComprobante => ({
  estado: 'FIRMADA',
  ...limpio,
  sigue: 'ya',
  xmlFirmado,
});

export const porFirmar = (mensaje: string): CambioDeComprobante => ({
  estado: 'POR_FIRMAR',
  codigo: null,
  mensaje,
  sigue: 'espera',
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
): CambioDeComprobante => ({
  ...segunConsulta(autorizacion, xmlFirmado),
  mensajes: autorizacion.mensajes,
});

function segunConsulta(autorizacion: Autorizacion, xmlFirmado: string): CambioDeComprobante {
  const { estado, palabra, mensajes } = autorizacion;
  if (estado === 'AUTORIZADO') {
    const fecha = new Date(autorizacion.fechaAutorizacion);
    const advertencia = advertenciaSri(mensajes);
    const suyo = otroDocumento(autorizacion, xmlFirmado);
    return {
      estado,
      codigo: advertencia?.codigo ?? null,
      mensaje: advertencia?.frase ?? null,
      sigue: 'fin',
      ...(suyo !== null && { xmlFirmado: suyo }),
      autorizado: { xml: envolver(autorizacion, fecha, suyo ?? xmlFirmado), fecha },
    };
  }
  if (estado === 'EN PROCESO') return enProceso();
  if (estado === 'DESCONOCIDO') return conPalabraNueva(palabra);
  return segunVeredicto(veredictoSri(mensajes), 'NO_AUTORIZADO');
}

/**
 * What the authority authorised where it is not what was sent last: bytes sent before a correction, of which no answer
 * came. Then theirs is the invoice. Null: the same, or it does not say.
 */
function otroDocumento({ comprobante }: Autorizacion, xmlFirmado: string): string | null {
  const suya = firmaDe(comprobante);
  return suya !== undefined && suya !== firmaDe(xmlFirmado) ? comprobante : null;
}

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
      return { estado: rechazo, codigo, mensaje, sigue: 'fin' };
    case 'conciliar':
    case 'requiereAtencion':
    case 'advertencia': // veredictoSri answers none
      return { estado: 'REQUIERE_ATENCION', codigo, mensaje, sigue: 'fin' };
  }
}

/** The authorised document as the authority hands it out: its wrapper around the very bytes that were sent. */
function envolver(
  { numeroAutorizacion, ambiente, mensajes }: Autorizacion,
  fecha: Date,
  xmlFirmado: string,
): string {
  const autorizacion = elemento('autorizacion', [
    elemento('estado', 'AUTORIZADO'),
    elemento('numeroAutorizacion', numeroAutorizacion),
    elemento('fechaAutorizacion', formatInstante(fecha)),
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
