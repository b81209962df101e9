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
});

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;
const verFacturas = {
  perfiles: ['Administrador', 'Cajero', 'Mesero', 'Contador'],
  area: null,
} as const;

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
    acceso: verFacturas,
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
  /** The document itself, '{clave}.xml': as authorised, or as signed while it waits. */
  descargarXml: {
    method: 'GET',
    path: '/comprobantes/:archivo',
    acceso: verFacturas,
    params: z.strictObject({
      archivo: z.string().regex(/^\d{49}\.xml$/, 'El documento debe ser {clave}.xml'),
    }),
    query: porEmpresa,
    reply: z.string(),
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
