import { z } from 'zod';

import { actoSinLineaSchema } from './actoSinLinea';
import { claveAccesoField, dolaresField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { crearVentaBody, sinLineaSchema, ventasCalls, ventaSchema } from './ventas';

/** Why a sale that was made without a line is looked at: what is not as it would have been with one. */
export const MARCAS_SIN_LINEA = [
  'PRECIO_CAMBIADO',
  'PRECIO_NUNCA_VIGENTE',
  'PRODUCTO_RETIRADO',
  'PRODUCTO_AGOTADO',
  'VENDEDOR_RETIRADO',
  'DISPOSITIVO_REVOCADO',
  'RELOJ',
  'CAJA_CUADRADA',
  'OTRO_NUMERO',
  'CLIENTE_DISTINTO',
  'AUTOR_SIN_PROBAR',
  'FECHA_SIN_PROBAR',
  'MES_CERRADO',
  'CAJA_DISTINTA',
  'SIN_APROBACION',
] as const;
export type MarcaSinLinea = (typeof MARCAS_SIN_LINEA)[number];

/** A sale, or another act: `id` is then its key, and `secuencia` what it is. */
export const ventaMarcadaSchema = z.object({
  id: z.string(),
  secuencia: z.string(),
  total: z.number(),
  /** In whose name it stands. */
  vendedor: z.string(),
  /** Who it says did it, and who sent it: two people may be one. */
  hecho_por: z.string(),
  enviado_por: z.string(),
  dispositivo: z.string(),
  vendida: z.string(),
  recibida: z.string(),
  marcas: z.array(z.enum(MARCAS_SIN_LINEA)),
  /** What was and what would have been, by mark. */
  detalle: z.record(z.string(), z.unknown()),
  /** Who accepted what had been refused, and why. */
  aceptada_por: z.string().nullable(),
  motivo: z.string(),
  revisada_por: z.string().nullable(),
});
export type VentaMarcada = z.output<typeof ventaMarcadaSchema>;

const motivoField = z
  .string('Escriba el motivo')
  .trim()
  .min(3, 'Escriba el motivo')
  .max(300, 'El motivo admite 300 letras');

const administrar = { perfiles: ['Administrador'], area: 'ventas' } as const;

/** Ours: sales that were made without a line. They come in by crearVenta, with `sin_linea`. */
export const sinLineaCalls = defineCalls('ordering', {
  /**
   * An Administrador takes a sale that crearVenta refused, as it was made: another price, a product or a seller that is gone,
   * a till that was revoked. With `reemplaza` under a new number (`clave_acceso`, of today), where its own is not to be had.
   */
  aceptarVenta: {
    method: 'POST',
    path: '/v1/aceptar_venta',
    acceso: administrar,
    idempotente: true,
    body: crearVentaBody.extend({
      sin_linea: sinLineaSchema,
      motivo: motivoField,
      /** The key that the sale was made with. */
      reemplaza: claveAccesoField.optional(),
      /** Without the order that it pays, which is another's by now, or over; said beside the body, which stays as it was signed. */
      sin_orden: z.boolean().optional(),
    }),
    reply: envelope(ventaSchema),
    fallos: ventasCalls.crearVenta.fallos,
  },
  /** What is to be looked at, the last first; what was looked at already after that. */
  listarVentasSinLinea: {
    method: 'GET',
    path: '/v1/ventas_sin_linea',
    acceso: administrar,
    query: porEmpresa,
    reply: envelope(z.array(ventaMarcadaSchema)),
  },
  revisarVentaSinLinea: {
    method: 'POST',
    path: '/v1/revisar_venta_sin_linea',
    acceso: administrar,
    body: z.strictObject({ empresa: empresaField, venta: z.uuid('La venta no es válida') }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
  /**
   * An Administrador gives up what the server refused of a till, and says why; the audit has it, and nothing else is kept. Of a sale
   * its whole body, and the number on its ticket, which has another code from then on.
   */
  descartarActoSinLinea: {
    method: 'POST',
    path: '/v1/descartar_acto_sin_linea',
    acceso: { perfiles: ['Administrador'], area: ['caja', 'ventas'] },
    body: z.strictObject({
      empresa: empresaField,
      clave: z.uuid('La clave no es válida'),
      tipo: z.string().min(1).max(40, 'tipo es demasiado largo'),
      dicho: z.string().max(300, 'dicho es demasiado largo'),
      monto: dolaresField('El monto').nullable(),
      /** The name of the person who did it. */
      hecho_por: z.string().max(200, 'hecho_por es demasiado largo'),
      /** What it was refused with. */
      rechazo: z.string().max(300, 'rechazo es demasiado largo'),
      motivo: motivoField,
      cuerpo: z.record(z.string(), z.unknown()).optional(),
      clave_acceso: claveAccesoField.optional(),
      /** No token of a till that the server does not know, as one of after the backup that it came back from. */
      sin_linea: actoSinLineaSchema
        .omit({ reloj: true, quien: true, firma: true })
        .partial({ token: true }),
    }),
    reply: envelope(z.null()),
    fallos: ['DISPOSITIVO_DESCONOCIDO', 'ACTO_YA_HECHO'],
  },
});
