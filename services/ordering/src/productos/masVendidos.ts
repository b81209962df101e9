import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

/** As many as a phone shows without being scrolled, and some more. */
const CUANTOS = 24;
const SEMANAS = 4;

/** $1 empresa, $2 today. Of the days whose totals are kept: what is sold today changes no habit. */
const MAS_VENDIDOS = `
  select t.clave as id
    from pedidos.dia_totales t
   where t.empresa_id = $1 and t.concepto = 'PRODUCTO' and t.fecha > $2::date - ${SEMANAS * 7}
   group by t.clave
   order by sum(t.ventas) desc, t.clave::bigint
   limit ${CUANTOS}`;

/** Ids of what was in most sales lately, the most first; one that is not sold any more may be among them. */
export async function masVendidos(
  db: Pick<Db, 'pool' | 'prepared'>,
  empresa: EmpresaId,
  ahora: Date,
): Promise<string[]> {
  const filas = await preguntar<{ id: string }>(db, empresa, {
    name: 'masVendidos',
    text: MAS_VENDIDOS,
    values: [empresa, fechaNegocio(ahora)],
  });
  return filas.map(({ id }) => id);
}
