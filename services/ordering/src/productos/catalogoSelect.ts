import type { Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/tenant';

import { categoriasEnOrden } from '../categorias/categoriasEnOrden';

import type { Database } from '../db/schema';

/** The company's products that are sold, with what a row of the wire needs of their categories; in no order. */
export const productosActivos = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.productos as p')
    .innerJoin(
      () => categoriasEnOrden(trx, empresa).as('c'),
      (join) => join.onRef('c.id', '=', 'p.id_categoria'),
    )
    .select([
      'p.empresa_id',
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
      'p.codigo',
      'p.codigo_barras',
      'p.favorito',
      'p.imagen',
    ])
    .where('p.empresa_id', '=', empresa)
    .where('p.estado', '=', 'A');
