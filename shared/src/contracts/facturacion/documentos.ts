import { z } from 'zod';

import { claveAccesoField, correosField, diaField, empresaField, porEmpresa } from '../campos';
import { clienteBody, TIPOS_IDENTIFICACION } from '../ventas/clientes';
import { defineCalls, envelope } from '../defineCall';
import { FORMAS_DE_VENTA } from '../ventas/formas';

/** States of an electronic document, in the order it passes them; ANULADA: taken back before it was authorised. */
export const ESTADOS_COMPROBANTE = [
  'POR_FIRMAR',
  'FIRMADA',
  'RECIBIDA',
  'EN_PROCESO',
  'AUTORIZADO',
  'DEVUELTA',
  'NO_AUTORIZADO',
  'REQUIERE_ATENCION',
  'EMPRESA_PAUSADA',
  'ANULADA',
] as const;
export type EstadoComprobante = (typeof ESTADOS_COMPROBANTE)[number];

export const comprobanteEstadoSchema = z.object({
  clave_acceso: z.string(),
  estado: z.enum(ESTADOS_COMPROBANTE),
  mensaje: z.string().nullable(),
  fecha_autorizacion: z.string().nullable(),
});

export type ComprobanteEstado = z.output<typeof comprobanteEstadoSchema>;

/** Documents the company issues: invoices, and the credit notes that take them back. */
export const TIPOS_COMPROBANTE = ['FACTURA', 'NOTA_CREDITO'] as const;
export type TipoComprobante = (typeof TIPOS_COMPROBANTE)[number];

/** Whether the buyer was sent the document, from the last time it was asked for. */
export const correoEstadoSchema = z.object({
  estado: z.enum(['PENDIENTE', 'ENVIADO', 'FALLIDO']),
  email: z.string(),
  mensaje: z.string().nullable(),
  fecha: z.string(),
});

export type CorreoEstado = z.output<typeof correoEstadoSchema>;

/** What a sale's invoice admits now, decided by the server; `frase` tells the reader what would happen or why not. */
export const anulacionSchema = z.object({
  como: z.enum(['RETIRAR', 'NOTA_CREDITO']).nullable(),
  frase: z.string(),
});

export type Anulacion = z.output<typeof anulacionSchema>;

/** Whether a part of an invoice may be given back now; `frase` tells what would happen or why not. */
export const devolucionSchema = z.object({ puede: z.boolean(), frase: z.string() });

export type Devolucion = z.output<typeof devolucionSchema>;

/** Issued invoice (spec section 3, electronic list). */
export const emisionSchema = z.object({
  clave_acceso: z.string(),
  empresa: z.string(),
  cedula: z.string(),
  estado: z.enum(ESTADOS_COMPROBANTE),
  fechaCreacion: z.string(),
  link: z.string(),
  /** What the authority said, or what it waits for, and what to do. */
  mensaje: z.string().nullable(),
  fecha_autorizacion: z.string().nullable(),
  tipo: z.enum(TIPOS_COMPROBANTE),
  /** Key of the credit note that takes an invoice back, or of the invoice that a credit note takes back. */
  relacionado: z.string().nullable(),
  /** Null: nothing was sent, nor is to be. */
  correo: correoEstadoSchema.nullable(),
  /** Null for a credit note. */
  anulacion: anulacionSchema.nullable(),
  /** Null for a credit note, and from a server of before there were notes over a part. */
  devolucion: devolucionSchema.nullable().default(null),
  /** True where it may be said that its company annulled it in the authority's portal. */
  anulable_en_sri: z.boolean().default(false),
  /** The same of a credit note, which has an act of its own (anularNotaEnSri). */
  nota_anulable_en_sri: z.boolean().default(false),
  /**
   * How the authority has, when it was asked at night, what is authorised here, or VIGENTE what was written down as annulled in its
   * portal (restaurarVigente); null: as we do.
   */
  consta_en_sri: z.enum(['ANULADA', 'DESCONOCIDA', 'VIGENTE']).nullable().default(null),
  /** Dollars that notes over parts of an invoice gave back. */
  devuelto: z.number().default(0),
  /** True where the buyer's data may be corrected and the document sent again. */
  corregible: z.boolean(),
  /** True where its number is another document's, or its key or date is refused: it may be issued today with the next one. */
  renumerable: z.boolean(),
  /** False where it was refused for what it will be refused for again; a server of before did not tell. */
  reintentable: z.boolean().default(true),
  /** True where it has waited for longer than it should: it may be asked about at once. */
  demorada: z.boolean(),
  /** The buyer, as the document names them. */
  cliente: z.string(),
  /** Dollars, never negative: `tipo` says whether it was taken or given back. */
  total: z.number(),
});

export type Emision = z.output<typeof emisionSchema>;

