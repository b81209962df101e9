import { z } from 'zod';

import { actoSinLineaSchema, conSuClave, FALLOS_DE_ACTO } from '../ventas/actoSinLinea';
import { cajaField, cajaQuery, cajaSchema } from './caja';
import { paraImpresionFields } from './cajon';
import { diaField, dolaresField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES_DE_CAJA } from '../auth/perfiles';

export const CAJA_LARGO = 40;

/** A company's own way of keeping its cash. */
/** No business day ends later. */
export const HORA_CORTE_MAXIMA = 12;

export const ajustesCajaSchema = z.object({
  /** The hour that its business day ends at: 4, where what is sold at 03:30 is of the day before. */
  hora_corte: z.number().int(),
  /** Only an Administrador is told what there should be before the count. */
  conteo_ciego: z.boolean(),
  /** Dollars of difference above which a reason is asked for, and an Administrador's approval; null: as everybody (domain/cuadre), 0: any. */
  diferencia_motivo: z.number().nullable(),
  diferencia_aprobacion: z.number().nullable(),
  /** Percent of the salary that may be advanced in a month; null: any. */
  anticipo_maximo: z.number().int().nullable(),
});
export type AjustesCaja = z.output<typeof ajustesCajaSchema>;

/** A company has these until it chooses others. */
export const AJUSTES_CAJA: AjustesCaja = {
  hora_corte: 0,
  conteo_ciego: true,
  diferencia_motivo: null,
  diferencia_aprobacion: null,
  anticipo_maximo: null,
};

/** So many acts are shown at most; one more comes where there are more. */
export const HECHOS_DE_CAJA = 500;

/** Something that was done with the cash: who, when, what it was and what it became. */
export const hechoCajaSchema = z.object({
  id: z.string(),
  /** ISO instant. */
  cuando: z.string(),
  usuario: z.string(),
  accion: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
});
export type HechoCaja = z.output<typeof hechoCajaSchema>;

const nombreField = z
  .string('Ingrese el nombre de la caja')
  .trim()
  .min(1, 'Ingrese el nombre de la caja')
  .max(CAJA_LARGO, `El nombre de la caja admite ${CAJA_LARGO} letras`);

const administrar = { perfiles: ['Administrador'], area: 'caja' } as const;

/** Ours: a company has one drawer until it makes more. */
export const cajasCalls = defineCalls('ordering', {
  crearCaja: {
    method: 'POST',
    path: '/v1/cajas',
    acceso: administrar,
    body: z.strictObject({ empresa: empresaField, nombre: nombreField }),
    reply: envelope(cajaSchema),
    fallos: ['CAJA_REPETIDA'],
  },
  renombrarCaja: {
    method: 'PUT',
    path: '/v1/cajas',
    acceso: administrar,
    body: z.strictObject({ empresa: empresaField, caja: cajaField, nombre: nombreField }),
    reply: envelope(cajaSchema),
    fallos: ['CAJA_NO_EXISTE', 'CAJA_REPETIDA'],
  },
  /** A drawer may go when it is empty and reconciled, and is not the last. */
  quitarCaja: {
    method: 'DELETE',
    path: '/v1/cajas',
    acceso: administrar,
    query: porEmpresa.extend({ caja: cajaQuery }),
    reply: envelope(z.object({ id: z.number().int() })),
    fallos: ['CAJA_NO_EXISTE', 'CAJA_CON_DINERO', 'CAJA_ULTIMA'],
  },
  /** The caller works with it from now on: what they sell is in it. */
  abrirTurno: {
    method: 'POST',
    path: '/v1/abrir_turno',
    acceso: { perfiles: PERFILES_DE_CAJA, area: 'caja' },
    body: z.strictObject({ empresa: empresaField, caja: cajaField }),
    reply: envelope(cajaSchema),
    fallos: ['CAJA_NO_EXISTE'],
  },
  /** Writes down who opens the drawer without a sale, and why; the till's print service then opens it (abrirCajon). */
  anotarApertura: {
    method: 'POST',
    path: '/v1/abrir_cajon',
    acceso: administrar,
    clave: 'apertura_id',
    body: z
      .strictObject({
        empresa: empresaField,
        motivo: z
          .string('Escriba el motivo')
          .trim()
          .min(1, 'Escriba el motivo')
          .max(200, 'El motivo admite 200 letras'),
        caja: cajaField.optional(),
        /** The client makes a key for each opening: a key is written down once. */
        apertura_id: z.uuid('apertura_id no es válido').optional(),
        /** With which print service it opens: the right to it comes with the answer. */
        ...paraImpresionFields,
        /** It was opened at a registered till without a line. */
        sin_linea: actoSinLineaSchema.optional(),
      })
      .refine(...conSuClave('apertura_id')),
    reply: envelope(z.object({ id: z.number().int(), boleto: z.string().optional() })),
    fallos: ['CAJA_NO_EXISTE', 'IMPRESION_DESCONOCIDA', ...FALLOS_DE_ACTO],
  },
  consultarAjustesCaja: {
    method: 'GET',
    path: '/v1/ajustes_caja',
    acceso: { perfiles: PERFILES_DE_CAJA, area: 'caja' },
    query: porEmpresa,
    reply: envelope(ajustesCajaSchema),
  },
  guardarAjustesCaja: {
    method: 'PUT',
    path: '/v1/ajustes_caja',
    acceso: { ...administrar, conClave: true },
    body: z
      .strictObject({
        empresa: empresaField,
        hora_corte: z
          .number('La hora de corte debe ser un número')
          .int('La hora de corte no lleva minutos')
          .min(0, `La hora de corte va de 0 a ${HORA_CORTE_MAXIMA}`)
          .max(HORA_CORTE_MAXIMA, `La hora de corte va de 0 a ${HORA_CORTE_MAXIMA}`),
        conteo_ciego: z.boolean('El conteo ciego es sí o no'),
        diferencia_motivo: dolaresField('La diferencia con motivo').nullable(),
        diferencia_aprobacion: dolaresField('La diferencia con aprobación').nullable(),
        anticipo_maximo: z
          .number('El anticipo máximo debe ser un número')
          .int('El anticipo máximo no lleva decimales')
          .min(0, 'El anticipo máximo va de 0 a 100')
          .max(100, 'El anticipo máximo va de 0 a 100')
          .nullable(),
      })
      .refine(
        ({ diferencia_motivo: motivo, diferencia_aprobacion: aprobacion }) =>
          motivo === null || aprobacion === null || motivo <= aprobacion,
        {
          path: ['diferencia_aprobacion'],
          error: 'La diferencia con aprobación no puede ser menor que la diferencia con motivo',
        },
      ),
    reply: envelope(ajustesCajaSchema),
  },
  /** Latest first, of some days: `HECHOS_DE_CAJA` of them, and one more where there are more. */
  listarHechosCaja: {
    method: 'GET',
    path: '/v1/auditoria_caja',
    acceso: administrar,
    query: porEmpresa
      .extend({ fecha_ini: diaField, fecha_fin: diaField })
      .refine(({ fecha_ini, fecha_fin }) => fecha_ini <= fecha_fin, {
        path: ['fecha_fin'],
        error: 'Fecha Fin no puede ser anterior a Fecha Inicio',
      }),
    reply: envelope(z.array(hechoCajaSchema)),
  },
});
