import type { Db } from '@comanda/kit/base/db';
import type { Decreto } from '@comanda/shared/contracts/admin/ley';

/** What the stand-in of the authority knows of the decrees that the operator added, as the authority knows all. */
export async function decretosAgregados({ pool }: Pick<Db, 'pool'>): Promise<Decreto[]> {
  const { rows } = await pool.query<{ decretos: Decreto[] }>(
    'select identidad.decretos_agregados() as decretos',
  );
  return rows[0]?.decretos ?? [];
}
