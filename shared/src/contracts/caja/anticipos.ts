import { z } from 'zod';

import { actoSinLineaSchema, conSuClave, FALLOS_DE_ACTO } from '../ventas/actoSinLinea';
import { aprobadorSchema, FALLOS_DE_APROBADOR } from '../auth/aprobador';
import { cajaField, MOVER } from './caja';
import { dolaresField, empresaField, porEmpresa, UUID } from '../campos';
import { defineCalls, envelope } from '../defineCall';

/** Somebody of the company, and what they were advanced this month. Ours. */
export const empleadoSchema = z.object({
  id_usuario: z.string(),
  nombreCompleto: z.string(),
  perfil: z.string(),
  /** Dollars a month; 0 where nobody wrote it down. */
  sueldo: z.number(),
  anticipado: z.number(),
  /** How much of it may still be advanced this month; null where the company sets no limit. */
  disponible: z.number().nullable(),
});
export type Empleado = z.output<typeof empleadoSchema>;

/** Spec section 3, Advance, as its receipt needs it. */
export const anticipoSchema = z.object({
  id: z.string(),
  id_usuario: z.string(),
  empleado: z.string(),
  monto: z.number(),
  empresa: z.string(),
  /** Who gave it. */
  usuario: z.string(),
  /** ISO instant. */
  creado: z.string(),
  /** What was advanced in the month, this advance included. */
  anticipado: z.number(),
  sueldo: z.number(),
});
export type Anticipo = z.output<typeof anticipoSchema>;

export const anticiposCalls = defineCalls('ordering', {
  /** Ours: who works for the company, by name. */
  listarEmpleados: {
    method: 'GET',
    path: '/v1/anticipos',
    acceso: MOVER,
    query: porEmpresa,
    guardadas: 5,
    reply: envelope(z.array(empleadoSchema)),
  },
  /** Spec section 7, Cash. */
  anticipo: {
    method: 'POST',
    path: '/v1/anticipo',
    acceso: MOVER,
    clave: 'anticipo_id',
    body: z
      .strictObject({
        empresa: empresaField,
        id_usuario: z
          .string('¡Debe seleccionar un empleado!')
          // of whatever version: PostgreSQL makes them of an md5 too
          .regex(UUID, '¡Debe seleccionar un empleado!'),
        monto: dolaresField('El monto', '¡Debe ingresar una cantidad!').refine(
          (monto) => monto > 0,
          '¡Debe ingresar una cantidad!',
        ),
        usuario: z.unknown().optional(),
        caja: cajaField.optional(),
        /** Ours: of this advance, made by the client; the same one is given once. */
        anticipo_id: z.uuid('anticipo_id no es válido').optional(),
        /** Ours: an advance to oneself is approved by an Administrador who is somebody else. */
        aprobacion: aprobadorSchema.optional(),
        /** Ours: it was given at a registered till without a line. */
        sin_linea: actoSinLineaSchema.optional(),
      })
      .refine(...conSuClave('anticipo_id')),
    reply: envelope(anticipoSchema),
    fallos: [
      'CAJA_NO_EXISTE',
      'EMPLEADO_NO_EXISTE',
      'ANTICIPO_MAXIMO',
      'MOVIMIENTO_EN_CONFLICTO',
      'ANTICIPO_SIN_APROBACION',
      ...FALLOS_DE_APROBADOR,
      ...FALLOS_DE_ACTO,
    ],
  },
});
