import type { Pendiente } from '@comanda/shared/contracts/auth/auth';
import type { Acceso } from '@comanda/shared/contracts/defineCall';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';

declare const tenant: unique symbol;

/** A company the caller may act for. Only this file makes one, and every repository asks for one. */
export type EmpresaId = number & { readonly [tenant]: true };

export type EmpresaDeCaller = {
  id: number;
  empresa: string;
  areas: readonly string[];
  logo_empresa?: string | null;
};

/** Somebody who acts: who they are, and the companies of their list. */
export type Persona = {
  id: string;
  perfil: Perfil;
  nombreCompleto: string;
  email: string;
  empresas: readonly EmpresaDeCaller[];
};

/** Who makes the call: a live session's user. */
export type Caller = Persona & {
  /** What the account must do before anything else. */
  pendiente: Pendiente | null;
  /**
   * The session: its id, the one with a password that it came from, whether a PIN opened it, and how many minutes it may rest.
   */
  sesion: { id: string; raiz: string; porPin: boolean; inactividad: number };
};

/** The company of that name in the caller's list; refuses any other, existing or not, in the same words. */
export function empresaDeCaller(caller: Persona, nombre: string): EmpresaDeCaller {
  const empresa = caller.empresas.find((candidata) => candidata.empresa === nombre);
  if (!empresa) throw new AppError('EMPRESA_NO_PERMITIDA', { usuario: caller.id, empresa: nombre });
  return empresa;
}

/** The tenant check: a company name becomes an id that repositories accept. */
export function empresaPermitida(caller: Persona, nombre: string): EmpresaId {
  return empresaDeCaller(caller, nombre).id as EmpresaId;
}

/** Whether what a call asks for is on where these areas are. */
export const tieneArea = (area: Acceso['area'], { areas }: Pick<EmpresaDeCaller, 'areas'>) =>
  area === null || [area].flat().some((una) => areas.includes(una));

/** Every company the caller may act for; or those of them where an area is on. */
export function empresasPermitidas(
  { empresas }: Caller,
  area: Acceso['area'] = null,
): { id: EmpresaId; empresa: string }[] {
  return empresas
    .filter((empresa) => tieneArea(area, empresa))
    .map(({ id, empresa }) => ({ id: id as EmpresaId, empresa }));
}

/** For work that no user asked for (jobs, seeds): the row that named the company is the authority. */
export function empresaDeTrabajo(id: number): EmpresaId {
  return id as EmpresaId;
}