export const compradorDeDocumentoSchema = z.object({
  tipo_identificacion: z.enum(TIPOS_IDENTIFICACION),
  identificacion: z.string(),
  razon_social: z.string(),
  direccion: z.string(),
  email: z.string(),
  telefono: z.string(),
});

/** What the authority said, in its own words. */
export const mensajeSriSchema = z.object({
  identificador: z.string(),
  mensaje: z.string(),
  informacionAdicional: z.string(),
  tipo: z.string(),
});

export type MensajeSri = z.output<typeof mensajeSriSchema>;

/** One thing that was tried with a document, and what came of it. */
export const intentoSchema = z.object({
  paso: z.enum(['FIRMA', 'ENVIO', 'CONSULTA', 'REINTENTO', 'CORRECCION', 'ANULACION']),
  resultado: z.string(),
  codigo: z.string().nullable(),
  mensaje: z.string().nullable(),
  /** All that the authority answered; none where it was not asked or gave no reason. */
  mensajes: z.array(mensajeSriSchema),
  /** When it was tried last. */
  en: z.string(),
  /** How often it was tried and came to the same, and since when; absent: once. */
  veces: z.number().int().optional(),
  desde: z.string().optional(),
});

/** What was sold, in dollars with tax; `descuento` is off the whole line. */
export const lineaDocumentoSchema = z.object({
  codigo: z.string(),
  descripcion: z.string(),
  cantidad: z.number(),
  precio: z.number(),
  descuento: z.number(),
  /** Whole percent. */
  tarifa: z.number(),
  total: z.number(),
  /** Of one unit, in its price; absent where it bears none, and from a server of before. */
  ice: z.number().optional(),
  /** What of it no credit note has given back; absent from a server of before. */
  queda: z.object({ cantidad: z.number(), monto: z.number() }).optional(),
});

export type LineaDocumento = z.output<typeof lineaDocumentoSchema>;

/** What a document says was sold and paid: dollars. */
export const contenidoSchema = z.object({
  lineas: z.array(lineaDocumentoSchema),
  /** Base and tax of each rate that occurs, highest first. */
  tarifas: z.array(z.object({ tarifa: z.number(), base: z.number(), iva: z.number() })),
  propina: z.number(),
  /** None for a credit note. */
  pagos: z.array(
    z.object({
      forma_pago: z.enum(FORMAS_DE_VENTA),
      total: z.number(),
      debito: z.boolean(),
      /** Days, of what is left on account. */
      plazo: z.number().int().optional(),
    }),
  ),
  /** Why a credit note was issued; null for an invoice. */
  motivo: z.string().nullable(),
});

export type Contenido = z.output<typeof contenidoSchema>;

/** A document opened: to whom, for how much, what was sold, and all that was tried with it, latest first. */
export const comprobanteDetalleSchema = z.object({
  emision: emisionSchema,
  comprador: compradorDeDocumentoSchema,
  total: z.number(),
  contenido: contenidoSchema,
  intentos: z.array(intentoSchema),
  /** What becomes of the money where its sale is voided; unsaid where there is no sale, and by a server of before. */
  al_anular: z.string().optional(),
});

export type ComprobanteDetalle = z.output<typeof comprobanteDetalleSchema>;

const verFacturas = {
  perfiles: ['Administrador', 'Cajero', 'Mesero', 'Contador'],
  area: null,
} as const;

/** The screen 'Facturas electrónicas'. */
export const listarFacturas = {
  perfiles: ['Administrador', 'Contador'],
  area: 'reportes',
} as const;

const administrar = { perfiles: ['Administrador'], area: null } as const;

