import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { aCentavos, aDolares, centavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { formasPor } from '@comanda/shared/domain/dinero/formasDePago';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PeriodoDeCaja } from './periodoDe';
import type { PoolClient } from 'pg';

type Transferencia = Comparacion['transferencias'][number];
type Transferencias = Pick<Comparacion, 'transferencias' | 'otras_transferencias'>;
type Fila = Required<Omit<Transferencia, 'monto'>> & {
  monto: string;
  cuantas: number;
  suma: string;
};

/** Nobody compares more with an account by eye. */
const CUANTAS = 200;

/** What was paid by transfer in a period and stands, to be looked for in the bank's account; the largest first, and what the others come to. */
export async function transferenciasDe(
  client: PoolClient,
  empresa: EmpresaId,
  { caja_id, periodo }: PeriodoDeCaja,
): Promise<Transferencias> {
  const { rows } = await client.query<Fila>(TRANSFERENCIAS, [empresa, caja_id, periodo, CUANTAS]);
  const transferencias = rows.map(({ monto, cuantas: _, suma: _suma, ...fila }) => ({
    ...fila,
    monto: Number(monto),
  }));
  const [primera] = rows;
  if (!primera || primera.cuantas === rows.length) return { transferencias };
  const dichas = sumar(transferencias.map(({ monto }) => aCentavos(monto)));
  return {
    transferencias,
    otras_transferencias: {
      cantidad: primera.cuantas - rows.length,
      total: aDolares(centavos(aCentavos(Number(primera.suma)) - dichas)),
    },
  };
}

/** As literals, for the index that has only these. */
const POR_TRANSFERENCIA = formasPor('transferencias')
  .map((forma) => `'${forma}'`)
  .join(', ');

const TRANSFERENCIAS = `
  select coalesce(pedidos.nota_de($1, m.venta_id) ->> 'numero', coalesce(v.secuencia, m.detalle)) as venta,
         m.venta_id is not null as de_venta, m.banco, m.referencia,
         sum(m.monto) as monto, count(*) over ()::int as cuantas, sum(sum(m.monto)) over () as suma
    from pedidos.caja_movimientos m
    left join pedidos.ventas v on v.empresa_id = m.empresa_id and v.id = m.venta_id
   where m.empresa_id = $1 and m.caja_id = $2 and m.periodo = $3 and m.forma_pago in (${POR_TRANSFERENCIA})
   group by m.venta_id, m.abono_id, coalesce(v.secuencia, m.detalle), m.banco, m.referencia
  having sum(m.monto) <> 0
   order by sum(m.monto) desc, 1
   limit $4`;
