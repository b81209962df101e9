import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import { avisarCambio } from '@comanda/kit/flujo/avisarCambio';

import type { Database } from '../db/schema';

/** A change of what became of a company's documents: those who show them are told once it is committed. */
export async function cambiarDocumentos<Result>(
  db: Db<Database>,
  empresa: EmpresaId,
  trabajo: (transaccion: Transaccion<Database>) => Promise<Result>,
): Promise<Result> {
  const resultado = await enEmpresa(db, empresa, trabajo);
  avisarCambio(db, empresa, 'documentos');
  return resultado;
}
