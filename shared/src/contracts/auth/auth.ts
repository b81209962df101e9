import { z } from 'zod';

import { PERFILES } from './perfiles';

import { defineCalls, envelope } from '../defineCall';

const credenciales = z.strictObject({
  email: z.string().min(1, 'Ingrese el correo').max(200, 'El correo es demasiado largo'),
  password: z.string().min(1, 'Ingrese la contraseña').max(200, 'La contraseña es demasiado larga'),
  status: z.union([z.boolean(), z.string(), z.number()]).optional(),
  /** The code of the second factor, where the account has one: six digits, or a recovery code. */
  codigo: z.string().trim().max(40, 'El código es demasiado largo').optional(),
});

/** What an account must do before anything else: nothing but its own calls are answered until then (ADR 28). */
export const PENDIENTES = ['CLAVE', 'SEGUNDO_FACTOR'] as const;
export type Pendiente = (typeof PENDIENTES)[number];

/** Spec section 3, session user. Nothing in it is secret: it is what the browser stores, encoded. */
export const usuarioSesionSchema = z.object({
  id: z.string(),
  perfil: z.enum(PERFILES),
  empresa: z.array(z.string()),
  nombreCompleto: z.string(),
  logo_empresa: z.string().nullable().optional(),
  logos: z.array(z.object({ empresa: z.string(), logo_empresa: z.string().nullable() })).optional(),
  /** Which areas each company has on. Areas a reader does not know pass. */
  areas: z
    .array(
      z.object({
        empresa: z.string(),
        areas: z.array(z.string()),
        /** Flags that are on, as 'ventas.nueva-cuenta'; the boot document alone says them. */
        banderas: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  pendiente: z.enum(PENDIENTES).nullable().optional(),
  /** Opened with a PIN on a till that somebody else had opened: it sells, and administers nothing. */
  por_pin: z.boolean().optional(),
  /** Minutes without a touch after which the session asks for the password again. */
  inactividad: z.number().int().positive().optional(),
});

export type UsuarioSesion = z.output<typeof usuarioSesionSchema>;

/** How long the cookie of a session may renew it, from the last time it did. */
export const DIAS_DE_REFRESCO = 30;

/**
 * Login and refresh answer the session user and a bearer token kept in memory only. `vence` is seconds. `llave`: 32 bytes in
 * base64, always the same of one account until its password changes; what their browser keeps of what they read is sealed
 * with it.
 */
export const sesionConToken = usuarioSesionSchema.extend({
  token: z.string(),
  vence: z.number(),
  llave: z.string().optional(),
});

export type SesionConToken = z.output<typeof sesionConToken>;

/** What a login or a renewal answers. */
export const sesionAbierta = sesionConToken.extend({
  /** Under /admin, where the server leads this one; none: where the profile lands (ATERRIZAJE). */
  primera: z.string().optional(),
});
export type SesionAbierta = z.output<typeof sesionAbierta>;

const publico = { perfiles: 'publico', area: null } as const;
const fallosDeIngreso = [
  'CREDENCIALES_INVALIDAS',
  'PERFIL_NO_PERMITIDO',
  'DEMASIADOS_INTENTOS',
  'SEGUNDO_FACTOR_REQUERIDO',
  'SEGUNDO_FACTOR_INVALIDO',
  'SESION_REQUERIDA', // the account was switched off under the login
] as const;

export const authCalls = defineCalls('identidad', {
  validarLogin: {
    method: 'POST',
    path: '/v1/validarlogin',
    acceso: publico,
    body: credenciales,
    reply: envelope(sesionAbierta),
    fallos: fallosDeIngreso,
  },
  loginDash: {
    method: 'POST',
    path: '/v1/login_dash',
    acceso: publico,
    body: credenciales,
    reply: envelope(sesionAbierta),
    fallos: fallosDeIngreso,
  },
  login: {
    method: 'POST',
    path: '/v1/login',
    acceso: publico,
    body: credenciales,
    reply: envelope(sesionAbierta),
    fallos: fallosDeIngreso,
  },
  /** Reads the httpOnly cookie, rotates it and answers a new bearer token. */
  refrescarSesion: {
    method: 'POST',
    path: '/v1/refrescar',
    acceso: publico,
    reply: envelope(sesionAbierta),
    fallos: ['SESION_REQUERIDA', 'ORIGEN_AJENO'],
  },
  /** Ends the session of the cookie, and that of the bearer token; also when there is none. */
  salir: {
    method: 'POST',
    path: '/v1/salir',
    acceso: publico,
    reply: envelope(z.null()),
    fallos: ['ORIGEN_AJENO'],
  },
  listarPerfiles: {
    method: 'GET',
    path: '/v1/perfil',
    acceso: { perfiles: ['Administrador', 'Dashboard'], area: 'admin' },
    reply: envelope(z.array(z.object({ perfil: z.string() }))),
  },
});
