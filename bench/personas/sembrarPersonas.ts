import { comoDueno } from '../../services/kit/src/testing/testDb';

const EMPRESAS = `
  insert into plataforma.empresas (empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, vendedor_id)
  select 'Empresa ' || n, lpad(n::text, 10, '1') || '001', 'Empresa ' || n, 'Empresa ' || n, 'Quito', 'Quito', 'e@x.ec',
         (select usuario_id from plataforma.vendedores order by usuario_id offset n % $2 limit 1)
    from generate_series(1, $1::int) n`;
const VENDEDORES = `
  with cuentas as (
    insert into plataforma.usuarios (email, clave_hash, perfil, nombre_completo)
    select 'vendedor' || n || '@x.ec', 'x', 'Vendedor', 'Vendedor ' || n from generate_series(1, $1::int) n returning id
  )
  insert into plataforma.vendedores select id, 'Quito', 10 from cuentas`;
const AREAS = `
  insert into plataforma.areas_empresa (empresa_id, area)
  select e.id, a.area from plataforma.empresas e, unnest($1::text[]) a (area) on conflict do nothing`;
/** Ten a company, each of one; every fifth of two. */
const PERSONAS = `
  with cuentas as (
    insert into plataforma.usuarios (email, clave_hash, perfil, nombre_completo)
    select 'persona' || n || '@x.ec', 'x', case n % 10 when 0 then 'Administrador' else 'Cajero' end, 'Persona ' || n
      from generate_series(1, $1::int) n returning id, nombre_completo
  ), empresas as (select id, row_number() over (order by id) - 1 as n, count(*) over () as cuantas from plataforma.empresas)
  insert into plataforma.usuario_empresas (usuario_id, empresa_id, orden)
  select c.id, e.id, x.orden
    from cuentas c, lateral (select substr(c.nombre_completo, 9)::int as n) p,
         lateral (select 0 as orden union all select 1 where p.n % 5 = 0) x
    join empresas e on true
   where e.n = (p.n + x.orden) % e.cuantas`;
/** $1 has all of them. */
const DE_TODAS = `
  insert into plataforma.usuario_empresas (usuario_id, empresa_id, orden)
  select $1, id, id from plataforma.empresas on conflict do nothing`;
const AUDITORIA = `
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, despues)
  select $1, now() - ($2 - n) * interval '30 seconds', u.id, u.nombre_completo,
         case when n % 10 < 9 then 'venta creada'
              else (array['venta anulada', 'caja cuadrada', 'producto editado', 'linea anulada'])[1 + n / 10 % 4] end,
         n::text, '{"total": "7.50", "forma_pago": "EFECTIVO"}'
    from generate_series(1, $2::int) n,
         lateral (select id, nombre_completo from plataforma.usuarios
                   where perfil = case n % 3 when 0 then 'Administrador' when 1 then 'Cajero' else 'Mesero' end
                   order by id limit 1) u`;
const SESIONES = `
  insert into plataforma.auditoria (cuando, usuario_id, accion)
  select now() - n * interval '20 seconds', u.id, 'sesion abierta'
    from generate_series(1, $1::int) n,
         lateral (select id from plataforma.usuarios order by id offset n % 5000 limit 1) u`;

/** As many companies, people, sellers and acts as are asked for; `admin` is of every company. */
export async function sembrarPersonas(
  url,
  { empresas, personas, vendedores, hechos, areas, admin, puerto },
) {
  const sql = (texto, valores) => comoDueno(url, texto, valores);
  await sql(VENDEDORES, [vendedores]);
  await sql(EMPRESAS, [empresas, vendedores]);
  await sql(AREAS, [areas]);
  await sql(PERSONAS, [personas]);
  await sql(DE_TODAS, [admin]);
  await sql(AUDITORIA, [puerto, hechos]);
  await sql(SESIONES, [20_000]);
  await sql('vacuum analyze', []);
}
