import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

export type ReenviosRepository = ReturnType<typeof reenviosRepository>;

/** Documents that were chosen by the dozen. */
export function reenviosRepository(db: Db<Database>) {
  return {
    /** How those of them that the company has stand with the authority. */
    estados: (empresa: EmpresaId, claves: readonly string[]) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select(['clave_acceso', 'estado', 'codigo', 'mensaje'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', 'in', [...claves])
          .execute(),
      ),
  };
}
