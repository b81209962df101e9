import { randomBytes } from 'node:crypto';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { AREAS } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import type { AlmacenCertificados } from '@comanda/billing/firmas/almacenCertificados';
import { certificadoDePrueba } from '@comanda/billing/testing/certificadoDePrueba';

export type EmpresaDeCaos = { id: number; empresa: string; ruc: string };

const PRIMERA = 1_000;
const USUARIO = '00000000-0000-4000-8000-0000000000ca';

export const CLIENTE_DE_CAOS = '1710034065';
export const PRODUCTOS_DE_CAOS = [
  { id: '1', producto: 'Encebollado', precio_venta: 4.25, porcentaje_iva: 15 },
  { id: '2', producto: 'Agua sin gas', precio_venta: 0.75, porcentaje_iva: 0 },
] as const;

/** Companies that sell and sign, all with the same menu, one certificate and one administrator. */
export async function crearEmpresas(
  url: string,
  cuantas: number,
  almacen: AlmacenCertificados,
): Promise<EmpresaDeCaos[]> {
  const empresas = Array.from({ length: cuantas }, (_, i) => ({
    id: PRIMERA + i,
    empresa: `Caos ${i + 1}`,
    ruc: `${1_790_000_000 + i}001`,
  }));
  await comoDueno(url, IDENTIDAD, [JSON.stringify(empresas), AREAS, USUARIO]);
  await comoDueno(url, CATALOGO, [PRIMERA, JSON.stringify(PRODUCTOS_DE_CAOS)]);
  await comoDueno(url, CLIENTES, [PRIMERA, CLIENTE_DE_CAOS]);
  for (const { id, ruc } of empresas)
    await almacen.guardar(empresaDeTrabajo(id), certificadoDePrueba({ ruc }));
  return empresas;
}

/** Headers of the administrator's session, which outlives the day. */
export async function sesionDeCaos(url: string): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString('base64url');
  await comoDueno(
    url,
    `with sesion as (insert into plataforma.sesiones (usuario_id) values ($1) returning id)
     insert into plataforma.accesos (hash, sesion_id, vence) select $2, id, now() + interval '1 day' from sesion`,
    [USUARIO, hashDe(token)],
  );
  return { authorization: `Bearer ${token}` };
}

/** By the names that the version before knows too: a drill may begin on its base (bench/relevo). */
const IDENTIDAD = `
  with nuevas as (
    insert into plataforma.empresas (id, empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, factura)
    select e.id, e.empresa, e.ruc, upper(e.empresa), e.empresa, 'Malecón 100', 'Malecón 100', 'info@demo.ec', true
      from jsonb_to_recordset($1::jsonb) as e (id int, empresa text, ruc text)
    returning id
  ), areas as (
    insert into plataforma.areas_empresa (empresa_id, area) select n.id, a from nuevas n, unnest($2::text[]) a
  ), usuario as (
    insert into plataforma.usuarios (id, email, clave_hash, perfil, nombre_completo)
    values ($3::uuid, 'caos@demo.ec', '', 'Administrador', 'Carla Caos') returning id
  )
  insert into plataforma.usuario_empresas (usuario_id, empresa_id, orden) select u.id, n.id, n.id from usuario u, nuevas n`;

const CATALOGO = `
  with categorias as (
    insert into pedidos.categorias (empresa_id, id, categoria)
    select e.id, 1, 'General' from plataforma.empresas e where e.id >= $1
  )
  insert into pedidos.productos (empresa_id, id, id_categoria, producto, precio_venta, porcentaje_iva)
  select e.id, p.id, 1, p.producto, p.precio_venta, p.porcentaje_iva
    from plataforma.empresas e,
         jsonb_to_recordset($2::jsonb) as p (id bigint, producto text, precio_venta numeric, porcentaje_iva int)
   where e.id >= $1`;

const CLIENTES = `
  insert into facturacion.clientes
    (empresa_id, cedula, tipo_identificacion, nombre, razon_social, email, direccion, telefono)
  select e.id, $2, '05', 'Maria Salazar', 'Maria Salazar', 'maria@correo.ec', 'Quito', '0991234567'
    from plataforma.empresas e where e.id >= $1`;
