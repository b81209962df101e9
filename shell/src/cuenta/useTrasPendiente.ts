import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { primeraDe } from '@comanda/shared/domain/empresa/perfiles';
import { useNavigate } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';

/** Who was kept here until something was done goes on to their first screen, once nothing is left to do. */
export function useTrasPendiente() {
  const debia = Boolean(useUsuario()?.pendiente);
  const navigate = useNavigate();
  return (usuario: UsuarioSesion) => {
    if (debia && !usuario.pendiente) void navigate(primeraDe(usuario), { replace: true });
  };
}
