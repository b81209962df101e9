import type { Tema } from '@comanda/shared/contracts/ventas/flujo';

import type { EmpresaId } from '../acceso/tenant';
import type { Db } from '../base/db';

import { flujoDe } from './hub';

/** Once it is committed: who follows that subject of the company asks for it anew. Of what nothing counts. */
export function avisarCambio(db: Pick<Db, 'pool'>, empresa: EmpresaId, tema: Tema): void {
  flujoDe(db).avisar(empresa, tema);
}
