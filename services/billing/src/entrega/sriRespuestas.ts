import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

import { normalizar } from '@comanda/shared/domain/texto/texto';

/** The authority's services cannot be used now: nothing is known about the document that was being sent. */
export class SriNoDisponible extends Error {
  constructor(
    readonly motivo:
      | 'TIEMPO'
      | 'CONEXION'
      | 'SIN_CONEXION'
      | 'HTTP'
      | 'FAULT'
      | 'ILEGIBLE'
      | 'DESHABILITADO',
    detalle: string,
  ) {
    super(`SRI ${motivo}: ${detalle}`);
    this.name = 'SriNoDisponible';
  }

  /** Whether anything left this machine, and so may have arrived. */
  get salio(): boolean {
    return this.motivo !== 'SIN_CONEXION' && this.motivo !== 'DESHABILITADO';
  }
}

const LISTAS = ['mensajes.mensaje', 'comprobantes.comprobante', 'autorizaciones.autorizacion'];

const lector = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  isArray: (_nombre, ruta) => LISTAS.some((lista) => String(ruta).endsWith(lista)),
});

const texto = z.string().trim().default('');

/** An element that is absent or empty ('' to the parser) counts as empty. */
const listaEn = <Item extends z.ZodType>(nombre: string, item: Item) =>
  z
    .unknown()
    .optional()
    .transform((valor) =>
      typeof valor === 'object' && valor !== null
        ? (valor as Record<string, unknown>)[nombre]
        : undefined,
    )
    .pipe(z.array(item).default([]));

const cortado = (largo: number) => texto.transform((dicho) => dicho.slice(0, largo));

/** Texts are cut to what somebody reads. */
const mensaje = z.object({
  identificador: cortado(20),
  mensaje: cortado(300),
  informacionAdicional: cortado(1_000),
  tipo: cortado(40),
});
const MENSAJES = 50;
const mensajes = listaEn('mensaje', mensaje).transform((dichos) => dichos.slice(0, MENSAJES));

/** A state in whatever gender, accents and case they write it today. */
const dicho = texto.transform((estado) =>
  normalizar(estado)
    .toUpperCase()
    .replace(/[_\s]+/g, ' ')
    .slice(0, 60),
);

/** States of their reception, by the names that we give them. */
const RECEPCION: Readonly<Record<string, 'RECIBIDA' | 'DEVUELTA'>> = {
  RECIBIDA: 'RECIBIDA',
  RECIBIDO: 'RECIBIDA',
  PPR: 'RECIBIDA',
  'EN PROCESO': 'RECIBIDA',
  'EN PROCESAMIENTO': 'RECIBIDA',
  DEVUELTA: 'DEVUELTA',
  DEVUELTO: 'DEVUELTA',
  RECHAZADA: 'DEVUELTA',
  RECHAZADO: 'DEVUELTA',
};
const AUTORIZACION: Readonly<Record<string, 'AUTORIZADO' | 'NO AUTORIZADO' | 'EN PROCESO'>> = {
  AUTORIZADO: 'AUTORIZADO',
  AUTORIZADA: 'AUTORIZADO',
  AUT: 'AUTORIZADO',
  'NO AUTORIZADO': 'NO AUTORIZADO',
  'NO AUTORIZADA': 'NO AUTORIZADO',
  NAT: 'NO AUTORIZADO',
  RECHAZADO: 'NO AUTORIZADO',
  RECHAZADA: 'NO AUTORIZADO',
  'EN PROCESO': 'EN PROCESO',
  'EN PROCESAMIENTO': 'EN PROCESO',
  PPR: 'EN PROCESO',
};

const leido = <Estado extends string>(
  dicho: string,
  conocidos: Readonly<Record<string, Estado>>,
): Dicho<Estado> => {
  const estado = conocidos[dicho];
  return estado === undefined ? { estado: 'DESCONOCIDO', palabra: dicho } : { estado };
};

const recepcion = z.object({
  Body: z.object({
    validarComprobanteResponse: z.object({
      RespuestaRecepcionComprobante: z.object({
        estado: dicho.refine((estado) => estado !== ''),
        comprobantes: listaEn('comprobante', z.object({ mensajes })),
      }),
    }),
  }),
});

const autorizacion = z.object({
  estado: dicho.refine((estado) => estado !== ''),
  numeroAutorizacion: texto,
  fechaAutorizacion: texto,
  ambiente: texto,
  /** The document it is about, as the authority keeps it. */
  comprobante: texto,
  mensajes,
});

const consulta = z.object({
  Body: z.object({
    autorizacionComprobanteResponse: z.object({
      RespuestaAutorizacionComprobante: z.object({
        claveAccesoConsultada: texto,
        autorizaciones: listaEn('autorizacion', autorizacion),
      }),
    }),
  }),
});

/** What they call a document's state, or their word for it where it is none that we know. */
type Dicho<Estado extends string> =
  | { estado: Estado; palabra?: never }
  | { estado: 'DESCONOCIDO'; palabra: string };
export type Recepcion = Dicho<'RECIBIDA' | 'DEVUELTA'> & { mensajes: z.output<typeof mensaje>[] };
export type Autorizacion = Dicho<'AUTORIZADO' | 'NO AUTORIZADO' | 'EN PROCESO'> &
  Omit<z.output<typeof autorizacion>, 'estado'>;

export function leerRecepcion(soap: string): Recepcion {
  const { estado, comprobantes } = leer(soap, recepcion).Body.validarComprobanteResponse
    .RespuestaRecepcionComprobante;
  const mensajes = comprobantes.flatMap((comprobante) => comprobante.mensajes);
  return { ...leido(estado, RECEPCION), mensajes };
}

/** The authorisation that counts: of several entries an AUTORIZADO one, else the last. Null: not there yet. */
export function leerConsulta(soap: string, clave: string): Autorizacion | null {
  const { claveAccesoConsultada, autorizaciones: dichas } = leer(soap, consulta).Body
    .autorizacionComprobanteResponse.RespuestaAutorizacionComprobante;
  if (claveAccesoConsultada !== '' && claveAccesoConsultada !== clave)
    throw new SriNoDisponible('ILEGIBLE', `answers for ${claveAccesoConsultada}`);
  const autorizaciones = dichas.map((una) => ({ ...una, ...leido(una.estado, AUTORIZACION) }));
  const autorizada = autorizaciones.find(({ estado }) => estado === 'AUTORIZADO');
  return autorizada ?? autorizaciones.at(-1) ?? null;
}

function leer<Esquema extends z.ZodType>(soap: string, esquema: Esquema): z.output<Esquema> {
  const sobre = abrirSobre(soap);
  const fault = z
    .object({ Body: z.object({ Fault: z.object({ faultstring: texto }) }) })
    .safeParse(sobre);
  if (fault.success) throw new SriNoDisponible('FAULT', fault.data.Body.Fault.faultstring);
  const leido = esquema.safeParse(sobre);
  if (!leido.success) throw new SriNoDisponible('ILEGIBLE', z.prettifyError(leido.error));
  return leido.data;
}

function abrirSobre(soap: string): unknown {
  // the reader is lenient: half an answer must not pass for a whole one
  if (!/<\/[\w:]*Envelope>\s*$/.test(soap))
    throw new SriNoDisponible('ILEGIBLE', 'no end of envelope');
  try {
    const documento: unknown = lector.parse(soap);
    return z.object({ Envelope: z.unknown() }).parse(documento).Envelope;
  } catch (error) {
    throw new SriNoDisponible('ILEGIBLE', String(error));
  }
}
