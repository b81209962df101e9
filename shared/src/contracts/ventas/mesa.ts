import { z } from 'zod';

import { CANALES } from './canales';

export const ESTADOS_MESA = ['LIBRE', 'OCUPADA', 'POR_PAGAR'] as const;
export type EstadoMesa = (typeof ESTADOS_MESA)[number];

/** What an open order says of itself in a list. */
const resumenDeOrden = {
  /** Dollars still to be paid. */
  total: z.number(),
  /** Who serves it. */
  mesero: z.string(),
  cliente: z.string(),
  comensales: z.number().int().nullable(),
  /** Units of it that are ready in the kitchen and not on the table yet. */
  listas: z.number(),
  /** Lines that those units are of; unsaid by a server of before. */
  lineas_listas: z.array(z.string()).optional(),
  /** Lines with something to pay: one that has any is not deleted, nor freed. */
  lineas: z.number().int(),
};

/** Spec section 3, Table (mesa). */
export const mesaSchema = z.object({
  id: z.string(),
  numero_mesa: z.number().int(),
  /** When it was created: an ISO instant. */
  fecha_registros: z.string(),
  estado: z.enum(ESTADOS_MESA),
  ...resumenDeOrden,
  empresa: z.string(),
  /** Ours: '' where its number says enough. */
  nombre: z.string(),
  /** Ours: '' in no zone. */
  zona: z.string(),
  /** Ours: how many may sit there; null where nobody said. */
  puestos: z.number().int().nullish(),
  /** Ours: its cell of the floor plan; null: not placed. */
  x: z.number().int().nullable(),
  y: z.number().int().nullable(),
  /** Ours: the open order's key; null: free. */
  random: z.string().nullable(),
  orden: z.string().nullable(),
  /** Ours: since when somebody sits there: an ISO instant. */
  desde: z.string().nullable(),
});

export type Mesa = z.output<typeof mesaSchema>;

/** An open order without a table: take-away, or of the counter. Ours. */
export const ordenSinMesaSchema = z.object({
  random: z.string(),
  orden: z.string(),
  estado: z.enum(['OCUPADA', 'POR_PAGAR']),
  desde: z.string(),
  ...resumenDeOrden,
  /** How it reaches who ordered it; null, as unsaid by a server of before: nobody said. */
  canal: z.enum(CANALES).nullable().optional(),
});

export type OrdenSinMesa = z.output<typeof ordenSinMesaSchema>;
