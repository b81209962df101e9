import { AJUSTES_CAJA } from '@comanda/shared/contracts/caja/cajas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

type Cliente = Pick<PoolClient, 'query'>;

/** The company's business day 'YYYY-MM-DD': until its cut-off hour it is still the day before. */
export const diaDeNegocio = async (
  client: Cliente,
  empresa: EmpresaId,
  ahora: Date,
): Promise<string> => fechaNegocio(ahora, await horaDeCorte(client, empresa));

/** The hour at which a company's business day begins. */
export async function horaDeCorte(client: Cliente, empresa: EmpresaId): Promise<number> {
  const { rows } = await client.query<{ hora_corte: number }>(
    'select hora_corte from pedidos.ajustes_caja where empresa_id = $1',
    [empresa],
  );
  return rows[0]?.hora_corte ?? AJUSTES_CAJA.hora_corte;
}
