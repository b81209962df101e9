import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { formasPor } from '@comanda/shared/domain/dinero/formasDePago';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PeriodoDeCaja } from './periodoDe';
import type { PoolClient } from 'pg';

type Transferencia = Comparacion['transferencias'][number];

/** Nobody compares more with an account by eye. */
const CUANTAS = 200;

/** What was paid by transfer in a period and stands, to be looked for in the bank's account; the largest first. */
export async function transferenciasDe(
  client: PoolClient,
  empresa: EmpresaId,
  { caja_id, periodo }: PeriodoDeCaja,
): Promise<Transferencia[]> {
  const { rows } = await client.query<Omit<Transferencia, 'monto'> & { monto: string }>(
    TRANSFERENCIAS,
    [empresa, caja_id, periodo, CUANTAS],
  );
  return rows.map((fila) => ({ ...fila, monto: Number(fila.monto) }));
}

/** As literals, for the index that has only these. */
const POR_TRANSFERENCIA = formasPor('transferencias')
  .map((forma) => `'${forma}'`)
  .join(', ');

const TRANSFERENCIAS = `
  select coalesce(v.secuencia, m.detalle) as venta, m.banco, m.referencia, sum(m.monto) as monto
    from pedidos.caja_movimientos m
    left join pedidos.ventas v on v.empresa_id = m.empresa_id and v.id = m.venta_id
   where m.empresa_id = $1 and m.caja_id = $2 and m.periodo = $3 and m.forma_pago in (${POR_TRANSFERENCIA})
   group by m.venta_id, m.abono_id, coalesce(v.secuencia, m.detalle), m.banco, m.referencia
  having sum(m.monto) <> 0
   order by sum(m.monto) desc, 1
   limit $4`;
