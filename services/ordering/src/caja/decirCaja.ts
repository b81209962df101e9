import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';
import { avisarCambio } from '@comanda/kit/flujo/avisarCambio';

/** Once it is committed: who shows what was sold, or what is in the drawers, asks for it anew. */
export function decirCaja(db: Pick<Db, 'pool'>, empresa: EmpresaId): void {
  avisarCambio(db, empresa, 'caja');
}
