import { sql, type Kysely } from 'kysely';

import type { GrupoDeOpciones } from '@comanda/shared/contracts/inventario/opciones';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { categoriasEnOrden } from '../categorias/categoriasEnOrden';

import type { Database } from '../db/schema';

import { COLUMNAS } from './columnas';

const DEL_PRODUCTO = COLUMNAS.map((columna) => `p.${columna}` as const);

/**
 * The company's products that are sold, with what a row of the wire needs of their categories; in no order. The
 * categories are worked out once: the database, which knows nothing yet of ten thousand products that were just
 * imported, would do it again for each.
 */
export const productosActivos = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .with(
      (cte) => cte('c').materialized(),
      () => categoriasEnOrden(trx, empresa),
    )
    .selectFrom('pedidos.productos as p')
    .innerJoin('c', 'c.id', 'p.id_categoria')
    .select([
      ...DEL_PRODUCTO,
      'p.empresa_id',
      'p.imagen',
      'c.categoria',
      'c.orden as orden_categoria',
      'c.color as color_categoria',
    ])
    .select(sql<GrupoDeOpciones[] | null>`p.grupos`.as('grupos'))
    .where('p.empresa_id', '=', empresa)
    .where('p.estado', '=', 'A');
