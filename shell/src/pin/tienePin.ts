import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { usaPin } from '@comanda/shared/domain/empresa/perfiles';

/** Whether the till of this user may be given to another with a PIN. */
export const tienePin = ({ perfil, pendiente }: UsuarioSesion): boolean =>
  !pendiente && usaPin(perfil);
