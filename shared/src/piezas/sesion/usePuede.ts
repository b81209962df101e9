import { useUsuario } from '@comanda/shared/session';

import type { Acceso } from '../../contracts/defineCall';
import { empresasDeArea } from '../../domain/empresa/empresasDeArea';

/** Whether the user's profile may make a call and, where a company is named, its area (one of several) is on there; the server decides the same. */
export function usePuede(
  { acceso: { perfiles, area } }: { acceso: Acceso },
  empresa?: string,
): boolean {
  const usuario = useUsuario();
  if (typeof perfiles === 'string') return true;
  if (!usuario || !perfiles.some((perfil) => perfil === usuario.perfil)) return false;
  if (empresa === undefined || area === null) return true;
  return [area].flat().some((una) => empresasDeArea(usuario, una).includes(empresa));
}
