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
    .innerJoin('pedidos.categorias as c', (join) =>
      join.onRef('c.empresa_id', '=', 'p.empresa_id').onRef('c.id', '=', 'p.id_categoria'),
    )
    .select([
      'p.id',
      'p.producto',
      'p.id_categoria',
      'c.categoria',
      'p.precio_venta',
      'p.porcentaje_iva',
      'p.estado',
    ])
    .where('p.empresa_id', '=', empresa)
    .where('p.estado', '=', 'A')
    .orderBy('p.producto')
    .orderBy('p.id');
