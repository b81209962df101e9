import pg from 'pg';

import { AREAS_NUEVAS, CLIENTE, EMPRESAS, PRODUCTOS, USUARIOS } from '@comanda/kit/testing/semilla';
import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';

import { CLAVE_DEMO_HASH } from '../demo/cuentas';

/** Writes the world of kit/testing/semilla.ts, as the owner. */
export async function sembrarPrueba(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await sembrarIdentidad(client);
    await sembrarAjustes(client);
    await sembrarCatalogo(client);
  } finally {
    await client.end();
  }
}

async function sembrarIdentidad(client: pg.Client): Promise<void> {
  await client.query(
    `insert into identidad.empresas (id, empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, factura)
     select e.id, e.empresa, e.ruc, upper(e.empresa), e.empresa, 'Malecón 100', 'Malecón 100', 'info@demo.ec', e.factura
       from jsonb_to_recordset($1::jsonb) as e (id int, empresa text, ruc text, factura boolean)`,
    [JSON.stringify(EMPRESAS)],
  );
  await client.query(
    `insert into plataforma.areas (area, titulo, orden, kb, perfiles, creada_por)
     select n.area, n.area, 60 + 10 * n.i, 300, $2, 'prueba' from unnest($1::text[]) with ordinality as n (area, i)`,
    [AREAS_NUEVAS, PERFILES],
  );
  await client.query(
    `insert into plataforma.areas_empresa (empresa_id, area)
     select e.id, a.area from identidad.empresas e, plataforma.areas a`,
  );
  await client.query(
    `insert into identidad.usuarios (id, email, clave_hash, perfil, nombre_completo)
     select u.id, u.email, $2, u.perfil, u.nombre
       from jsonb_to_recordset($1::jsonb) as u (id uuid, email text, perfil text, nombre text)`,
    [JSON.stringify(USUARIOS), CLAVE_DEMO_HASH],
  );
  await client.query(
    `insert into identidad.usuario_empresas (usuario_id, empresa_id, orden)
     select u.id, e.empresa_id, e.orden
       from jsonb_to_recordset($1::jsonb) as u (id uuid, empresas int[]),
            unnest(u.empresas) with ordinality as e (empresa_id, orden)`,
    [JSON.stringify(USUARIOS)],
  );
}

async function sembrarAjustes(client: pg.Client): Promise<void> {
  await client.query(
    `insert into identidad.ajustes (clave, valor) values ('segundo_factor_operador', 'false')`,
  );
}

async function sembrarCatalogo(client: pg.Client): Promise<void> {
  await client.query(
    `insert into pedidos.categorias (empresa_id, id, categoria) select id, id, 'General' from identidad.empresas`,
  );
  await client.query(
    `insert into pedidos.productos (empresa_id, id, id_categoria, producto, precio_venta, porcentaje_iva, estado)
     select p.empresa, p.id, p.empresa, p.producto, p.precio, p.iva, coalesce(p.estado, 'A')
       from jsonb_to_recordset($1::jsonb)
         as p (id bigint, empresa int, producto text, precio numeric, iva int, estado text)`,
    [JSON.stringify(PRODUCTOS)],
  );
  await client.query(
    `insert into facturacion.clientes
       (empresa_id, cedula, tipo_identificacion, nombre, razon_social, email, direccion, telefono)
     values (1, $1, $2, $3, $4, $5, $6, $7)`,
    [
      CLIENTE.cedula,
      CLIENTE.tipo_identificacion,
      CLIENTE.nombre,
      CLIENTE.razon_social,
      CLIENTE.email,
      CLIENTE.direccion,
      CLIENTE.telefono,
    ],
  );
  await client.query(`
    select setval(pg_get_serial_sequence('identidad.empresas', 'id'), 100);
    select setval(pg_get_serial_sequence('pedidos.categorias', 'id'), 100);
    select setval(pg_get_serial_sequence('pedidos.productos', 'id'), 100);
  `);
}
