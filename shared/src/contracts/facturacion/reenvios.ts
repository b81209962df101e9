import { z } from 'zod';

import { claveAccesoField, empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { correoEstadoSchema, ESTADOS_COMPROBANTE } from './documentos';

/** How what was chosen goes again: authorised documents to their buyers, refused ones to the authority. */
export const VIAS_DE_REENVIO = ['CORREO', 'SRI'] as const;
export type ViaDeReenvio = (typeof VIAS_DE_REENVIO)[number];

/** Documents a call takes; whoever has more calls again, and may stop in between. */
export const REENVIOS_POR_LLAMADA = 50;

/** YA_PEDIDO: it is on its way, or was mailed to the same address just now; asked for twice, it goes once. */
export const RESULTADOS_DE_REENVIO = [
  'EN_COLA',
  'YA_PEDIDO',
  'NO_APLICA',
  'SIN_DIRECCION',
] as const;
export type ResultadoDeReenvio = (typeof RESULTADOS_DE_REENVIO)[number];

export const reenvioSchema = z.object({
  clave_acceso: z.string(),
  resultado: z.enum(RESULTADOS_DE_REENVIO),
});
export type Reenvio = z.output<typeof reenvioSchema>;

/** How a document stands with the authority and with its buyer. */
export const seguimientoSchema = z.object({
  clave_acceso: z.string(),
  estado: z.enum(ESTADOS_COMPROBANTE),
  mensaje: z.string().nullable(),
  correo: correoEstadoSchema.nullable(),
});
export type Seguimiento = z.output<typeof seguimientoSchema>;

const claves = z
  .array(claveAccesoField)
  .min(1, 'Elija al menos un documento')
  .max(REENVIOS_POR_LLAMADA, `Elija hasta ${REENVIOS_POR_LLAMADA} documentos`);

const acceso = { perfiles: ['Administrador'], area: 'reportes' } as const;

/** Many documents again, each as its own button does it (documentosCalls). Ours; paths as those of facturacionCalls. */
export const reenviosCalls = defineCalls('billing', {
  /** Puts each that the company has in its queue, and tells of it; the queues go on alone. */
  reenviarComprobantes: {
    method: 'POST',
    path: '/reenviar_comprobantes',
    acceso,
    body: z.strictObject({
      empresa: empresaField,
      via: z.enum(VIAS_DE_REENVIO, 'Elija cómo reenviar'),
      claves,
    }),
    espera: 60_000,
    reply: envelope(z.array(reenvioSchema)),
  },
  /** What became of them, of those the company has. */
  consultarReenvios: {
    method: 'POST',
    path: '/consultar_reenvios',
    acceso,
    body: z.strictObject({ empresa: empresaField, claves }),
    reply: envelope(z.array(seguimientoSchema)),
  },
});
