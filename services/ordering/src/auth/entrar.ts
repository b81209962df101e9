import { PERFILES, type Perfil } from '@comanda/shared/contracts/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/enCampo';

import { esSuClave } from './claves';

import type { IntentosRepository } from './intentosRepository';
import type { Fichas, Origen, SesionesRepository } from './sesionesRepository';
import type { Cuenta, UsuariosRepository } from './usuariosRepository';

/** Which profiles each login call lets in (spec section 5, Login). */
export const ENTRADAS = {
  validarLogin: ['Administrador'],
  loginDash: ['Dashboard'],
  login: PERFILES,
} as const satisfies Record<string, readonly Perfil[]>;

type Deps = {
  usuarios: UsuariosRepository;
  intentos: IntentosRepository;
  sesiones: SesionesRepository;
};

type Solicitud = Origen & { email: string; password: string; perfiles: readonly Perfil[] };

/** A login, for one of the profiles that this one lets in. */
export async function entrar(deps: Deps, solicitud: Solicitud): Promise<Fichas> {
  const { direccion, agente, perfiles, email } = solicitud;
  const usuario = await comprobarClave(deps, solicitud);
  if (!perfiles.includes(usuario.perfil)) {
    throw new AppError('PERFIL_NO_PERMITIDO', { email, perfil: usuario.perfil });
  }
  return deps.sesiones.abrir(usuario.id, { direccion, agente });
}

type Credenciales = Pick<Solicitud, 'email' | 'password' | 'direccion'>;

/** Whose password it is: the same answer in the same time whether the account exists or not, and few tries of it. */
export async function comprobarClave(
  deps: Pick<Deps, 'usuarios' | 'intentos'>,
  { password, direccion, ...suyo }: Credenciales,
): Promise<Cuenta> {
  const email = suyo.email.trim().toLowerCase();
  await frenar(deps, email, direccion);
  const usuario = await deps.usuarios.porEmail(email);
  if (!(await esSuClave(password, usuario?.clave_hash)) || !usuario) {
    throw new AppError('CREDENCIALES_INVALIDAS', { email, direccion });
  }
  await deps.intentos.perdonar(email, direccion);
  return usuario;
}

async function frenar(
  { intentos }: Pick<Deps, 'intentos'>,
  email: string,
  direccion: string,
): Promise<void> {
  const espera =
    (await intentos.contar({ clase: 'direccion', valor: direccion })) ||
    (await intentos.contar({ clase: 'cuenta', valor: email }));
  if (espera > 0) {
    const msg = `Demasiados intentos. Espere ${enPalabras(espera)} e intente de nuevo`;
    throw enCampo('DEMASIADOS_INTENTOS', 'email', { detalle: { email, direccion, espera }, msg });
  }
}

/** 45 -> '45 segundos', 61 -> '2 minutos'. */
function enPalabras(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}
