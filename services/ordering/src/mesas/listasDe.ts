import type { Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** Orders that somebody serves with dishes ready in the kitchen and not on the table yet. */
export async function contarConListas(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  usuario: string,
): Promise<number> {
  const conListas = trx
    .selectFrom('pedidos.ordenes as o')
    .innerJoin('pedidos.orden_movimientos as m', (join) =>
      join.onRef('m.empresa_id', '=', 'o.empresa_id').onRef('m.orden_id', '=', 'o.id'),
    )
    .innerJoin('pedidos.orden_lineas as l', (join) =>
      join.onRef('l.empresa_id', '=', 'm.empresa_id').onRef('l.id', '=', 'm.linea_id'),
    )
    .select(['o.id', 'l.id as linea'])
    .where('o.empresa_id', '=', empresa)
    .where('o.usuario_id', '=', usuario)
    .where('o.estado', '=', 'ABIERTA')
    .where('l.lista', 'is not', null)
    .where('l.entregada', 'is', null)
    .groupBy(['o.id', 'l.id'])
    .having((eb) => eb.fn.sum('m.cantidad'), '>', '0');
  const { cuantas } = await trx
    .selectFrom(conListas.as('lineas'))
    .select((eb) => eb.fn.count<number>('lineas.id').distinct().as('cuantas'))
    .executeTakeFirstOrThrow();
  return cuantas;
}
