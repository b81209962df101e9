import type { Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** Tables with somebody at them. */
export async function contarOcupadas(trx: Kysely<Database>, empresa: EmpresaId): Promise<number> {
  const { cuantas } = await trx
    .selectFrom('pedidos.ordenes')
    .select((eb) => eb.fn.count<number>('mesa_id').distinct().as('cuantas'))
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'ABIERTA')
    .executeTakeFirstOrThrow();
  return cuantas;
}
