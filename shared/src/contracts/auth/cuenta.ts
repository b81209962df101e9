import { z } from 'zod';

import { sesionAbierta } from './auth';
import { empresaField, idField, pinField, porEmpresa, quienDelPinField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES, PERFILES_CON_PIN } from './perfiles';

/** Shortest password that is taken; how easily it is guessed is measured besides (medirClave). */
export const LARGO_DE_CLAVE = 10;

/** Bounds of a rest, in minutes: longer than a token lives, no longer than a session. */
export const INACTIVIDAD = { menos: 15, mas: 43_200 } as const;

export const claveNuevaField = z
  .string('Ingrese la contraseña')
  .min(LARGO_DE_CLAVE, `La contraseña debe tener ${LARGO_DE_CLAVE} letras o más`)
  .max(200, 'La contraseña es demasiado larga');

/** The caller's own password, asked again for what decides who may be them. */
const claveActual = z.string().min(1, 'Ingrese su contraseña actual').max(200);
const codigo = z.string().trim().min(6, 'Ingrese el código de 6 dígitos').max(40);

export const cuentaSchema = z.object({
  email: z.string(),
  nombreCompleto: z.string(),
  perfil: z.string(),
  /** ISO instant of the login before this one; null: none. */
  ultimo_acceso: z.string().nullable(),
  segundo_factor: z.object({
    activo: z.boolean(),
    /** The operator asks for one in this account. */
    obligatorio: z.boolean(),
    codigos_restantes: z.number().int(),
  }),
  /** Null where the profile has none. */
  pin: z.boolean().nullable(),
  /** Companies of somebody with a PIN that came after it was saved, and have none of theirs. */
  pin_falta: z.array(z.string()).optional(),
});
export type Cuenta = z.output<typeof cuentaSchema>;

export const sesionAbiertaSchema = z.object({
  id: z.string(),
  /** ISO instants. */
  desde: z.string(),
  ultima: z.string(),
  direccion: z.string(),
  /** 'Chrome en Windows', from what the browser says of itself. */
  equipo: z.string(),
  actual: z.boolean(),
  por_pin: z.boolean(),
});
export type SesionAbierta = z.output<typeof sesionAbiertaSchema>;

/** Somebody who has a PIN in a company. */
export const conPinSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  perfil: z.enum(PERFILES),
});
export type ConPin = z.output<typeof conPinSchema>;

const minutosField = (que: string) =>
  z
    .number(`${que}: escriba los minutos`)
    .int(`${que}: escriba minutos enteros`)
    .min(INACTIVIDAD.menos, `${que}: por lo menos ${INACTIVIDAD.menos} minutos`)
    .max(INACTIVIDAD.mas, `${que}: a lo más ${INACTIVIDAD.mas} minutos (30 días)`);

/** Minutes that a session may rest: the operator's, and those of companies' people. */
export const inactividadSchema = z.object({
  operador: minutosField('Operador'),
  locales: minutosField('Locales'),
});
export type Inactividad = z.output<typeof inactividadSchema>;

/** A mark from 0 to 4 for how hard a password is to guess, in words; 3 is enough. */
export const fuerzaSchema = z.object({
  puntaje: z.number().int().min(0).max(4),
  suficiente: z.boolean(),
  /** What is wrong with it, '' for nothing. */
  aviso: z.string(),
  sugerencias: z.array(z.string()),
});
export type Fuerza = z.output<typeof fuerzaSchema>;

/** These calls are about the caller's own account, whatever their profile and companies. */
const propia = { perfiles: 'sesion', area: null, conClave: true } as const;
/** The same, also with something still to do. */
const siempre = { ...propia, pendiente: true } as const;
const deOperador = { perfiles: ['Dashboard'], area: null, conClave: true } as const;
const conClaveMala = ['CLAVE_ACTUAL_INCORRECTA', 'DEMASIADOS_INTENTOS'] as const;

