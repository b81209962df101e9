import { z } from 'zod';

import { idField } from '../campos';
import { CANALES } from './canales';

export const CURSOS = ['ENTRADA', 'FUERTE', 'POSTRE'] as const;
export type Curso = (typeof CURSOS)[number];

/** The key of an order (spec section 3, random). */
export const randomField = z.uuid('random debe ser un UUID');

/** A line that was sent to the kitchen, with what of it is in this order. */
export const lineaOrdenSchema = z.object({
  /** Made by the client that sent it. */
  linea: z.string(),
  /** The id of the product. */
  id: z.string(),
  id_categoria: z.string(),
  producto: z.string(),
  /** Dollars of one unit with what was chosen, as they were when it was sent: what is paid. */
  precio_venta: z.number(),
  porcentaje_iva: z.number(),
  por_peso: z.boolean(),
  /** Outside the regime of a negocio popular, as its product is now; unsaid by a server of before. */
  fuera_regimen: z.boolean().optional(),
  /** The ICE of one unit, in dollars, within its price; unsaid where it bears none. */
  ice: z.number().optional(),
  /** Still to be paid here; taken back; paid. */
  cantidad: z.number(),
  anulada: z.number(),
  pagada: z.number(),
  opciones: z.string(),
  modificadores: z.array(
    z.strictObject({ id: z.string(), nombre: z.string(), precio: z.number() }),
  ),
  curso: z.enum(CURSOS).nullable(),
  asiento: z.number().int().nullable(),
  /** The kitchen waits with it. */
  retenida: z.boolean(),
  lista: z.boolean(),
  entregada: z.boolean(),
  /** Who sent it, and when: an ISO instant. */
  usuario: z.string(),
  enviada: z.string(),
});

export type LineaOrden = z.output<typeof lineaOrdenSchema>;

export const ESTADOS_ORDEN = ['ABIERTA', 'PAGADA', 'UNIDA', 'CERRADA'] as const;

/** What was ordered at a table, or under a name, and lives on the server until it is paid. */
export const ordenSchema = z.object({
  random: z.string(),
  /** Its name: 'Orden 12', or whose it is. */
  orden: z.string(),
  /** The table's number; '' without one. */
  mesa: z.string(),
  id_mesa: z.string().nullable(),
  cliente: z.string(),
  comensales: z.number().int().nullable(),
  mesero: z.string(),
  desde: z.string(),
  estado: z.enum(ESTADOS_ORDEN),
  por_pagar: z.boolean(),
  /** Number of the sale that paid the last of it. */
  venta: z.string().nullable(),
  /** The order it was joined to. */
  unida_a: z.string().nullable(),
  /** How it reaches who buys it, without a table; null, as unsaid by a server of before: nobody said. */
  canal: z.enum(CANALES).nullable().optional(),
  /** In the order they were sent. */
  lineas: z.array(lineaOrdenSchema),
});

export type Orden = z.output<typeof ordenSchema>;

/** Units of a line. */
export const cantidadField = z
  .number('cantidad debe ser un número')
  .min(0.001, 'cantidad debe ser mayor que cero')
  .max(9999, 'cantidad no puede pasar de 9999')
  .refine(
    (valor) => Math.abs(valor * 1000 - Math.round(valor * 1000)) < 1e-6,
    'cantidad admite tres decimales',
  );

/** Of spec section 3, Kitchen order line; what is ours is optional. */
export const lineaPedidaSchema = z.strictObject({
  id: idField,
  id_categoria: z.string().max(64),
  producto: z.string().min(1, 'producto no puede estar vacío').max(300),
  precio_venta: z.number('precio_venta debe ser un número').min(0).max(99_999_999.99),
  cantidad: cantidadField,
  porcentaje_iva: z.union([z.number(), z.string().max(10)]),
  /** Options text, with its line breaks. */
  opt: z.string().trim().max(300, 'opt admite 300 letras').optional(),
  // the order's own, which the specification repeats in each line: accepted, and read from the order
  orden: z.string().max(60).optional(),
  mesa: z.string().max(30).optional(),
  usuario: z.string().max(200).optional(),
  random: z.string().max(64).optional(),
  /** Ours, made by the client: a line that is sent twice is one. */
  linea: z.uuid('línea debe ser un UUID').optional(),
  modificadores: lineaOrdenSchema.shape.modificadores.max(20).optional(),
  curso: z.enum(CURSOS, 'El curso debe ser Entrada, Fuerte o Postre').optional(),
  /** Ours: the kitchen waits with it until its course is fired. */
  retenida: z.boolean().optional(),
  /** Ours: who of the table ordered it, from 1. */
  asiento: z.number().int().min(1, 'El asiento es 1 o más').max(99).optional(),
});

export type LineaPedida = z.output<typeof lineaPedidaSchema>;
