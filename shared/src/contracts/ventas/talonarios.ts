import { z } from 'zod';

import { diaField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';

const serieField = (campo: string) =>
  z
    .string(`Escriba ${campo}`)
    .trim()
    .regex(/^\d{3}$/, `Escriba ${campo} en tres dígitos`)
    .refine((serie) => serie !== '000', `La serie empieza en 001: corrija ${campo}`);

const numeroField = (campo: string) =>
  z
    .number(`Escriba el número ${campo}`)
    .int(`El número ${campo} no lleva decimales`)
    .min(1, `El número ${campo} empieza en 1`)
    .max(999_999_999, `El número ${campo} tiene hasta nueve dígitos`);

export const talonarioSchema = z.object({
  id: z.string(),
  /** '001-001' */
  serie: z.string(),
  desde: z.number().int(),
  hasta: z.number().int(),
  /** The next number of it; one past `hasta` where none is left. */
  siguiente: z.number().int(),
  autorizacion: z.string(),
  /** The last day on which it is in force, 'YYYY-MM-DD'. */
  caduca: z.string(),
  estado: z.enum(['VIGENTE', 'AGOTADO', 'CADUCADO', 'RETIRADO']),
});
export type Talonario = z.output<typeof talonarioSchema>;

const administrar = { perfiles: ['Administrador'], area: null } as const;

/** The preprinted numbers that a company holds for its notas de venta. All of them are ours. */
export const talonariosCalls = defineCalls('ordering', {
  /** Latest first; `aviso` says what to do before sales stop, null where there is time. */
  listarTalonarios: {
    method: 'POST',
    path: '/v1/listar_talonarios',
    acceso: administrar,
    body: porEmpresa,
    reply: envelope(
      z.object({ talonarios: z.array(talonarioSchema), aviso: z.string().nullable() }),
    ),
  },
  registrarTalonario: {
    method: 'POST',
    path: '/v1/registrar_talonario',
    acceso: { ...administrar, conClave: true },
    body: z
      .strictObject({
        empresa: empresaField,
        establecimiento: serieField('el establecimiento'),
        punto_emision: serieField('el punto de emisión'),
        desde: numeroField('desde'),
        hasta: numeroField('hasta'),
        autorizacion: z
          .string('Escriba la autorización')
          .trim()
          .regex(/^\d{10}$/, 'La autorización tiene 10 dígitos'),
        caduca: diaField,
      })
      .refine(({ desde, hasta }) => desde <= hasta, {
        path: ['hasta'],
        error: 'El número hasta no puede ser menor que el primero',
      }),
    reply: envelope(z.null()),
    fallos: ['TALONARIO_SOLAPADO'],
  },
  /** One that was typed wrong: no more of its numbers are given out; those that were stay. */
  retirarTalonario: {
    method: 'POST',
    path: '/v1/retirar_talonario',
    acceso: { ...administrar, conClave: true },
    body: z.strictObject({ empresa: empresaField, id: z.uuid('El talonario no existe') }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
});
