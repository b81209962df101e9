import { z } from 'zod';

import { pinField } from './campos';

/** What an Administrador shows who they are with, on somebody else's till: a PIN, or e-mail and password. */
export const aprobadorFields = {
  pin: pinField.optional(),
  email: z.string().trim().min(1, 'Ingrese el correo del Administrador').max(200).optional(),
  password: z.string().min(1, 'Ingrese la clave del Administrador').max(200).optional(),
};

export type Aprobador = {
  pin?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
};

/** A person shows a PIN, or e-mail and password: never parts of both. */
export function exigirAprobador({ pin, email, password }: Aprobador, ctx: z.RefinementCtx): void {
  const falta = (campo: string, message: string) =>
    ctx.addIssue({ code: 'custom', path: [campo], message });
  if ((email === undefined) !== (password === undefined))
    falta(
      email === undefined ? 'email' : 'password',
      'Ingrese el correo y la clave del Administrador',
    );
  else if ((pin === undefined) === (email === undefined))
    falta('pin', 'Ingrese el PIN, o el correo y la clave, del Administrador');
}

export const aprobadorSchema = z.strictObject(aprobadorFields).superRefine(exigirAprobador);
