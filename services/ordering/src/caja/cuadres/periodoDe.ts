import { deUnaVez } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PeriodoRow, TotalDePeriodoRow } from './informe';
import type { PoolClient } from 'pg';

export type PeriodoDeCaja = PeriodoRow & { totales: TotalDePeriodoRow[] };

type Cual = { caja: number; numero?: number | null };

/** A period that is there, because somebody holds it or it has its closing. */
export async function periodoDe(
  client: PoolClient,
  empresa: EmpresaId,
  cual: Cual,
): Promise<PeriodoDeCaja> {
  const periodo = await leerPeriodo(client, empresa, cual);
  if (!periodo) throw new Error(`periodoDe: company ${empresa} has no drawer ${cual.caja}`);
  return periodo;
}

/** A period of a drawer with what it adds up to, the open one where none is named; undefined where there is none. */
export async function leerPeriodo(
  client: PoolClient,
  empresa: EmpresaId,
  { caja, numero = null }: Cual,
): Promise<PeriodoDeCaja | undefined> {
  const [{ rows }, totales] = await deUnaVez(client, () =>
    Promise.all([
      client.query<PeriodoRow>(PERIODO, [empresa, caja, numero]),
      client.query<TotalDePeriodoRow>(TOTALES, [empresa, caja, numero]),
    ]),
  );
  return rows[0] && { ...rows[0], totales: totales.rows };
}

/** $1 empresa, $2 caja, $3 period, or null for the open one */
const PERIODO = `
  select c.id as caja_id, c.nombre, p.numero as periodo, p.apertura, p.abierto
    from pedidos.cajas c
    join pedidos.periodos p
      on p.empresa_id = c.empresa_id and p.caja_id = c.id and p.numero = coalesce($3::int, c.periodo)
   where c.empresa_id = $1::int and c.id = $2::int`;

/** As PERIODO. */
const TOTALES = `
  select concepto, clave, min(nombre) as nombre, sum(cantidad)::int as cantidad, sum(monto) as monto,
         min(primera) as primera, max(ultima) as ultima
    from pedidos.periodo_totales
   where empresa_id = $1::int and caja_id = $2::int
     and periodo = coalesce($3::int, (select periodo from pedidos.cajas where empresa_id = $1::int and id = $2::int))
   group by concepto, clave`;
