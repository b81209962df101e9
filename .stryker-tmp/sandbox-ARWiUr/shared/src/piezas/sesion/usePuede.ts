// @ts-nocheck
import { useUsuario } from '@comanda/shared/session';

import type { Acceso } from '../../contracts/defineCall';

/** Whether the user's profile may make a call; the server decides the same. */
export function usePuede({ acceso: { perfiles } }: { acceso: Acceso }): boolean {
  const usuario = useUsuario();
  if (typeof perfiles === 'string') return true;
  return perfiles.some((perfil) => perfil === usuario?.perfil);
}
