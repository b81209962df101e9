import { AJUSTES_CAJA } from '@comanda/shared/contracts/caja/cajas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

/** The company's business day 'YYYY-MM-DD': until its cut-off hour it is still the day before. */
export async function diaDeNegocio(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  ahora: Date,
): Promise<string> {
  const { rows } = await client.query<{ hora_corte: number }>(
    'select hora_corte from pedidos.ajustes_caja where empresa_id = $1',
    [empresa],
  );
  return fechaNegocio(ahora, rows[0]?.hora_corte ?? AJUSTES_CAJA.hora_corte);
}
