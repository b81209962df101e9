import type { UsuarioSesion } from '@comanda/shared/contracts/auth';

type Retorno = { usuario: string; ruta: string };

/** What the login page is told when a session ran out in the middle of something. */
export function retorno(usuario: UsuarioSesion, ruta: string): Retorno {
  return { usuario: usuario.id, ruta };
}

/** The address to go back to, when the same user logs in again. */
export function volverA(state: unknown, usuario: UsuarioSesion): string | undefined {
  return esRetorno(state) && state.usuario === usuario.id ? state.ruta : undefined;
}

function esRetorno(state: unknown): state is Retorno {
  return (
    typeof state === 'object' &&
    state !== null &&
    'usuario' in state &&
    'ruta' in state &&
    typeof state.ruta === 'string' &&
    state.ruta.startsWith('/admin/')
  );
}
