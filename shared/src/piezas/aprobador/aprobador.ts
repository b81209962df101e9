import type { Aprobador } from '../../contracts/auth/aprobador';
import type { ErrorCode } from '../../errors/catalogo';

/** What stands in the boxes of an approval, whichever way is in use. */
export type AprobadorEscrito = {
  manera: 'pin' | 'clave';
  /** Whose PIN it is; '' until somebody is chosen. */
  usuario: string;
  pin: string;
  email: string;
  password: string;
  /** Of their second factor; '' where it was not asked for. */
  codigo: string;
};

/** An approver of whom nothing was written yet. */
export const NADIE: AprobadorEscrito = {
  manera: 'pin',
  usuario: '',
  pin: '',
  email: '',
  password: '',
  codigo: '',
};

const LARGO_DE_PIN = 4;

/** What the call takes of it; undefined while something is missing. */
export function aprobadorDe(escrito: AprobadorEscrito): Aprobador | undefined {
  const suyo = secretoDe(escrito);
  const codigo = escrito.codigo.trim();
  return suyo && codigo !== '' ? { ...suyo, codigo } : suyo;
}

function secretoDe({
  manera,
  usuario,
  pin,
  email,
  password,
}: AprobadorEscrito): Aprobador | undefined {
  if (manera === 'pin')
    return usuario !== '' && pin.length >= LARGO_DE_PIN ? { usuario, pin } : undefined;
  return email.trim() !== '' && password !== '' ? { email: email.trim(), password } : undefined;
}

/** Whether it was the code that was wrong, or that there was none: the PIN or the password was right. */
export const pideCodigo = (code: ErrorCode | undefined): boolean =>
  code === 'APROBACION_SIN_CODIGO' || code === 'SEGUNDO_FACTOR_INVALIDO';

/** After an answer: what was typed wrong is typed again, by who it was; what was right stays where the code was wrong. */
export const olvidarSecreto = (
  escrito: AprobadorEscrito,
  code: ErrorCode | undefined,
): AprobadorEscrito =>
  pideCodigo(code) ? { ...escrito, codigo: '' } : { ...escrito, pin: '', password: '', codigo: '' };
