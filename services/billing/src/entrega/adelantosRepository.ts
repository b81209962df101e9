import { sql } from 'kysely';

import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { ENTRE_CONSULTAS } from './ritmo';

export type AdelantosRepository = ReturnType<typeof adelantosRepository>;

export function adelantosRepository(db: Db<Database>) {
  return {
    /**
     * What waits for its next step takes it now: as soon as it may be asked about again, and the question is not one more
     * of those that make the next ones wait longer. False: nothing of that key waits, or it is in somebody's hands or due already.
     */
    adelantar: (
      empresa: EmpresaId,
      { clave, ahora }: { clave: string; ahora: Date },
    ): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        // by a clock without a zone: what may hang on the zone of the session is not written on a server of many
        const cuando = sql<Date>`greatest(${ahora}::timestamptz,
          (coalesce(consultado_en, '-infinity') at time zone 'UTC' + make_interval(secs => ${ENTRE_CONSULTAS / 1_000}))
            at time zone 'UTC')`;
        const { numUpdatedRows } = await trx
          .updateTable('facturacion.trabajos')
          .set({ proximo: cuando, consultas: sql<number>`greatest(consultas - 1, 0)` })
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where('arriendo', 'is', null)
          .where('proximo', '>', cuando)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
  };
}
