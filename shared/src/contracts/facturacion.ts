import { z } from 'zod';

import { PERFILES_DE_CAJA } from './perfiles';

import { claveAccesoField, empresaField, porEmpresa } from './campos';
import { defineCalls, envelope } from './defineCall';

/** The authority's buyer identification codes (spec section 9). */
export const TIPOS_IDENTIFICACION = ['04', '05', '06', '07', '08'] as const;
export type TipoIdentificacion = (typeof TIPOS_IDENTIFICACION)[number];

/** Spec section 3, Customer. */
export const clienteSchema = z.object({
  nombre: z.string(),
  razon_social: z.string(),
  email: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  cedula: z.string(),
  tipo_identificacion: z.enum(TIPOS_IDENTIFICACION),
});

export type Cliente = z.output<typeof clienteSchema>;

const requerido = (max: number) =>
  z.string().trim().min(1, 'Por favor complete los campos').max(max, `Admite ${max} caracteres`);

const clienteBody = z.strictObject({
  empresa: empresaField,
  nombre: requerido(300),
  razon_social: requerido(300),
  email: requerido(200).pipe(z.email('El email no es valido')),
  direccion: requerido(300),
  telefono: requerido(20),
  cedula: requerido(20),
  tipo_identificacion: z.enum(TIPOS_IDENTIFICACION, 'Seleccione el tipo de identificacion'),
});

/** States of an electronic document, in the order it passes them (issue 3 names the rest). */
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
] as const;
export type EstadoComprobante = (typeof ESTADOS_COMPROBANTE)[number];

/** Company data the ticket and the sales screen need (spec section 7, GET /empresa/{company}). No secret in it. */
export const empresaFacturacionSchema = z.object({
  empresa: z.string(),
  ruc: z.string(),
  razon_social: z.string(),
  direccion: z.string(),
  establecimiento: z.string(),
  punto_emision: z.string(),
  ambiente: z.enum(['1', '2']),
  tipo_emision: z.string(),
  tarifa: z.string(),
  iva_actual: z.number(),
  contabilidad: z.boolean(),
  /** True when the company issues electronic invoices; one without a certificate lets them wait. */
  factura: z.boolean(),
  logo_empresa: z.string().nullable(),
});

export type EmpresaFacturacion = z.output<typeof empresaFacturacionSchema>;

export const comprobanteEstadoSchema = z.object({
  clave_acceso: z.string(),
  estado: z.enum(ESTADOS_COMPROBANTE),
  mensaje: z.string().nullable(),
  fecha_autorizacion: z.string().nullable(),
});

export type ComprobanteEstado = z.output<typeof comprobanteEstadoSchema>;

/** Issued invoice (spec section 3, electronic list). */
export const emisionSchema = z.object({
  clave_acceso: z.string(),
  empresa: z.string(),
  cedula: z.string(),
  estado: z.enum(ESTADOS_COMPROBANTE),
  fechaCreacion: z.string(),
  link: z.string(),
  /** What the authority said, or what it waits for, and what to do. */
  mensaje: z.string().nullable().optional(),
  fecha_autorizacion: z.string().nullable().optional(),
});

export type Emision = z.output<typeof emisionSchema>;

/** Why a company's documents wait: nothing of it goes to the authority until somebody resumes it. */
export const pausaSchema = z.object({
  clave_acceso: z.string(),
  codigo: z.string().nullable(),
  mensaje: z.string(),
  desde: z.string(),
  pendientes: z.number().int(),
});

export type Pausa = z.output<typeof pausaSchema>;

/** What is told of a company's signing certificate: never the file, its password or its key. */
export const certificadoSchema = z.object({
  titular: z.string(),
  ruc_titular: z.string().nullable(),
  emisor: z.string(),
  serie: z.string(),
  valido_desde: z.string(),
  valido_hasta: z.string(),
  dias_restantes: z.number().int(),
  estado: z.enum(['VIGENTE', 'POR_VENCER', 'CADUCADO']),
  /** What the company should know: it expires soon, it is another RUC's. */
  avisos: z.array(z.string()),
});

export type CertificadoFirma = z.output<typeof certificadoSchema>;

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;
const verFacturas = {
  perfiles: ['Administrador', 'Cajero', 'Mesero', 'Contador'],
  area: null,
} as const;

/** The screen 'Facturas electronicas' (decisions.md, Areas). */
const listarFacturas = { perfiles: ['Administrador', 'Contador'], area: 'reportes' } as const;

