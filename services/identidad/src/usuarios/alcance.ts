import { empresasPermitidas, type Caller } from '@comanda/kit/acceso/tenant';

/** Whose accounts somebody may administer: those of their companies where the area is on; the operator, everybody's. */
export type Alcance = { quien: Caller; todas: boolean; empresas: readonly number[] };

export const alcanceDe = (quien: Caller): Alcance => ({
  quien,
  todas: quien.perfil === 'Dashboard',
  empresas: empresasPermitidas(quien, 'admin').map(({ id }) => id),
});
