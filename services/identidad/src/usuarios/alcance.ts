import { empresasPermitidas, type Caller } from '@comanda/kit/acceso/tenant';

import type { Origen } from '../auth/desdeDonde';

/** Whose accounts somebody may administer: those of their companies where the area is on; the operator, everybody's. */
export type Alcance = {
  quien: Caller;
  todas: boolean;
  empresas: readonly number[];
  /** From where they ask; null: not known. */
  origen: Origen | null;
};

export const alcanceDe = (quien: Caller, origen: Origen | null = null): Alcance => ({
  quien,
  origen,
  todas: quien.perfil === 'Dashboard',
  empresas: empresasPermitidas(quien, 'admin').map(({ id }) => id),
});
