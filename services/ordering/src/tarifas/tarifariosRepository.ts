import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { TARIFAS } from './tarifariosSql';

import type { PoolClient } from 'pg';

/** The list of tarifas that a company has now, in the order that decides. */
export async function tarifasDe(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
): Promise<TarifaDePrecio[]> {
  const { rows } = await client.query<{ tarifas: TarifaDePrecio[] | null }>(
    `select ${TARIFAS} as tarifas`,
    [empresa],
  );
  return rows[0]?.tarifas ?? [];
}