const administrar = { perfiles: ['Administrador'], area: null } as const;

/** Paths are relative to the billing address, which ends in /facturacion. */
export const facturacionCalls = defineCalls({
  consultarCliente: {
    method: 'GET',
    path: '/cedula/:id',
    acceso: vender,
    params: z.strictObject({ id: z.string().min(3).max(20) }),
    query: porEmpresa.partial(),
    reply: envelope(clienteSchema),
  },
  registrarCliente: {
    method: 'POST',
    path: '/cedula',
    acceso: vender,
    body: clienteBody,
    reply: envelope(clienteSchema),
  },
  refrescarCliente: {
    method: 'PUT',
    path: '/cedula_refrescar',
    acceso: vender,
    body: clienteBody,
    reply: envelope(clienteSchema),
  },
  consultarEmisiones: {
    method: 'POST',
    path: '/consultar_emisiones',
    acceso: listarFacturas,
    body: z.strictObject({ ruc: z.string().max(20), empresa: empresaField }),
    reply: envelope(z.array(emisionSchema)),
  },
  /** Reserves the next secuencial; the same Idempotency-Key answers the same reservation while it is live. */
  reservarClaveAcceso: {
    method: 'POST',
    path: '/claveacceso',
    acceso: vender,
    idempotente: true,
    body: z.strictObject({ ruc: z.string().max(13), empresa: empresaField }),
    reply: envelope(z.object({ claveAcceso: z.string(), secuencial: z.string() })),
  },
  /** Hurries the job the sale queued and answers its state (decisions.md); the structure sent is not trusted. */
  firmarXml: {
    method: 'POST',
    path: '/firmar_xml',
    acceso: vender,
    query: porEmpresa,
    body: z.looseObject({ infoTributaria: z.looseObject({ claveAcceso: claveAccesoField }) }),
    reply: envelope(comprobanteEstadoSchema),
  },
  consultarComprobante: {
    method: 'GET',
    path: '/comprobante/:clave/estado',
    acceso: verFacturas,
    params: z.strictObject({ clave: claveAccesoField }),
    query: porEmpresa,
    reply: envelope(comprobanteEstadoSchema),
  },
  /** A refused document goes again, with its key and number; corrected if its company's data were. */
  reintentarComprobante: {
    method: 'POST',
    path: '/comprobante/:clave/reintentar',
    acceso: administrar,
    params: z.strictObject({ clave: claveAccesoField }),
    body: porEmpresa,
    reply: envelope(comprobanteEstadoSchema),
  },
  consultarPausa: {
    method: 'GET',
    path: '/pausa_emision',
    acceso: { perfiles: ['Administrador', 'Contador'], area: null },
    query: porEmpresa,
    reply: envelope(pausaSchema.nullable()),
  },
  reanudarEmision: {
    method: 'POST',
    path: '/reanudar_emision',
    acceso: administrar,
    body: porEmpresa,
    reply: envelope(z.null()),
  },
  consultarCertificado: {
    method: 'GET',
    path: '/certificado',
    acceso: administrar,
    query: porEmpresa,
    reply: envelope(certificadoSchema.nullable()),
  },
  /** The company's P12, in base64, and its password; from then on it signs with it. */
  cargarCertificado: {
    method: 'POST',
    path: '/certificado',
    acceso: administrar,
    body: z.strictObject({
      empresa: empresaField,
      p12: z.base64('El certificado debe venir en base64').min(1, 'Elija el archivo').max(200_000),
      clave: z.string().min(1, 'Ingrese la clave del certificado').max(200),
    }),
    espera: 60_000, // a hundred thousand iterations take seconds
    reply: envelope(certificadoSchema),
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
  },
  /** Its printed form, once it is authorised: a PDF. */
  descargarRide: {
    method: 'GET',
    path: '/comprobantes/:clave.pdf',
    acceso: listarFacturas,
    params: z.strictObject({ clave: claveAccesoField }),
    query: porEmpresa,
    reply: z.unknown(),
  },
  consultarEmpresa: {
    method: 'GET',
    path: '/empresa/:company',
    acceso: { perfiles: ['Administrador', 'Cajero', 'Mesero', 'Contador'], area: null },
    params: z.strictObject({ company: empresaField }),
    espera: 10_000, // spec section 9, Timings
    reply: envelope(empresaFacturacionSchema),
  },
});