/** Documents that were issued: looked at, put right, sent. Paths as those of facturacionCalls. */
export const documentosCalls = defineCalls('billing', {
  consultarComprobante: {
    method: 'GET',
    path: '/comprobante/:clave/estado',
    acceso: verFacturas,
    params: z.strictObject({ clave: claveAccesoField }),
    query: porEmpresa,
    reply: envelope(comprobanteEstadoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  /** A refused document goes again, with its key and number; corrected if its company's data were. */
  reintentarComprobante: {
    method: 'POST',
    path: '/comprobante/:clave/reintentar',
    acceso: administrar,
    params: z.strictObject({ clave: claveAccesoField }),
    body: porEmpresa,
    reply: envelope(comprobanteEstadoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  /** A refused document with the buyer's data put right: signed anew, with its key and number, and sent again. */
  corregirComprobante: {
    method: 'POST',
    path: '/comprobante/:clave/corregir',
    acceso: administrar,
    params: z.strictObject({ clave: claveAccesoField }),
    body: clienteBody.omit({ nombre: true }),
    reply: envelope(comprobanteEstadoSchema),
    fallos: [
      'NO_ENCONTRADO',
      'COMPROBANTE_NO_CORREGIBLE',
      'CONSUMIDOR_FINAL_LIMITE',
      'CORRECCION_SIN_COMPRADOR',
      'IDENTIFICACION_INVALIDA',
    ],
  },
  /** The authority is asked about a document that waits now, at the pace at which it may be asked at all. */
  consultarAhora: {
    method: 'POST',
    path: '/comprobante/:clave/consultar',
    acceso: administrar,
    params: z.strictObject({ clave: claveAccesoField }),
    body: porEmpresa,
    reply: envelope(comprobanteEstadoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  /**
   * A document whose number is another's with the authority, or whose key or date is refused: withdrawn, and issued today with
   * the next number, in one act. Answers the new document; asked for again, the same.
   */
  emitirConOtroNumero: {
    method: 'POST',
    path: '/comprobante/:clave/otro_numero',
    acceso: administrar,
    params: z.strictObject({ clave: claveAccesoField }),
    body: porEmpresa,
    reply: envelope(comprobanteEstadoSchema),
    fallos: [
      'NO_ENCONTRADO',
      'COMPROBANTE_NO_RENUMERABLE',
      'SERIE_AGOTADA',
      'SERIE_DE_OTRA_EMPRESA',
    ],
  },
  /**
   * Ours: an authorised credit note was annulled in the authority's portal on that day. Its invoice counts again, and its sale stays as
   * it is; of an invoice it is said with its sale (actualizarEstado).
   */
  anularNotaEnSri: {
    method: 'POST',
    path: '/comprobante/:clave/anulada_en_sri',
    acceso: administrar,
    params: z.strictObject({ clave: claveAccesoField }),
    body: porEmpresa.extend({ anulada_en_sri: diaField }),
    reply: envelope(comprobanteEstadoSchema),
    fallos: [
      'NO_ENCONTRADO',
      'COMPROBANTE_SIN_AUTORIZAR',
      'ANULACION_EN_SRI_DE_OTRO_DIA',
      'ANULACION_EN_SRI_FUERA_DE_PLAZO',
    ],
  },
  /**
   * Ours: what was written down as annulled in the portal, and the authority has in force, is authorised again; an invoice is taken back by
   * a credit note of today then, for its sale stays voided.
   */
  restaurarVigente: {
    method: 'POST',
    path: '/comprobante/:clave/sigue_vigente',
    acceso: administrar,
    params: z.strictObject({ clave: claveAccesoField }),
    body: porEmpresa,
    reply: envelope(comprobanteEstadoSchema),
    fallos: ['NO_ENCONTRADO', 'COMPROBANTE_NO_VIGENTE', 'NOTA_SOBRE_LO_FACTURADO', 'SERIE_AGOTADA'],
  },
  consultarDetalle: {
    method: 'GET',
    path: '/comprobante/:clave/detalle',
    acceso: listarFacturas,
    params: z.strictObject({ clave: claveAccesoField }),
    query: porEmpresa,
    reply: envelope(comprobanteDetalleSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  /**
   * Spec section 7. Sends the authorised document (XML and RIDE) to `email`, or to the buyer's address when it is empty.
   * `link` and `tipo` are what the list showed and decide nothing; `empresa` may be left out, the key says whose it is. Only an
   * Administrador names the address: whoever does takes a buyer's data out of the company.
   */
  enviarCorreo: {
    method: 'POST',
    path: '/envial_email',
    acceso: { perfiles: ['Administrador', 'Cajero', 'Mesero'], area: null },
    body: z.strictObject({
      link: z.string().max(500),
      email: correosField,
      asuntos: z.string().max(200, 'El asunto admite 200 caracteres'),
      claveAcceso: claveAccesoField,
      tipo: z.string().max(40),
      empresa: empresaField.optional(),
    }),
    reply: envelope(correoEstadoSchema),
    fallos: [
      'NO_ENCONTRADO',
      'COMPROBANTE_SIN_AUTORIZAR',
      'CORREO_SIN_DIRECCION',
      'CORREO_REPETIDO',
    ],
  },
  /** The document itself, '{clave}.xml': as authorised, or as signed while it waits. */
  descargarXml: {
    method: 'GET',
    path: '/comprobantes/:archivo',
    acceso: listarFacturas,
    params: z.strictObject({
      archivo: z.string().regex(/^\d{49}\.xml$/, 'El documento debe ser {clave}.xml'),
    }),
    query: porEmpresa,
    reply: z.string(),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Its printed form, once it is authorised: a PDF, of a page or for a roll of paper. */
  descargarRide: {
    method: 'GET',
    path: '/comprobantes/:clave.pdf',
    acceso: listarFacturas,
    params: z.strictObject({ clave: claveAccesoField }),
    query: porEmpresa.extend({ formato: z.enum(['a4', '80mm']).optional() }),
    reply: z.unknown(),
    fallos: ['NO_ENCONTRADO', 'COMPROBANTE_SIN_AUTORIZAR'],
  },
});
