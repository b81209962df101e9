import { z } from 'zod';

import { empresaField, idField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';

/** What goes out by e-mail: the day that ended, or the month. */
export const REPORTES_POR_CORREO = ['CIERRE_DIA', 'RESUMEN_MES'] as const;
export type ReportePorCorreo = (typeof REPORTES_POR_CORREO)[number];

export const DESTINATARIOS_MAXIMOS = 5;
/** How many a person may have in one company. */
export const SUSCRIPCIONES_MAXIMAS = 10;

/** What became of the last time it went out, to all its addresses. */
export const ultimoEnvioSchema = z.object({
  desde: z.string(),
  hasta: z.string(),
  fecha: z.string(),
  enviados: z.number().int(),
  pendientes: z.number().int(),
  fallidos: z.number().int(),
  /** Why one of them did not go. */
  mensaje: z.string().nullable(),
});
export type UltimoEnvio = z.output<typeof ultimoEnvioSchema>;

export const suscripcionSchema = z.object({
  id: z.string(),
  empresa: z.string(),
  reporte: z.enum(REPORTES_POR_CORREO),
  /** HH:mm in Ecuador. */
  hora: z.string(),
  /** With no address it goes to the person who asked for it. */
  destinatarios: z.array(z.string()),
  /** The addresses that asked, from a letter, to get it no more. */
  bajas: z.array(z.string()),
  activa: z.boolean(),
  /** The next planned time; null where it is off. */
  proximo: z.string().nullable(),
  ultimo: ultimoEnvioSchema.nullable(),
});
export type Suscripcion = z.output<typeof suscripcionSchema>;

const correo = z.email();

/** The first address in a list that is none; undefined where all are. */
const malEscrito = (unos: readonly string[]) => unos.find((uno) => !correo.safeParse(uno).success);

const que = {
  reporte: z.enum(REPORTES_POR_CORREO, 'Elija el reporte'),
  hora: z
    .string('Elija la hora')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora debe ser HH:mm, de 00:00 a 23:59'),
  destinatarios: z
    .array(z.string().max(254, 'Un correo es demasiado largo'), 'Escriba los correos')
    .max(DESTINATARIOS_MAXIMOS, `Se envía hasta a ${DESTINATARIOS_MAXIMOS} correos`)
    .refine((unos) => malEscrito(unos) === undefined, {
      error: ({ input }) => `${malEscrito(input as string[]) ?? ''} no es un correo válido`, // refined, so it is a list
    }),
};

const acceso = { perfiles: ['Administrador'], area: 'reportes' } as const;
const deUna = { empresa: empresaField, id: idField };
const publica = { perfiles: 'publico', area: null } as const;
/** What a letter carries to end it with. */
const conFicha = z.strictObject({
  ficha: z.string('Falta la ficha del enlace').max(200, 'La ficha del enlace no es válida'),
});

/** Reports by e-mail, each person's own. All ours. */
export const suscripcionesCalls = defineCalls('ordering', {
  listarSuscripciones: {
    method: 'GET',
    path: '/v1/suscripciones',
    acceso,
    query: porEmpresa,
    reply: envelope(z.array(suscripcionSchema)),
  },
  crearSuscripcion: {
    method: 'POST',
    path: '/v1/suscripcion',
    acceso: { ...acceso, conClave: true },
    body: z.strictObject({ empresa: empresaField, ...que }),
    reply: envelope(suscripcionSchema),
    fallos: ['SUSCRIPCIONES_MAXIMO'],
  },
  editarSuscripcion: {
    method: 'PUT',
    path: '/v1/suscripcion',
    acceso: { ...acceso, conClave: true },
    body: z.strictObject({ ...deUna, ...que, activa: z.boolean('activa debe ser sí o no') }),
    reply: envelope(suscripcionSchema),
    fallos: ['NO_ENCONTRADO', 'CORREO_DADO_DE_BAJA'],
  },
  eliminarSuscripcion: {
    method: 'DELETE',
    path: '/v1/suscripcion',
    acceso: { ...acceso, conClave: true },
    query: z.strictObject(deUna),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Sends the last period that ended, whether it is on or off. */
  enviarSuscripcion: {
    method: 'POST',
    path: '/v1/suscripcion_enviar',
    acceso: { ...acceso, conClave: true },
    body: z.strictObject(deUna),
    reply: envelope(suscripcionSchema),
    fallos: ['NO_ENCONTRADO', 'CORREO_REPETIDO', 'CORREO_DADO_DE_BAJA'],
  },
  /** A page that asks; what programs look at before a person does must end nothing. */
  verBajaDeCorreo: {
    method: 'GET',
    path: '/v1/baja_correo',
    acceso: publica,
    pagina: true,
    query: conFicha,
    reply: z.unknown(),
  },
  /** Ends it for the address that the letter went to, at once and as often as it is asked (RFC 8058). */
  darBajaDeCorreo: {
    method: 'POST',
    path: '/v1/baja_correo',
    acceso: publica,
    pagina: true,
    query: conFicha,
    reply: z.unknown(),
  },
});
