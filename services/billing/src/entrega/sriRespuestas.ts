import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

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

/** As long as somebody reads. */
const mensaje = z.object({
  identificador: cortado(20),
  mensaje: cortado(300),
  informacionAdicional: cortado(1_000),
  tipo: cortado(40),
});
const MENSAJES = 50;
const mensajes = listaEn('mensaje', mensaje).transform((dichos) => dichos.slice(0, MENSAJES));

const recepcion = z.object({
  Body: z.object({
    validarComprobanteResponse: z.object({
      RespuestaRecepcionComprobante: z.object({
        estado: texto.pipe(z.enum(['RECIBIDA', 'DEVUELTA'])),
        comprobantes: listaEn('comprobante', z.object({ mensajes })),
      }),
    }),
  }),
});

const autorizacion = z.object({
  estado: texto.pipe(z.enum(['AUTORIZADO', 'NO AUTORIZADO', 'RECHAZADO', 'EN PROCESO'])),
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

export type Recepcion = { estado: 'RECIBIDA' | 'DEVUELTA'; mensajes: z.output<typeof mensaje>[] };
export type Autorizacion = z.output<typeof autorizacion>;

export function leerRecepcion(soap: string): Recepcion {
  const { estado, comprobantes } = leer(soap, recepcion).Body.validarComprobanteResponse
    .RespuestaRecepcionComprobante;
  return { estado, mensajes: comprobantes.flatMap((comprobante) => comprobante.mensajes) };
}

/** The authorisation that counts: of several entries an AUTORIZADO one, else the last. Null: not there yet. */
export function leerConsulta(soap: string, clave: string): Autorizacion | null {
  const { claveAccesoConsultada, autorizaciones } = leer(soap, consulta).Body
    .autorizacionComprobanteResponse.RespuestaAutorizacionComprobante;
  if (claveAccesoConsultada !== clave)
    throw new SriNoDisponible('ILEGIBLE', `answers for ${claveAccesoConsultada}`);
  const autorizada = autorizaciones.find(({ estado }) => estado === 'AUTORIZADO');
  if (autorizada && Number.isNaN(Date.parse(autorizada.fechaAutorizacion))) {
    throw new SriNoDisponible('ILEGIBLE', `fechaAutorizacion ${autorizada.fechaAutorizacion}`);
  }
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
