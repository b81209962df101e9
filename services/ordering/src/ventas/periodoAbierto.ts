import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

/**
 * Whether the drawer's period that a sale was made in is open, so that its payments may be put right and it may come back;
 * it then stays open for this transaction.
 */
export async function enPeriodoAbierto(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  venta: string,
): Promise<boolean> {
  const { rows } = await client.query<{ abierto: boolean }>(
    'select pedidos.en_periodo_abierto($1, $2) as abierto',
    [empresa, venta],
  );
  return rows[0]?.abierto === true;
}
