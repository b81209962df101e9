import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';
import { avisarCambio } from '@comanda/kit/flujo/avisarCambio';

/** Once it is committed: who shows the documents of a company, or what of them needs somebody, asks for it anew. */
export function decirDocumentos(db: Pick<Db, 'pool'>, empresa: EmpresaId): void {
  avisarCambio(db, empresa, 'documentos');
}
