import type { Aprobador } from '../../contracts/aprobador';

/** What stands in the boxes of an approval, whichever way is in use. */
export type AprobadorEscrito = {
  manera: 'pin' | 'clave';
  /** Whose PIN it is; '' until somebody is chosen. */
  usuario: string;
  pin: string;
  email: string;
  password: string;
};

export const NADIE: AprobadorEscrito = {
  manera: 'pin',
  usuario: '',
  pin: '',
  email: '',
  password: '',
};

const LARGO_DE_PIN = 4;

/** What the call takes of it; undefined while something is missing. */
export function aprobadorDe(escrito: AprobadorEscrito): Aprobador | undefined {
  const { manera, usuario, pin, email, password } = escrito;
  if (manera === 'pin')
    return usuario !== '' && pin.length >= LARGO_DE_PIN ? { usuario, pin } : undefined;
  return email.trim() !== '' && password !== '' ? { email: email.trim(), password } : undefined;
}

/** After a refusal: what was typed wrong is typed again, by who it was. */
export const olvidarSecreto = (escrito: AprobadorEscrito): AprobadorEscrito => ({
  ...escrito,
  pin: '',
  password: '',
});
