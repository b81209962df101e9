import type { Vendedor } from '@comanda/shared/contracts/admin/vendedores';
import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { fundir } from '@comanda/kit/base/fundir';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { BLOQUEADAS } from '../usuarios/bloqueos';
import { conCorreoLibre } from '../usuarios/guardarUsuario';
import { ponerClave } from '../usuarios/ponerClave';

import type { PoolClient } from 'pg';

type Fila = Omit<Vendedor, 'comision'> & { comision: string };
export type DatosDeVendedor = Pick<Vendedor, 'nombreCompleto' | 'email' | 'ciudad' | 'comision'>;
type Edicion = {
  escrito: DatosDeVendedor;
  /** As this editor read them; undefined: a page of before does not say. */
  leido: DatosDeVendedor | undefined;
  /** Null: the password there is. */
  hash: string | null;
};

const LISTAR = `
  select u.id, u.nombre_completo as "nombreCompleto", u.email, v.ciudad, v.comision,
         coalesce((select json_agg(e.empresa order by e.empresa) from identidad.empresas e
                    where e.vendedor_id = u.id and e.estado = 'A'), '[]') as empresas,
         exists (select from identidad.segundos_factores f
                  where f.usuario_id = u.id and f.activo_desde is not null) as segundo_factor,
         exists (select from (${BLOQUEADAS}) b where b.email = u.email) as bloqueado
    from identidad.vendedores v
    join identidad.usuarios u on u.id = v.usuario_id and u.perfil = 'Vendedor' and u.estado <> 'E'`;
const EN_ORDEN = `${LISTAR} order by u.nombre_completo, u.email`;
const UNO = `${LISTAR} where u.id = $1`;

/** With a password that the operator chose: they choose their own at their first login. */
const CREAR = `
  with cuenta as (
    insert into identidad.usuarios (email, nombre_completo, perfil, clave_hash, cambiar_clave)
    values ($1, $2, 'Vendedor', $5, true) returning id
  )
  insert into identidad.vendedores (usuario_id, ciudad, comision) select id, $3, $4 from cuenta
  returning usuario_id as id`;
const EDITAR = `
  with cuenta as (
    update identidad.usuarios set email = $2, nombre_completo = $3 where id = $1
  )
  update identidad.vendedores set ciudad = $4, comision = $5 where usuario_id = $1`;
const BLOQUEAR = `
  select from identidad.usuarios where id = $1 and perfil = 'Vendedor' and estado <> 'E' for update`;
const ELIMINAR = `
  with cuenta as (update identidad.usuarios set estado = 'E' where id = $1)
  update identidad.empresas set vendedor_id = null where vendedor_id = $1`;

/** Agents of the operator; of no company, so no statement names one. */
export function vendedoresRepository(db: Pick<Db, 'pool'>) {
  return {
    async listar(): Promise<Vendedor[]> {
      const { rows } = await db.pool.query<Fila>(EN_ORDEN);
      return rows.map(toVendedor);
    },

    crear: (datos: DatosDeVendedor & { hash: string }, quien: string) =>
      enTransaccion(db, async (client) => {
        const { nombreCompleto, email, ciudad, comision, hash } = datos;
        const { rows } = await conCorreoLibre(
          client.query<{ id: string }>(CREAR, [
            email,
            nombreCompleto,
            ciudad,
            comision.toFixed(2),
            hash,
          ]),
        );
        const creado = await leer(client, rows[0]?.id ?? '');
        await anotarAuditoria(client, quien, {
          ...sinEmpresa,
          accion: 'vendedor creado',
          despues: creado,
        });
        return creado;
      }),

    /** Undefined where there is no such seller. */
    actualizar: (id: string, { hash, ...edicion }: Edicion, quien: string) =>
      enTransaccion(db, async (client) => {
        if (!(await bloquear(client, id))) return undefined;
        const antes = await leer(client, id);
        const { nombreCompleto, email, ciudad, comision } = fundir(antes, edicion);
        const valores = [id, email, nombreCompleto, ciudad, comision.toFixed(2)];
        await conCorreoLibre(client.query(EDITAR, valores));
        if (hash !== null) await ponerClave(client, { id, hash });
        const editado = await leer(client, id);
        const despues = { ...editado, ...(hash !== null && { clave: 'cambiada' }) };
        await anotarAuditoria(client, quien, {
          ...sinEmpresa,
          accion: 'vendedor editado',
          antes,
          despues,
        });
        return editado;
      }),

    /** False where there is none. The name stays on what they did; their companies have no seller from then on. */
    eliminar: (id: string, quien: string) =>
      enTransaccion(db, async (client) => {
        if (!(await bloquear(client, id))) return false;
        const antes = await leer(client, id);
        await client.query(ELIMINAR, [id]);
        await anotarAuditoria(client, quien, {
          ...sinEmpresa,
          accion: 'vendedor eliminado',
          antes,
        });
        return true;
      }),
  };
}

const sinEmpresa = { empresa: null };
const toVendedor = (fila: Fila): Vendedor => ({ ...fila, comision: Number(fila.comision) });

const bloquear = async (client: PoolClient, id: string) =>
  (await client.query(BLOQUEAR, [id])).rowCount === 1;

async function leer(client: PoolClient, id: string): Promise<Vendedor> {
  const { rows } = await client.query<Fila>(UNO, [id]);
  if (!rows[0]) throw new Error(`vendedores: ${id} was there a moment ago`);
  return toVendedor(rows[0]);
}
