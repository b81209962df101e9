import { z } from 'zod';

import { diaField, empresaField, usuarioIdField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';

/** Rows a page (spec section 9, Page sizes). */
export const ASISTENCIAS_POR_PAGINA = 31;

/** Spec section 3, Attendance record; `id` is the user's. What is ours stands below. */
export const asistenciaSchema = z.object({
  id: z.string(),
  nombreCompleto: z.string(),
  /** 'Noviembre' */
  mes: z.string(),
  /** '22' */
  dia: z.string(),
  /** 'HH:mm' */
  hora_ingreso: z.string(),
  /** 'HH:mm'; null: none. */
  hora_salida: z.string().nullable(),
  /** 'YYYY-MM-DD' */
  fecha: z.string(),
  /** Minutes worked; null where nobody knows. */
  minutos: z.number().int().nullable(),
  /** A day that is over, and nobody logged out. */
  sin_salida: z.boolean(),
  /** Who corrected it, and why. */
  correccion: z.object({ por: z.string(), motivo: z.string() }).nullable(),
});
export type Asistencia = z.output<typeof asistenciaSchema>;

/** Somebody who came to work and has not left. Ours. */
export const deTurnoSchema = z.object({
  id: z.string(),
  nombreCompleto: z.string(),
  perfil: z.string(),
  /** 'HH:mm' */
  hora_ingreso: z.string(),
});
export type DeTurno = z.output<typeof deTurnoSchema>;

const horaField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora debe ser HH:mm');
const ver = { perfiles: ['Administrador'], area: 'admin' } as const;

export const asistenciaCalls = defineCalls('identidad', {
  /** The attendance of a person in one month, latest day first; the present month where none is said. */
  listarAsistencia: {
    method: 'GET',
    path: '/v1/listar_asistencia',
    acceso: ver,
    query: porEmpresa.extend({
      id: usuarioIdField,
      mes: z
        .string()
        .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'El mes debe ser YYYY-MM')
        .optional(),
    }),
    reply: envelope(z.array(asistenciaSchema)),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Who is at work now, first who came first. */
  listarDeTurno: {
    method: 'GET',
    path: '/v1/de_turno',
    acceso: ver,
    query: porEmpresa,
    reply: envelope(z.array(deTurnoSchema)),
  },
  /** What the clock says is put right, by whom and why. */
  corregirAsistencia: {
    method: 'PUT',
    path: '/v1/asistencia',
    acceso: { ...ver, conClave: true },
    body: z.strictObject({
      empresa: empresaField,
      id: usuarioIdField,
      fecha: diaField,
      hora_ingreso: horaField,
      /** Earlier than the other: the next day's. Null: still there. */
      hora_salida: horaField.nullable(),
      motivo: z
        .string('Escriba el motivo')
        .trim()
        .min(3, 'Escriba el motivo')
        .max(200, 'El motivo admite 200 caracteres'),
    }),
    reply: envelope(asistenciaSchema),
    fallos: ['NO_ENCONTRADO'],
  },
});
