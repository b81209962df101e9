import { enTransaccion, type Db } from '@comanda/kit/base/db';

import type { PoolClient } from 'pg';

/** A login deletes at most this many of each: it never waits, and a backlog goes once a day (limpiarTodo). */
const LOTE = 100;

/** Ended a week ago, or with every refresh token expired for a week. Its tokens go with it. */
const SESIONES_MUERTAS = `
  delete from identidad.sesiones where id in (
    select s.id from identidad.sesiones s
      join (select id from identidad.sesiones where revocada < now() - interval '7 days'
            union all
            select r.sesion_id from identidad.refrescos r
             where r.vence < now() - interval '7 days'
               and not exists (select from identidad.refrescos otro
                                where otro.sesion_id = r.sesion_id and otro.vence >= now() - interval '7 days')
           ) muerta on muerta.id = s.id
     limit $1 for update of s skip locked)`;

/** Replaced a week ago in a session that lives: a renewal every ten minutes leaves thousands a month. */
const REFRESCOS_MUERTOS = `
  delete from identidad.refrescos where hash in (
    select hash from identidad.refrescos where reemplazado < now() - interval '7 days'
     limit $1 for update skip locked)`;

/** Browsers nobody has logged in from for as long as one keeps the cookie. */
const EQUIPOS_OLVIDADOS = `
  delete from identidad.dispositivos where (usuario_id, hash) in (
    select usuario_id, hash from identidad.dispositivos where usado < now() - interval '400 days'
     limit $1 for update skip locked)`;

const TODO_LO_MUERTO = [SESIONES_MUERTAS, REFRESCOS_MUERTOS, EQUIPOS_OLVIDADOS] as const;

/** Deletes a few dead sessions, refresh tokens and forgotten browsers. */
export async function limpiarSesiones(client: PoolClient): Promise<void> {
  for (const borrar of TODO_LO_MUERTO) await client.query(borrar, [LOTE]);
}

const LOTE_DEL_DIA = 1_000;

/** All of them, so many in a transaction: screens that stay logged in renew thousands of times between two logins. */
export async function limpiarTodo(db: Db): Promise<void> {
  for (const borrar of TODO_LO_MUERTO) {
    let borradas = LOTE_DEL_DIA;
    while (borradas === LOTE_DEL_DIA)
      borradas = await enTransaccion(
        db,
        async (client) => (await client.query(borrar, [LOTE_DEL_DIA])).rowCount ?? 0,
      );
  }
}