export const cuentaCalls = defineCalls('identidad', {
  consultarCuenta: {
    method: 'GET',
    path: '/v1/cuenta',
    acceso: siempre,
    reply: envelope(cuentaSchema),
  },
  /** Ends every other session; answers a new one for this. */
  cambiarClave: {
    method: 'POST',
    path: '/v1/cambiar_clave',
    acceso: siempre,
    body: z.strictObject({ actual: claveActual, nueva: claveNuevaField }),
    reply: envelope(sesionAbierta),
    fallos: [...conClaveMala, 'CLAVE_DEBIL', 'CLAVE_REPETIDA'],
  },
  /** While a password is typed. `datos`: names and addresses that it should not be made of. */
  medirClave: {
    method: 'POST',
    path: '/v1/medir_clave',
    acceso: siempre,
    body: z.strictObject({
      clave: z.string().max(200, 'La contraseña es demasiado larga'),
      datos: z.array(z.string().max(200)).max(10).optional(),
    }),
    reply: envelope(fuerzaSchema),
    fallos: ['MUCHO_TRABAJO'],
  },
  listarSesiones: {
    method: 'GET',
    path: '/v1/sesiones',
    acceso: siempre,
    reply: envelope(z.array(sesionAbiertaSchema)),
  },
  /** One's own; also where there is none to end. */
  cerrarSesion: {
    method: 'DELETE',
    path: '/v1/sesion',
    acceso: siempre,
    query: z.strictObject({ id: idField }),
    reply: envelope(z.null()),
  },
  /** All but this one; answers how many. */
  cerrarOtrasSesiones: {
    method: 'POST',
    path: '/v1/cerrar_sesiones',
    acceso: siempre,
    reply: envelope(z.number().int()),
  },
  /** A new secret, in force once a code of it is sent. `otpauth` is what the QR says. */
  prepararSegundoFactor: {
    method: 'POST',
    path: '/v1/segundo_factor/preparar',
    acceso: siempre,
    body: z.strictObject({ password: claveActual }),
    reply: envelope(z.object({ secreto: z.string(), otpauth: z.string() })),
    fallos: [...conClaveMala, 'SEGUNDO_FACTOR_ACTIVO'],
  },
  /** Answers the recovery codes, which are shown once. */
  activarSegundoFactor: {
    method: 'POST',
    path: '/v1/segundo_factor',
    acceso: siempre,
    body: z.strictObject({ codigo }),
    reply: envelope(z.array(z.string())),
    fallos: ['SEGUNDO_FACTOR_INVALIDO', 'SEGUNDO_FACTOR_ACTIVO', 'DEMASIADOS_INTENTOS'],
  },
  renovarCodigos: {
    method: 'POST',
    path: '/v1/segundo_factor/codigos',
    acceso: siempre,
    body: z.strictObject({ password: claveActual, codigo }),
    reply: envelope(z.array(z.string())),
    fallos: [...conClaveMala, 'SEGUNDO_FACTOR_INVALIDO'],
  },
  quitarSegundoFactor: {
    method: 'POST',
    path: '/v1/segundo_factor/quitar',
    acceso: propia,
    body: z.strictObject({ password: claveActual, codigo }),
    reply: envelope(z.null()),
    fallos: [...conClaveMala, 'SEGUNDO_FACTOR_INVALIDO', 'SEGUNDO_FACTOR_OBLIGATORIO'],
  },
  /** Accounts of the operator may be required to have a second factor, by an operator who has one. */
  exigirSegundoFactor: {
    method: 'PUT',
    path: '/v1/segundo_factor/exigir',
    acceso: deOperador,
    body: z.strictObject({ exigir: z.boolean('exigir debe ser sí o no') }),
    reply: envelope(z.null()),
    fallos: ['SEGUNDO_FACTOR_PRIMERO'],
  },
  /** How long sessions may rest, untouched, before they ask for the password again. */
  consultarInactividad: {
    method: 'GET',
    path: '/v1/inactividad',
    acceso: deOperador,
    reply: envelope(inactividadSchema),
  },
  guardarInactividad: {
    method: 'PUT',
    path: '/v1/inactividad',
    acceso: deOperador,
    body: inactividadSchema.strict().extend({ password: claveActual }),
    reply: envelope(inactividadSchema),
    fallos: conClaveMala,
  },
  /** A person has the same PIN in all their companies. */
  guardarPin: {
    method: 'PUT',
    path: '/v1/pin',
    acceso: { ...propia, perfiles: PERFILES_CON_PIN },
    body: z.strictObject({ password: claveActual, pin: pinField }),
    reply: envelope(z.null()),
    fallos: [...conClaveMala, 'PIN_DEBIL'],
  },
  quitarPin: {
    method: 'DELETE',
    path: '/v1/pin',
    acceso: { ...propia, perfiles: PERFILES_CON_PIN },
    reply: envelope(z.null()),
  },
  /** Who of the company has a PIN: they may take over a till, and an Administrador among them approves on it. */
  listarConPin: {
    method: 'GET',
    path: '/v1/con_pin',
    acceso: { perfiles: PERFILES_CON_PIN, area: null },
    query: porEmpresa,
    reply: envelope(z.array(conPinSchema)),
  },
  /** The till goes on as whoever was chosen and typed their PIN: another session, with a cookie of its own. */
  cambiarUsuario: {
    method: 'POST',
    path: '/v1/cambiar_usuario',
    acceso: { perfiles: PERFILES_CON_PIN, area: null },
    body: z.strictObject({ empresa: empresaField, usuario: quienDelPinField, pin: pinField }),
    reply: envelope(sesionAbierta),
    fallos: ['PIN_INCORRECTO', 'DEMASIADOS_INTENTOS'],
  },
});
