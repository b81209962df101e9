import { restriccionDe } from '@comanda/kit/base/restriccion';

import type { PoolClient } from 'pg';

/** What pedidos.vender says where there is nothing to sell with: the number or the approval is another's by now. */
const SIN_QUE = ['ventas_sin_numero', 'ventas_sin_aprobacion'];

/** Null for that, once the transaction is undone; anything else is thrown. */
export const sinVender =
  (client: PoolClient) =>
  async (error: unknown): Promise<null> => {
    if (!SIN_QUE.includes(restriccionDe(error) ?? '')) throw error;
    await client.query('rollback'); // behind the commit that was sent with it, which undid all
    return null;
  };
