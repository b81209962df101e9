import { sql, type Kysely } from 'kysely';

import {
  COLORES_CATEGORIA,
  type ColorCategoria,
} from '@comanda/shared/contracts/inventario/categorias';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** The categories as the company arranged them, from 1; the others come after, as they were created. */
export const categoriasEnOrden = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.categorias')
    .select([
      'id',
      'categoria',
      'descripcion',
      'color',
      sql<string>`pedidos.normalizar(categoria)`.as('categoria_normal'),
      sql<number>`row_number() over (order by orden nulls last, id)::int`.as('orden'),
    ])
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A');

/** The colour of a category that nobody chose one for: neighbours differ until there are more categories than colours. */
export function colorPorTurno(orden: number): ColorCategoria {
  const [primero] = COLORES_CATEGORIA;
  return COLORES_CATEGORIA[(orden - 1) % COLORES_CATEGORIA.length] ?? primero;
}
