import { z } from 'zod';

import type { ErrorCode } from '../../errors/catalogo';

import { pinField, quienDelPinField } from '../campos';

/**
 * What an Administrador shows who they are with, on somebody else's till: their name and PIN, or e-mail and password; and the code
 * of their second factor, where they have one.
 */
export const aprobadorFields = {
  /** Whose PIN it is. */
  usuario: quienDelPinField.optional(),
  pin: pinField.optional(),
  email: z.string().trim().min(1, 'Ingrese el correo del Administrador').max(200).optional(),
  password: z.string().min(1, 'Ingrese la contraseña del Administrador').max(200).optional(),
  /** Six digits, or a recovery code. Who has no second factor needs none (APROBACION_SIN_CODIGO). */
  codigo: z
    .string()
    .trim()
    .min(6, 'Ingrese el código de 6 dígitos del Administrador')
    .max(40, 'El código del Administrador es demasiado largo')
    .optional(),
};

export type Aprobador = {
  usuario?: string | undefined;
  pin?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  codigo?: string | undefined;
};

/** What any call may be refused with that an Administrador approves. */
export const FALLOS_DE_APROBADOR = [
  'APROBACION_RECHAZADA',
  'APROBACION_SIN_CODIGO',
  'SEGUNDO_FACTOR_INVALIDO',
  'DEMASIADOS_INTENTOS',
] as const satisfies readonly ErrorCode[];

/** A person shows their name and PIN, or e-mail and password: never parts of both. */
export function exigirAprobador(aprobador: Aprobador, ctx: z.RefinementCtx): void {
  const { usuario, pin, email, password } = aprobador;
  const falta = (campo: string, message: string) =>
    ctx.addIssue({ code: 'custom', path: [campo], message });
  if ((email === undefined) !== (password === undefined))
    falta(
      email === undefined ? 'email' : 'password',
      'Ingrese el correo y la contraseña del Administrador',
    );
  else if ((pin === undefined) === (email === undefined))
    falta('pin', 'Ingrese el PIN, o el correo y la contraseña, del Administrador');
  else if ((usuario === undefined) !== (pin === undefined))
    falta(usuario === undefined ? 'usuario' : 'pin', 'Elija quién aprueba e ingrese su PIN');
}

export const aprobadorSchema = z.strictObject(aprobadorFields).superRefine(exigirAprobador);
