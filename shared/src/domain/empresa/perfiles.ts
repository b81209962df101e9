import type { SesionAbierta, UsuarioSesion } from '../../contracts/auth/auth';
import { ATERRIZAJE, PERFILES, PERFILES_CON_PIN, type Perfil } from '../../contracts/auth/perfiles';
import { enTabla } from '../texto/palabras';

/** True for one of the profile names, as the server and the stored session spell them. */
export function esPerfil(value: unknown): value is Perfil {
  return PERFILES.some((perfil) => perfil === value);
}

/**
 * The path somebody lands on after login: what the server leads them to, which is not yet, or no longer, what most of their profile
 * need; else that of the profile.
 */
export function primeraDe({
  perfil,
  primera,
}: Pick<UsuarioSesion, 'perfil'> & Pick<SesionAbierta, 'primera'>): string {
  return primera === undefined ? aterrizajeDe(perfil) : `/admin/${primera}`;
}

/** The path a profile lands on after login (spec section 2). */
export function aterrizajeDe(perfil: Perfil): string {
  return enTabla(ATERRIZAJE, perfil) ?? '/admin/index';
}

/**
 * Administrador picks among the companies of the list, and Contador, who reads those of all of it; the others act on
 * the first.
 */
export function eligeEmpresa(perfil: Perfil): boolean {
  return perfil === 'Administrador' || perfil === 'Contador';
}

/** Whether people of that profile share a till, each with a PIN. */
export function usaPin(perfil: Perfil): boolean {
  return PERFILES_CON_PIN.some((uno) => uno === perfil);
}
