import { z } from 'zod';

import { empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { tokenDeDispositivoField } from '../admin/firma';
import { PERFILES_DE_CAJA } from '../auth/perfiles';

/** How many rights to open its drawer a registered till holds for when there is no line, and for how long each is good. */
export const BOLETOS_DE_EQUIPO = 50;
export const BOLETO_DE_EQUIPO_HORAS = 48;
/** How long one is good that was asked for with a line. */
export const BOLETO_SEGUNDOS = 60;

/** A right to open the drawer once: what it says and its signature, each in base64url. */
export const boletoField = z
  .string()
  .max(2000, 'El boleto es demasiado largo')
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'El boleto no es válido');
export const impresionField = z.uuid('El servicio de impresión no es válido');
/** A public key of Ed25519, in base64url. */
const publicaField = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'La llave del servicio de impresión no es válida');
/** A signature of such a key. */
export const firmaDeVinculoField = z
  .string()
  .regex(/^[A-Za-z0-9_-]{86}$/, 'La firma del vínculo no es válida');

/** The public half of the key that a company signs with for one print service. */
export const vinculoSchema = z.strictObject({
  empresa: empresaField,
  impresion: impresionField,
  publica: publicaField,
});
export type Vinculo = z.output<typeof vinculoSchema>;

/** `reloj`: what its print service says that it is now, since that one judges whether the right is still good. */
export const paraImpresionFields = {
  impresion: impresionField.optional(),
  reloj: z.iso.datetime('reloj debe ser un instante').optional(),
};

/** An opening without a line, as the till tells of it once there is one. */
const usadoSchema = z.strictObject({
  boleto: z.uuid('El boleto no es válido'),
  abierto: z.iso.datetime('abierto debe ser un instante'),
  /** The key of the sale or of the opening that it was for. */
  referencia: z.uuid('referencia no es válida'),
});
export type BoletoUsado = z.output<typeof usadoSchema>;

const boletoDeEquipoSchema = z.object({ id: z.string(), boleto: z.string(), vence: z.string() });
export type BoletoDeEquipo = z.output<typeof boletoDeEquipoSchema>;

const administrar = { perfiles: ['Administrador'], area: 'caja' } as const;
const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;

/** Ours: who may open the cash drawer of a till. Its print service asks for a right signed by the server, once it is paired. */
export const cajonCalls = defineCalls('ordering', {
  /** Makes a key for the print service of this till; that one gets the public half. */
  vincularImpresora: {
    method: 'POST',
    path: '/v1/vincular_impresora',
    acceso: administrar,
    body: z.strictObject({ empresa: empresaField }),
    reply: envelope(vinculoSchema),
  },
  /** Signs another key with one that the print service knows already, which takes it for that. */
  firmarVinculo: {
    method: 'POST',
    path: '/v1/firmar_vinculo',
    acceso: administrar,
    body: z.strictObject({
      empresa: empresaField,
      impresion: impresionField,
      /** The other key, and whose it is; both companies are the caller's. */
      nueva: impresionField,
      titular: empresaField,
    }),
    reply: envelope(z.object({ firma: z.string() })),
    fallos: ['IMPRESION_DESCONOCIDA'],
  },
  /** The right to open the drawer for a sale that was paid in cash: one a sale. */
  boletoDeVenta: {
    method: 'POST',
    path: '/v1/boleto_de_venta',
    acceso: vender,
    body: z.strictObject({
      empresa: empresaField,
      venta: z.uuid('La venta no es válida'),
      impresion: impresionField,
      reloj: paraImpresionFields.reloj,
    }),
    reply: envelope(z.object({ boleto: z.string() })),
    fallos: ['IMPRESION_DESCONOCIDA', 'VENTA_SIN_CAJON'],
  },
  /** What a registered till opens its drawer with while there is no line; and what it has opened it with since it last asked. */
  boletosDeEquipo: {
    method: 'POST',
    path: '/v1/boletos_de_equipo',
    acceso: vender,
    body: z.strictObject({
      empresa: empresaField,
      dispositivo: z.uuid('El equipo no es válido'),
      token: tokenDeDispositivoField,
      impresion: impresionField,
      usados: z.array(usadoSchema).max(BOLETOS_DE_EQUIPO * 2),
    }),
    reply: envelope(z.object({ boletos: z.array(boletoDeEquipoSchema) })),
    fallos: ['DISPOSITIVO_DESCONOCIDO', 'IMPRESION_DESCONOCIDA'],
  },
});
