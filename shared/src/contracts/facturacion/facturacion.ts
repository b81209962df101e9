import { z } from 'zod';

import { PERFILES_DE_CAJA } from '../auth/perfiles';

import { claveAccesoField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { comprobanteEstadoSchema } from './documentos';

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
  /** Ours: legend of its regime while it sells with notas de venta; null, or unsaid by a server of before: it does not. */
  regimen: z.string().nullable().optional(),
  logo_empresa: z.string().nullable(),
  /** Ours: the logo as the ticket takes it (contracts/impresion.ts); null: none. */
  logo_ticket: z.string().nullable().optional(),
});

export type EmpresaFacturacion = z.output<typeof empresaFacturacionSchema>;

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;
/** Paths are relative to the billing address, which ends in /facturacion. */
export const facturacionCalls = defineCalls('billing', {
  /** Reserves the next secuencial; the same Idempotency-Key answers the same reservation while it is live. */
  reservarClaveAcceso: {
    method: 'POST',
    path: '/claveacceso',
    acceso: vender,
    idempotente: true,
    body: z.strictObject({ ruc: z.string().max(13), empresa: empresaField }),
    reply: envelope(z.object({ claveAcceso: z.string(), secuencial: z.string() })),
    fallos: ['EMPRESA_SIN_FACTURACION', 'SERIE_DE_OTRA_EMPRESA', 'SERIE_AGOTADA'],
  },
  /** Hurries the job the sale queued and answers its state; the structure sent is not trusted. */
  firmarXml: {
    method: 'POST',
    path: '/firmar_xml',
    acceso: vender,
    query: porEmpresa,
    body: z.looseObject({ infoTributaria: z.looseObject({ claveAcceso: claveAccesoField }) }),
    reply: envelope(comprobanteEstadoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  consultarEmpresa: {
    method: 'GET',
    path: '/empresa/:company',
    acceso: { perfiles: ['Administrador', 'Cajero', 'Mesero', 'Contador'], area: null },
    params: z.strictObject({ company: empresaField }),
    guardadas: 5,
    espera: 10_000, // spec section 9, Timings
    reply: envelope(empresaFacturacionSchema),
  },
});
