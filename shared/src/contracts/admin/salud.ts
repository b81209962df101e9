import { z } from 'zod';

import { defineCalls, envelope } from '../defineCall';
import { areaField } from '../plataforma/campoArea';
import { falloDeBuildSchema } from './publicaciones';

/** What three of four did not pass in the last 24 hours, in milliseconds; null: nobody told. */
const tiempo = z.number().nullable();
/** How many times as fast as it may the error budget is spent; 1 spends it in just the week that it is for. Null: no visit. */
const consumo = z.number().nullable();

/** How an area does, as pages tell it, of all companies. */
export const saludSchema = z.object({
  area: z.string(),
  titulo: z.string(),
  /** The share of its visits that is to go without a fault: 0.995. */
  objetivo: z.number(),
  /** Of seven days; a visit failed where anything of it did. */
  visitas: z.number().int(),
  malas: z.number().int(),
  /** The share of the error budget that was spent in them. */
  gastado: consumo,
  consumo1h: consumo,
  consumo6h: consumo,
  /** Of the last 24 hours. */
  visitasDeHoy: z.number().int(),
  malasDeHoy: z.number().int(),
  bucles: z.number().int(),
  colgadas: z.number().int(),
  carga: tiempo,
  lcp: tiempo,
  inp: tiempo,
  /** Builds on open tabs in the last hour, with their share of them, most used first. */
  builds: z.array(z.object({ build: z.string(), version: z.string(), parte: z.number() })),
});
export type Salud = z.output<typeof saludSchema>;

/** Faults of the last 24 hours, most frequent first, by build. */
export const falloFrecuenteSchema = falloDeBuildSchema.extend({ build: z.string() });

export const saludDeAreaSchema = z.object({
  empresas: z.array(
    z.object({
      empresa: z.string(),
      visitas: z.number().int(),
      malas: z.number().int(),
      bucles: z.number().int(),
      colgadas: z.number().int(),
      carga: tiempo,
      lcp: tiempo,
      inp: tiempo,
    }),
  ),
  fallos: z.array(falloFrecuenteSchema),
});
export type SaludDeArea = z.output<typeof saludDeAreaSchema>;

const operador = { perfiles: ['Dashboard'], area: null } as const;

/** How areas do after the first paint (ADR 65). */
export const saludCalls = defineCalls('platform', {
  listarSalud: {
    method: 'GET',
    path: '/plataforma/salud',
    acceso: operador,
    reply: envelope(z.array(saludSchema)),
  },
  /** Of the last 24 hours: company by company, worst first, and what fails most. */
  verSaludDeArea: {
    method: 'GET',
    path: '/plataforma/salud_de_area',
    acceso: operador,
    query: z.strictObject({ area: areaField }),
    reply: envelope(saludDeAreaSchema),
  },
});
