import { PERFILES_SIN_EMPRESA, type Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';

import type { Alcance } from './alcance';
import { esEditable, type Persona } from './persona';

/** Those who work for no company. */
const SIN_EMPRESA: readonly Perfil[] = PERFILES_SIN_EMPRESA;

/** An Administrador makes nobody an operator or a seller. */
export function exigirPerfilDado({ todas }: Alcance, perfil: Perfil): void {
  if (!todas && SIN_EMPRESA.includes(perfil)) throw enCampo('PERFIL_NO_PERMITIDO', 'perfil');
}

export function exigirAlgunaEmpresa(perfil: Perfil, empresas: readonly number[]): void {
  if (empresas.length === 0 && !SIN_EMPRESA.includes(perfil))
    throw enCampo('DATOS_INVALIDOS', 'empresa', { msg: 'Seleccione una empresa' });
}

/** Who also works for others: their account is nobody's to change but the operator's. */
export function exigirEditable(alcance: Alcance, persona: Persona): void {
  if (!esEditable(alcance, persona))
    throw new AppError('USUARIO_DE_OTRAS_EMPRESAS', { id: persona.id });
}

/** What one does with one's own password, or not at all. */
export function exigirQueSeaOtro({ quien }: Alcance, { id }: Pick<Persona, 'id'>): void {
  if (id === quien.id) throw new AppError('USUARIO_PROPIO', { id });
}

type Cambio = { perfil: Perfil; clave: boolean };

/** The profile is given by somebody else, the password changed where the old one is asked for. */
export function exigirLoPropio({ quien }: Alcance, persona: Persona, cambio: Cambio): void {
  if (persona.id !== quien.id) return;
  if (cambio.perfil !== persona.perfil)
    throw enCampo('USUARIO_PROPIO', 'perfil', { msg: 'No puede cambiar su propio perfil' });
  if (cambio.clave)
    throw enCampo('USUARIO_PROPIO', 'password', {
      msg: 'Su propia contraseña se cambia en Mi cuenta',
    });
}
