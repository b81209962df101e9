import { sql } from 'kysely';

import { corteDePagina } from '@comanda/kit/http/corte';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import {
  PRODUCTOS_POR_PAGINA,
  type productosCalls,
} from '@comanda/shared/contracts/inventario/productos';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';

import type { Database } from '../db/schema';

import { productosActivos } from './catalogoSelect';

type Consulta = Omit<CallEntrada<typeof productosCalls.consultarProductos>, 'empresa'>;

/** What the database sorts by; equals are told apart, or a page would repeat rows of another. */
const ORDENES = {
  producto: sql<string>`pedidos.normalizar(p.producto)`, // an index has it in this order
  categoria: sql<string>`c.categoria_normal`,
  precio: sql<string>`p.precio_venta`,
} as const;

/** One page of what is looked for, and how much of it there is. */
export const consultarProductos = (db: Db<Database>, empresa: EmpresaId, consulta: Consulta) =>
  enEmpresa(db, empresa, async ({ trx }) => {
    const { orden = 'producto', desc } = consulta;
    const { desde, filas } = corteDePagina(consulta, PRODUCTOS_POR_PAGINA);
    const [hallados, { total }] = await Promise.all([
      productosActivos(trx, empresa)
        .where(esBuscado(empresa, consulta))
        .orderBy(ORDENES[orden], desc ? 'desc' : 'asc')
        .$if(orden !== 'producto', (q) => q.orderBy('p.producto'))
        .orderBy('p.id')
        .limit(filas)
        .offset(desde)
        .execute(),
      trx
        .selectFrom('pedidos.productos as p')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('p.empresa_id', '=', empresa)
        .where('p.estado', '=', 'A')
        .where(esBuscado(empresa, consulta))
        .executeTakeFirstOrThrow(),
    ]);
    return { filas: hallados, total };
  });

/** Whether `p` is what is looked for: by every word, and by each filter that is set. */
function esBuscado(
  empresa: EmpresaId,
  { busqueda, id_categoria, porcentaje_iva, estado }: Consulta,
) {
  const palabras = busqueda.split(/\s+/).filter((palabra) => palabra !== '');
  const condiciones = [
    sql`true`,
    ...palabras.map(
      (palabra) => sql`(position(pedidos.normalizar(${palabra}) in p.busqueda) > 0
        or p.id_categoria in (
          select k.id from pedidos.categorias k
           where k.empresa_id = ${empresa}
             and position(pedidos.normalizar(${palabra}) in pedidos.normalizar(k.categoria)) > 0))`,
    ),
  ];
  if (id_categoria !== undefined)
    condiciones.push(sql`p.id_categoria = ${llaveDeFila(id_categoria)}`);
  if (porcentaje_iva !== undefined) condiciones.push(sql`p.porcentaje_iva = ${porcentaje_iva}`);
  if (estado !== undefined) condiciones.push(sql`p.agotado = ${estado === 'AGOTADO'}`);
  return sql<boolean>`${sql.join(condiciones, sql` and `)}`;
}
