import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';

import type { Caller } from './tenant';

/** What the browser may know and store of a caller (spec section 3, Session user). */
export function usuarioSesion(caller: Caller): UsuarioSesion {
  const { id, perfil, nombreCompleto, empresas, pendiente, sesion } = caller;
  const logos = empresas.map(({ empresa, logo_empresa = null }) => ({ empresa, logo_empresa }));
  return {
    id,
    perfil,
    nombreCompleto,
    empresa: empresas.map(({ empresa }) => empresa),
    logo_empresa: logos[0]?.logo_empresa ?? null,
    logos,
    areas: empresas.map(({ empresa, areas }) => ({ empresa, areas: [...areas] })),
    pendiente,
    por_pin: sesion.porPin,
    inactividad: sesion.inactividad,
  };
}
