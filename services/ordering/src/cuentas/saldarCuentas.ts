import { enEmpresa, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { TOMAR_CUENTA } from '../ventas/ventaSql';

/** $1 empresa, $2 rows. Customers with something that is paid and not marked yet. */
const POR_SALDAR = `
  select d.cedula from pedidos.deudas_abiertas($1::int, null) d
    left join (select cedula, sum(monto) as monto from pedidos.abonos where empresa_id = $1::int group by cedula) a
           on a.cedula = d.cedula
    left join pedidos.cuentas_saldadas s on s.empresa_id = $1::int and s.cedula = d.cedula
   where coalesce(s.monto, 0) + d.hasta <= coalesce(a.monto, 0)
   group by d.cedula
   order by d.cedula
   limit $2::int`;

/** $1 empresa, $2 the customer. */
export const SALDAR = 'select pedidos.saldar_cuenta($1, $2)';

const LOTE = 500;

/**
 * Settles what was paid where nobody pays any more, and what a change reopened: a customer in a transaction, so that no account is held
 * while another is reckoned.
 */
export async function saldarCuentas(db: Db, empresa: EmpresaId): Promise<void> {
  const cuentas = await preguntar<{ cedula: string }>(db, empresa, {
    name: 'cuentas_por_saldar',
    text: POR_SALDAR,
    values: [empresa, LOTE],
  });
  for (const { cedula } of cuentas)
    await enEmpresa(db, empresa, async ({ client }) => {
      await client.query(TOMAR_CUENTA, [empresa, cedula]);
      await client.query(SALDAR, [empresa, cedula]);
    });
  if (cuentas.length === LOTE) await saldarCuentas(db, empresa);
}
