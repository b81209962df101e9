import { comoDueno } from '../../services/kit/src/testing/testDb';

const PRODUCTOS = 200;

const CATALOGO = `
  insert into pedidos.productos (empresa_id, id_categoria, producto, precio_venta, porcentaje_iva)
  select $1, (select min(id) from pedidos.categorias where empresa_id = $1), 'Plato ' || n, n, case when n % 5 = 0 then 0 else 15 end
    from generate_series(1, $2::int) n`;

/** Three lines a sale: what is sold most is sold ten times as often as what is sold least; they add up to its total. */
const LINEAS = `
  with platos as (
    select array_agg(id order by id) as ids, min(id_categoria) as categoria
      from pedidos.productos where empresa_id = $1 and producto like 'Plato %'
  )
  insert into pedidos.venta_lineas (empresa_id, venta_id, linea, producto_id, id_categoria, producto, precio_venta, cantidad,
    porcentaje_iva, bruto, base, iva)
  select v.empresa_id, v.id, n, ids[x], categoria, 'Plato ' || x, parte, 1, 0, parte, parte, 0
    from pedidos.ventas v, platos, generate_series(1, 3) n,
         lateral (select 1 + floor($2 * power((v.secuencial * 7919 * n) % 10007 / 10007.0, 2))::int as x,
                         case n when 3 then v.total - 2 * round(v.total / 3, 2) else round(v.total / 3, 2) end as parte) l
   where v.empresa_id = $1`;

export async function sembrarLineas(url: string, empresa: { id: number }): Promise<void> {
  await comoDueno(url, CATALOGO, [empresa.id, PRODUCTOS]);
  await comoDueno(url, LINEAS, [empresa.id, PRODUCTOS]);
  await comoDueno(url, 'vacuum analyze pedidos.venta_lineas');
}
