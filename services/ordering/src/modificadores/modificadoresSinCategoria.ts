import { sql, type Kysely } from 'kysely';

import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { COLUMNAS_DE_MODIFICADOR } from './modificadoresRepository';

/** `a`: the category that takes what is of `de`; undefined: none does. */
type Paso = { de: number; a: number | undefined; hecho: Hecho };

/** Those of a category. Held before the category itself, as whoever edits one does: two that wait for each other would never end. */
export const tomarModificadores = (
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { de, a }: Omit<Paso, 'hecho'>,
) =>
  trx
    .selectFrom('pedidos.modificadores as m')
    .select(COLUMNAS_DE_MODIFICADOR)
    .select(
      sql<boolean>`exists (
        select from pedidos.modificadores o
         where o.empresa_id = ${empresa} and o.id_categoria = ${a ?? null} and o.estado = 'A'
           and pedidos.normalizar(o.nombre) = pedidos.normalizar(m.nombre))`.as('repetido'),
    )
    .where('empresa_id', '=', empresa)
    .where('id_categoria', '=', de)
    .where('estado', '=', 'A')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Those of a category that is gone go with the one that takes its products, unless it offers one of that name; else they end. */
export async function pasarModificadores(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  { de, a, hecho }: Paso,
): Promise<void> {
  for (const { repetido, ...antes } of await tomarModificadores(trx, empresa, { de, a })) {
    const pasa = a !== undefined && !repetido;
    const datos = pasa ? { id_categoria: a } : ({ estado: 'N' } as const);
    await trx
      .updateTable('pedidos.modificadores')
      .set(datos)
      .where('empresa_id', '=', empresa)
      .where('id', '=', antes.id)
      .execute();
    const accion = pasa ? 'modificador editado' : 'modificador eliminado';
    const traza = { accion, entidad: antes.id, antes, despues: { ...antes, ...datos } };
    await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
  }
}
