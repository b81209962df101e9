import { z } from 'zod';

import { boletoField } from '../caja/cajon';
import { FALLOS_DE_CAJON, impreso } from '../caja/papel';
import { dolaresField, empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { CURSOS } from './ordenes';
import {
  creditoDeVentaSchema,
  FORMAS_DE_VENTA,
  lineaVentaSchema,
  notaDeVentaSchema,
  PAGOS_MAXIMO,
  pagoSchema,
} from './ventas';

/** A logo of two colours, 384 dots wide at most, fits in so many letters. */
const LOGO_MAX_BASE64 = 24_000;

/** Spec section 7, local print service; `emai` and `tikect` as spelled there. The optional fields are ours. */
const ticketBody = z.strictObject({
  razon_social: z.string().max(300),
  ruc: z.string().max(13),
  tarifa: z.string().max(20),
  secuencial: z.string().max(20),
  tienda: z.array(lineaVentaSchema).min(1, 'No hay productos en la factura').max(300),
  empresa: empresaField,
  direccion: z.string().max(300),
  fecha: z.string().max(30),
  iva: dolaresField('iva'),
  subtotal: dolaresField('subtotal'),
  total: dolaresField('total'),
  clave_acceso: z.string().max(49).nullable(),
  /** The paper is a nota de venta, which breaks out no IVA. */
  nota: notaDeVentaSchema.optional(),
  cliente: z.string().max(300),
  emai: z.string().max(200),
  cedula: z.string().max(20),
  forma_pago: z.enum(FORMAS_DE_VENTA).optional(),
  /** Where there are several, or one has details; they sum to `total`. */
  pagos: z.array(pagoSchema).max(PAGOS_MAXIMO).optional(),
  /** Where a part of it, or all, was sold on account. */
  credito: z.strictObject(creditoDeVentaSchema.shape).optional(),
  /** Off the whole sale besides what its lines lose. */
  descuento: dolaresField('descuento').optional(),
  propina: dolaresField('propina').optional(),
  /** How much of `propina` is the servicio of the law. */
  servicio: dolaresField('servicio').optional(),
  recibido: dolaresField('recibido').optional(),
  cambio: dolaresField('cambio').optional(),
  ambiente: z.enum(['1', '2']).optional(),
  copia: z.boolean().optional(),
  /** Sold without a line: the authority does not have the invoice yet. */
  pendiente: z.boolean().optional(),
  /** The company's logo, a PNG in base64; null or unsaid: none. */
  logo: z.base64('logo debe venir en base64').max(LOGO_MAX_BASE64).nullable().optional(),
  /** Opens the drawer: what was paid in cash goes into it. */
  cajon: z.boolean().optional(),
  /** The right to open it, where the print service asks for one. */
  boleto: boletoField.optional(),
});

export type TicketBody = z.output<typeof ticketBody>;

/** What the kitchen gets on paper: ours. */
const comandaBody = z.strictObject({
  empresa: empresaField,
  orden: z.string().max(60),
  /** The table's number; '' without one. */
  mesa: z.string().max(30),
  mesero: z.string().max(200),
  /** Which printer: the station's, or the till's where it has none. */
  estacion: z.string().max(20),
  fecha: z.string().max(30),
  lineas: z
    .array(
      z.strictObject({
        cantidad: z.number().min(0).max(9999),
        producto: z.string().max(300),
        opt: z.string().max(600),
        curso: z.enum(CURSOS).nullable(),
        marca: z.enum(['AGREGADO', 'ANULADO']).nullable(),
      }),
    )
    .min(1, 'La comanda no tiene líneas')
    .max(300),
  copia: z.boolean().optional(),
});

export type ComandaBody = z.output<typeof comandaBody>;

/** @deprecated since 0.1.1, gone in 0.3.0: `contracts/caja/papel` has them, and carries no sale along. */
export { FALLOS_DE_CAJON, hojaCajaSchema, type HojaCaja } from '../caja/papel';

/** The papers of a sale; those of the drawer are `papelDeCajaCalls`. */
export const impresionCalls = defineCalls('print', {
  imprimirTicket: {
    method: 'POST',
    path: '/imprimir/tikect',
    acceso: { perfiles: 'publico', area: null }, // the service listens on the till itself, to the product's origin only
    body: ticketBody,
    reply: envelope(
      z.object({
        id: z.string(),
        destino: z.string(),
        /** The ticket was printed, and the drawer stayed shut: why. */
        cajon: z.enum(FALLOS_DE_CAJON).optional(),
      }),
    ),
    fallos: [
      'ORIGEN_NO_PERMITIDO',
      'TOTALES_NO_COINCIDEN',
      'IMPRESORA_NO_DISPONIBLE',
      'IMPRESORA_NO_TERMINO',
      'IMPRESORA_OCUPADA',
    ],
  },
  /** Ours: what a station of the kitchen has to do, without prices. */
  imprimirComanda: {
    method: 'POST',
    path: '/imprimir/comanda',
    acceso: { perfiles: 'publico', area: null },
    body: comandaBody,
    reply: impreso,
    fallos: [
      'ORIGEN_NO_PERMITIDO',
      'IMPRESORA_NO_DISPONIBLE',
      'IMPRESORA_NO_TERMINO',
      'IMPRESORA_OCUPADA',
    ],
  },
});
