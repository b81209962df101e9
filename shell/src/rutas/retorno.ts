import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { primeraDe } from '@comanda/shared/domain/empresa/perfiles';

type Retorno = { usuario: string | null; ruta: string };
type Lugar = { pathname: string; search: string; hash: string };

/** What the login page is told of what was asked for; of whose session it was, when one ran out in the middle of it. */
export function retorno(usuario: UsuarioSesion | null, { pathname, search, hash }: Lugar): Retorno {
  return { usuario: usuario?.id ?? null, ruta: pathname + search + hash };
}

/** Where a login leads: to what was asked for, unless another one was in the middle of it; else to the first screen. */
export function destinoDe(state: unknown, usuario: UsuarioSesion): string {
  const { id } = usuario;
  const suyo = esRetorno(state) && (state.usuario ?? id) === id;
  return suyo ? state.ruta : primeraDe(usuario);
}

/** Only paths of ours: it is the history's, which other pages of this address may have written. */
function esRetorno(state: unknown): state is Retorno {
  return (
    typeof state === 'object' &&
    state !== null &&
    'usuario' in state &&
    (state.usuario === null || typeof state.usuario === 'string') &&
    'ruta' in state &&
    typeof state.ruta === 'string' &&
    /^\/admin(\/[\w-]+)+\/?([?#]|$)/.test(state.ruta)
  );
}

/** Said to the address a login leads to: whoever may not see it goes to their first screen. */
export const TRAS_LOGIN = { trasLogin: true };

export function esTrasLogin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'trasLogin' in state;
}
