import { sql, type Kysely } from 'kysely';

import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

export type ProductosRepository = ReturnType<typeof productosRepository>;

/** A search shows a screenful; the whole catalogue is listar's. */
const MAXIMO_DE_BUSQUEDA = 100;

export function productosRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ trx }) => activos(trx, empresa).execute()),

    /** Products whose name contains the text, whatever its case and accents. */
    buscar: (empresa: EmpresaId, busqueda: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        activos(trx, empresa)
          .where(sql<boolean>`position(pedidos.normalizar(${busqueda.trim()}) in p.busqueda) > 0`)
          .limit(MAXIMO_DE_BUSQUEDA)
          .execute(),
      ),
  };
}

const activos = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.productos as p')
    .innerJoin(
      () => categoriasEnOrden(trx, empresa).as('c'),
      (join) => join.onRef('c.id', '=', 'p.id_categoria'),
    )
    .select([
      'p.id',
      'p.producto',
      'p.id_categoria',
      'c.categoria',
      'c.orden as orden_categoria',
      'c.color as color_categoria',
      'p.precio_venta',
      'p.porcentaje_iva',
      'p.estado',
      'p.agotado',
    ])
    .where('p.empresa_id', '=', empresa)
    .where('p.estado', '=', 'A')
    .orderBy('p.producto')
    .orderBy('p.id');

/** As the company arranged them; those nobody arranged come after, as they were created. */
const categoriasEnOrden = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.categorias')
    .select([
      'id',
      'categoria',
      'color',
      sql<number>`row_number() over (order by orden nulls last, id)::int`.as('orden'),
    ])
    .where('empresa_id', '=', empresa);
