import { AppError } from '@comanda/shared/errors/AppError';

import { esSuClave } from './claves';
import { frenar, frenosDe, soltarFrenos, type Conocidos, type Intento } from './frenos';

import type { IntentosRepository } from './intentosRepository';
import type { Cuenta, UsuariosRepository } from './usuariosRepository';

type Deps = {
  usuarios: UsuariosRepository;
  intentos: IntentosRepository;
  dispositivos: Conocidos;
};

export type Credenciales = Intento & { password: string };

/** As an account keeps its address, however it was typed. */
export const comoSeGuarda = (email: string) => email.trim().toLowerCase();

/** Whose password it is: the same answer in the same time whether the account exists or not, and few tries of it. */
export async function comprobarClave(
  deps: Deps,
  { password, ...suyo }: Credenciales,
  salvo?: () => Promise<boolean>,
): Promise<Cuenta> {
  const email = comoSeGuarda(suyo.email);
  const frenos = await frenosDe(deps.dispositivos, { ...suyo, email });
  await frenar(deps.intentos, frenos, salvo);
  const usuario = await deps.usuarios.porEmail(email);
  if (!(await esSuClave(password, usuario?.clave_hash)) || !usuario) {
    throw new AppError('CREDENCIALES_INVALIDAS', { email, direccion: suyo.direccion });
  }
  await soltarFrenos(deps.intentos, frenos);
  return usuario;
}

/** The same for who is refused in words of their own: undefined where it is nobody's password. */
export const cuentaDeClave = (...credenciales: Parameters<typeof comprobarClave>) =>
  comprobarClave(...credenciales).catch((error: unknown) => {
    // 401 is of the caller's own session
    if (error instanceof AppError && error.code === 'CREDENCIALES_INVALIDAS') return undefined;
    throw error;
  });
