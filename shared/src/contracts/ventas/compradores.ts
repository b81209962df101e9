import { z } from 'zod';

import { empresaField, porEmpresa } from '../campos';
import { clienteSchema } from './clientes';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES_DE_CAJA } from '../auth/perfiles';

/** A customer who has bought lately: as the company has them on record, and how often. */
export const compradorSchema = clienteSchema.extend({ veces: z.number().int() });

export type Comprador = z.output<typeof compradorSchema>;

/** What somebody bought the last time, without its prices: those are today's. */
export const lineaRepetibleSchema = z.object({
  id: z.string(),
  producto: z.string(),
  cantidad: z.number(),
  opciones: z.string(),
  /** Ids; what they cost is today's too. */
  modificadores: z.array(z.string()),
});

export const ultimaOrdenSchema = z.object({
  cedula: z.string(),
  fecha: z.string(),
  lineas: z.array(lineaRepetibleSchema),
});

export type UltimaOrden = z.output<typeof ultimaOrdenSchema>;

/** No more than these fit under a box. */
export const COMPRADORES_A_LA_VEZ = 8;

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;

/** Ours: who buys at a till. */
export const compradoresCalls = defineCalls('ordering', {
  /** The buyers of the latest sales whose name or number holds the typed text, the most frequent first. */
  clientesFrecuentes: {
    method: 'GET',
    path: '/v1/clientes_frecuentes',
    acceso: vender,
    query: porEmpresa.extend({
      busqueda: z.string().max(100, 'La búsqueda admite 100 letras').optional(),
    }),
    guardadas: 50,
    reply: envelope(z.array(compradorSchema)),
  },
  /** Null where they have not bought here, or only what was voided. */
  ultimaOrden: {
    method: 'GET',
    path: '/v1/ultima_orden',
    acceso: vender,
    query: z.strictObject({
      empresa: empresaField,
      cedula: z.string().min(3, 'La cédula es muy corta').max(20, 'La cédula admite 20 letras'),
    }),
    reply: envelope(ultimaOrdenSchema.nullable()),
  },
});
