import { z } from 'zod';

import { dolaresField, empresaField, usuarioIdField } from '../campos';
import { claveNuevaField, LARGO_DE_CLAVE } from '../auth/cuenta';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES } from '../auth/perfiles';

/** Rows a page (spec section 9, Page sizes). */
export const USUARIOS_POR_PAGINA = 15;

/** An account is in use or switched off. A deleted one is shown only on what it did. */
export const ESTADOS_USUARIO = ['A', 'N'] as const;
export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number];

/** Spec section 3, User; what is ours stands below. */
export const usuarioSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The companies of the person that the caller may see. */
  empresa: z.array(z.string()),
  nombreCompleto: z.string(),
  perfil: z.enum(PERFILES),
  /** Dollars a month. */
  sueldo: z.number(),
  asegurado: z.boolean(),
  whatsapp: z.string(),
  estado: z.enum(ESTADOS_USUARIO),
  /** ISO instant; null: never. */
  ultimo_acceso: z.string().nullable(),
  segundo_factor: z.boolean(),
  pin: z.boolean(),
  /** Too many wrong passwords: it waits. */
  bloqueado: z.boolean(),
  /** The caller has all companies of the person, so that the account is theirs to change. */
  editable: z.boolean(),
});
export type Usuario = z.output<typeof usuarioSchema>;

/** What a form says of somebody, as it was read. */
const leido = usuarioSchema.pick({
  email: true,
  empresa: true,
  nombreCompleto: true,
  perfil: true,
  sueldo: true,
  asegurado: true,
  whatsapp: true,
});

export const correoDeCuentaField = z
  .string('Ingrese el correo')
  .trim()
  .toLowerCase()
  .min(1, 'Ingrese el correo')
  .max(200, 'El correo es demasiado largo')
  .pipe(z.email('El correo no es válido'));

export const nombreDePersonaField = z
  .string('El campo nombre no puede estar vacío')
  .trim()
  .min(1, 'El campo nombre no puede estar vacío') // as spec section 5 has it of sellers
  .max(120, 'El nombre admite 120 caracteres');

/** Blank leaves the one there is. */
export const claveOpcionalField = z
  .string('La contraseña debe ser un texto')
  .max(200, 'La contraseña es demasiado larga')
  .refine(
    (clave) => clave === '' || clave.length >= LARGO_DE_CLAVE,
    `La contraseña debe tener ${LARGO_DE_CLAVE} letras o más`,
  );

/** A name or a list of them, as the specification has both. */
const empresasField = z.union(
  [empresaField, z.array(empresaField).max(1_000, 'Son demasiadas empresas')],
  'Seleccione una empresa',
);

const datos = z.strictObject({
  email: correoDeCuentaField,
  empresa: empresasField,
  nombreCompleto: nombreDePersonaField,
  perfil: z.enum(PERFILES, 'Seleccione un perfil'),
  sueldo: dolaresField('El sueldo'),
  asegurado: z.boolean('asegurado debe ser verdadero o falso'),
  whatsapp: z
    .string('El whatsapp debe ser un texto')
    .trim()
    .max(20, 'El whatsapp admite 20 caracteres'),
});

const uno = z.strictObject({ id: usuarioIdField });
/** A session that was opened with a PIN administers nobody. */
const administrar = {
  perfiles: ['Administrador', 'Dashboard'],
  area: 'admin',
  conClave: true,
} as const;
const deOtro = ['NO_ENCONTRADO', 'USUARIO_DE_OTRAS_EMPRESAS'] as const;
/** What would leave somebody out who must be in. */
const alQuitar = ['USUARIO_PROPIO', 'ULTIMO_ADMINISTRADOR', 'ULTIMO_OPERADOR'] as const;
const conDatos = ['CORREO_EN_USO', 'CLAVE_DEBIL', 'PERFIL_NO_PERMITIDO'] as const;

/** Spec section 7, Authentication and users. */
export const usuariosCalls = defineCalls('identidad', {
  /** The people of those companies, by name. */
  listarUsuarios: {
    method: 'POST',
    path: '/v1/listar_usuarios',
    acceso: administrar,
    body: z.strictObject({ empresa: empresasField }),
    reply: envelope(z.array(usuarioSchema)),
  },
  crearUsuario: {
    method: 'POST',
    path: '/v1/crear_usuario',
    acceso: administrar,
    body: datos.extend({
      password: claveNuevaField,
      /** Ours: they choose their own at their first login. */
      cambiar_clave: z.boolean('cambiar_clave debe ser verdadero o falso').optional(),
    }),
    reply: envelope(usuarioSchema),
    fallos: conDatos,
  },
  /**
   * A password that is given to somebody is one they have to change. `antes`: as they were read, by no rule of the form; what is left
   * as it was read undoes nobody's change.
   */
  actualizarUsuario: {
    method: 'POST',
    path: '/v1/actualizar',
    acceso: administrar,
    body: datos.extend({
      id: usuarioIdField,
      password: claveOpcionalField.optional(),
      antes: leido.optional(),
    }),
    reply: envelope(z.null()),
    fallos: ['CAMBIADO_POR_OTRO', ...conDatos, ...deOtro, ...alQuitar],
  },
  eliminarUsuario: {
    method: 'DELETE',
    path: '/v1/eliminar_usuario',
    acceso: administrar,
    body: uno,
    reply: envelope(z.null()),
    fallos: [...deOtro, ...alQuitar],
  },
  /** Ours, and all below: switched off, nobody can log in; what they did stays. */
  estadoUsuario: {
    method: 'POST',
    path: '/v1/estado_usuario',
    acceso: administrar,
    body: uno.extend({ estado: z.enum(ESTADOS_USUARIO, 'Seleccione el estado') }),
    reply: envelope(z.null()),
    fallos: [...deOtro, ...alQuitar],
  },
  restablecerClave: {
    method: 'POST',
    path: '/v1/restablecer_clave',
    acceso: administrar,
    body: uno.extend({ password: claveNuevaField }),
    reply: envelope(z.null()),
    fallos: [...deOtro, 'CLAVE_DEBIL', 'USUARIO_PROPIO'],
  },
  /** Answers how many there were. */
  cerrarSesionesUsuario: {
    method: 'POST',
    path: '/v1/cerrar_sesiones_usuario',
    acceso: administrar,
    body: uno,
    reply: envelope(z.number().int()),
    fallos: deOtro,
  },
  /** What was counted against the account is forgotten. */
  desbloquearUsuario: {
    method: 'POST',
    path: '/v1/desbloquear_usuario',
    acceso: administrar,
    body: uno,
    reply: envelope(z.null()),
    fallos: deOtro,
  },
  quitarSegundoFactorUsuario: {
    method: 'POST',
    path: '/v1/quitar_segundo_factor_usuario',
    acceso: administrar,
    body: uno,
    reply: envelope(z.null()),
    fallos: [...deOtro, 'USUARIO_PROPIO'],
  },
});
