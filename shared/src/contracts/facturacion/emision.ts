import { z } from 'zod';

import { empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';

import { TIPOS_COMPROBANTE } from './documentos';
import { MODOS_SRI } from './modoSri';

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

/** A numbering: what counts alone for the authority. `siguiente` is the number its next document takes. */
export const serieSchema = z.object({
  tipo: z.enum(TIPOS_COMPROBANTE),
  ambiente: z.enum(['1', '2']),
  establecimiento: z.string(),
  punto_emision: z.string(),
  siguiente: z.number().int(),
});

/** A jump of a numbering over more than these is asked about again. */
export const SALTO_MAXIMO = 1_000;

/** The ambiente and numberings that a company issues with: ambiente 1 is tests, 2 is production. */
export const emisionEmpresaSchema = z.object({
  ambiente: z.enum(['1', '2']),
  establecimiento: z.string(),
  punto_emision: z.string(),
  /** Whether documents of ambiente 2 leave this installation (SRI_MODE). */
  produccion: z.boolean(),
  modo: z.enum(MODOS_SRI),
  /** Every numbering the company has used; those of its present series first, and always. */
  series: z.array(serieSchema),
});

export type EmisionEmpresa = z.output<typeof emisionEmpresaSchema>;

/** Something a person should look at. `cuantos` things, said in `texto`. */
export const avisoAtencionSchema = z.object({
  empresa: z.string(),
  tipo: z.enum([
    'DOCUMENTOS',
    'PAUSA',
    'CERTIFICADO',
    'CORREO',
    'AMBIENTE',
    'ESPERA',
    'AUTORIDAD',
    'RELOJ',
    'SIN_ENVIAR',
    'ARRIENDO',
    'SIN_LINEA',
    'IVA',
  ]),
  cuantos: z.number().int(),
  texto: z.string(),
});

export type AvisoAtencion = z.output<typeof avisoAtencionSchema>;

export const P12_MAX_BASE64 = 200_000;
/** A P12 in base64. */
const certificadoField = z
  .base64('El certificado debe venir en base64')
  .min(1, 'Elija el archivo .p12 o .pfx')
  .max(P12_MAX_BASE64, 'El archivo es demasiado grande para ser un certificado');
const claveDeCertificadoField = z
  .string('Ingrese la contraseña del certificado')
  .min(1, 'Ingrese la contraseña del certificado')
  .max(200, 'La contraseña del certificado es demasiado larga');

const tresCifras = (que: string) =>
  z.string().regex(/^(?!000)\d{3}$/, `${que}: son 3 dígitos, desde 001`);
const siguienteField = z
  .number('El siguiente número debe ser un número')
  .int('El siguiente número debe ser entero')
  .min(1, 'El siguiente número empieza en 1')
  .max(999_999_999, 'El siguiente número tiene 9 dígitos como máximo');

const administrar = { perfiles: ['Administrador'], area: null } as const;
/** The operator too, who registers companies. */
const configurar = { perfiles: ['Administrador', 'Dashboard'], area: null } as const;
const cambiar = { ...configurar, conClave: true } as const;
/** What may be wrong with a P12. */
export const FALLOS_DE_P12 = [
  'CERTIFICADO_ILEGIBLE',
  'CERTIFICADO_NO_FIRMA',
  'CERTIFICADO_DE_LLAVE_CORTA',
  'CERTIFICADO_NO_VIGENTE',
] as const;
const vigilar = { perfiles: ['Administrador', 'Contador'], area: null } as const;

/** The setup that a company issues with, and what keeps it from issuing. Paths are like those of facturacionCalls. */
export const emisionCalls = defineCalls('billing', {
  consultarPausa: {
    method: 'GET',
    path: '/pausa_emision',
    acceso: vigilar,
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
    acceso: configurar,
    query: porEmpresa,
    reply: envelope(certificadoSchema.nullable()),
  },
  /** The company's P12, in base64, and its password; from then on it signs with it. */
  cargarCertificado: {
    method: 'POST',
    path: '/certificado',
    acceso: cambiar,
    body: z.strictObject({
      empresa: empresaField,
      p12: certificadoField,
      clave: claveDeCertificadoField,
      /** The company wants it although it names another RUC. */
      de_otro_ruc: z.boolean().optional(),
    }),
    espera: 60_000, // a hundred thousand iterations take seconds
    reply: envelope(certificadoSchema),
    fallos: [...FALLOS_DE_P12, 'CERTIFICADO_DE_OTRO_RUC'],
  },
  /** What a P12 is, as seen by the company of that RUC; nothing is kept of it. */
  revisarCertificado: {
    method: 'POST',
    path: '/revisar_certificado',
    acceso: cambiar,
    body: z.strictObject({
      ruc: z.string().max(13),
      p12: certificadoField,
      clave: claveDeCertificadoField,
    }),
    espera: 60_000,
    reply: envelope(certificadoSchema),
    fallos: FALLOS_DE_P12,
  },
  consultarEmision: {
    method: 'GET',
    path: '/emision',
    acceso: configurar,
    query: porEmpresa,
    reply: envelope(emisionEmpresaSchema),
  },
  /** Takes effect with the next document. A `siguiente` moves a numbering forward only: a number is never given out again. */
  guardarEmision: {
    method: 'PUT',
    path: '/emision',
    acceso: cambiar,
    body: z.strictObject({
      empresa: empresaField,
      ambiente: z.enum(['1', '2'], 'Seleccione el ambiente'),
      establecimiento: tresCifras('Establecimiento'),
      punto_emision: tresCifras('Punto de emisión'),
      siguiente_factura: siguienteField.optional(),
      siguiente_nota_credito: siguienteField.optional(),
      /** The company knows that a jump over SALTO_MAXIMO gives up its numbers. */
      saltar_numeros: z.boolean().optional(),
    }),
    reply: envelope(emisionEmpresaSchema),
    fallos: [
      'SERIE_DE_OTRA_EMPRESA',
      'AMBIENTE_NO_DISPONIBLE',
      'SALTO_SIN_CONFIRMAR',
      'PUNTO_DE_DISPOSITIVO',
    ],
  },
  /** What needs a person in all companies of the caller that have the area of reports: the badge of the header. */
  consultarAtencion: {
    method: 'GET',
    path: '/atencion',
    acceso: { perfiles: ['Administrador', 'Contador'], area: 'reportes' },
    reply: envelope(z.array(avisoAtencionSchema)),
  },
});
