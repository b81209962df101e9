import { z } from 'zod';

import { empresaField, mesField } from '../campos';
import { defineCalls, envelope } from '../defineCall';

const TRABAJADORES_MAXIMO = 500;

const trabajadorSchema = z.object({
  trabajador: z.string(),
  dias: z.number().int(),
  /** Dollars. */
  monto: z.number(),
});
export type Trabajador = z.output<typeof trabajadorSchema>;

/** The servicio of a month's sales in force, and what each worker gets of it by the days they worked. */
export const repartoSchema = z.object({
  mes: z.string(),
  servicio: z.number(),
  ventas: z.number().int(),
  /** Who was said to work, and who is of the company and was not yet said anything of (0 days). */
  trabajadores: z.array(trabajadorSchema),
});
export type Reparto = z.output<typeof repartoSchema>;

const trabajadorField = z
  .string('El nombre no puede estar vacío')
  .trim()
  .min(1, 'El nombre no puede estar vacío')
  .max(200, 'El nombre admite 200 letras');

const diasField = z
  .number('Los días deben ser un número')
  .int('Los días no llevan decimales')
  .min(0, 'Los días no pueden ser negativos')
  .max(31, 'Un mes tiene hasta 31 días');

const acceso = { perfiles: ['Administrador'], area: 'reportes' } as const;

/** The monthly sheet of the servicio: ours. */
export const servicioCalls = defineCalls('ordering', {
  repartoDeServicio: {
    method: 'GET',
    path: '/v1/reparto_servicio',
    acceso,
    query: z.strictObject({ empresa: empresaField, mes: mesField }),
    reply: envelope(repartoSchema),
  },
  /** All that is known of a month's days is what is said last. */
  guardarDiasDeServicio: {
    method: 'PUT',
    path: '/v1/reparto_servicio',
    acceso,
    body: z.strictObject({
      empresa: empresaField,
      mes: mesField,
      trabajadores: z
        .array(z.strictObject({ trabajador: trabajadorField, dias: diasField }))
        .max(TRABAJADORES_MAXIMO, `Un mes admite ${TRABAJADORES_MAXIMO} trabajadores`)
        .refine(
          (todos) => new Set(todos.map(({ trabajador }) => trabajador)).size === todos.length,
          'Cada trabajador va una sola vez',
        ),
    }),
    reply: envelope(repartoSchema),
  },
});
