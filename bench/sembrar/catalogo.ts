import { comoDueno } from '../../services/kit/src/testing/testDb';
import { PUERTO } from '../../services/local/src/demo/empresas';

import { unaFila } from '../arnes/base';

const NOMBRES = [
  'Ceviche mixto',
  'Ceviche de camarón',
  'Encebollado',
  'Arroz marinero',
  'Jugo de naranja',
  'Empanada de verde',
  'Bolón mixto',
  'Cola personal',
  'Sopa de pescado',
  'Corvina frita',
  'Café pasado',
  'Humita',
];

/** The demo's till company sells so many products and no others. */
export async function sembrarCatalogo(url: string, cuantos: number): Promise<void> {
  const { empresa } = PUERTO;
  const { id } = await unaFila<{ id: number }>(
    url,
    'select id from identidad.empresas where empresa = $1',
    [empresa],
  );
  await comoDueno(
    url,
    `update pedidos.productos set estado = 'N' where empresa_id = $1 and estado = 'A'`,
    [id],
  );
  await comoDueno(
    url,
    `with categorias as (
       select array_agg(id order by id) ids from pedidos.categorias where empresa_id = $1 and estado = 'A')
     insert into pedidos.productos (empresa_id, id_categoria, producto, precio_venta, porcentaje_iva, codigo, codigo_barras)
     select $1, ids[1 + n % array_length(ids, 1)], ($2::text[])[1 + n % array_length($2::text[], 1)] || ' ' || n,
       1 + (n % 40) * 0.25, case when n % 5 = 0 then 0 else 15 end, 'P-' || n, (7861000000000 + n)::text
     from categorias, generate_series(1, $3::int) n`,
    [id, NOMBRES, cuantos],
  );
  await comoDueno(url, 'vacuum analyze pedidos.productos');
}
