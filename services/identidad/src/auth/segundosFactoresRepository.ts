import { randomInt } from 'node:crypto';

import type { Db } from '@comanda/kit/base/db';
import { cerrarSecreto } from '@comanda/kit/credenciales/secretos';
import { hashDeCodigo } from '@comanda/kit/credenciales/segundoFactor';

import type { PoolClient } from 'pg';

/** As many recovery codes as are handed out at once. */
const CODIGOS = 10;
/** Without those that are taken for others. */
const LETRAS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** In clear ($3) only while the version before may have to read it. */
const COMO_SE_GUARDA = 'case when identidad.estrecha() then $2 else $3 end';
const PREPARAR = `
  insert into identidad.segundos_factores as f (usuario_id, secreto) values ($1, ${COMO_SE_GUARDA})
  on conflict (usuario_id) do update set secreto = ${COMO_SE_GUARDA}
    where f.activo_desde is null`;

const ESTADO = `
  select exists (select from identidad.segundos_factores where usuario_id = $1 and activo_desde is not null) as activo,
         (select count(*)::int from identidad.codigos_recuperacion where usuario_id = $1 and usado is null) as codigos`;

export type SegundosFactoresRepository = ReturnType<typeof segundosFactoresRepository>;

/** A person's second factor; its codes are claimed by kit/credenciales/segundoFactor. */
export function segundosFactoresRepository(db: Pick<Db, 'pool'>) {
  const { pool } = db;
  return {
    async estado(usuario: string): Promise<{ activo: boolean; codigos: number }> {
      const { rows } = await pool.query<{ activo: boolean; codigos: number }>(ESTADO, [usuario]);
      return rows[0] ?? { activo: false, codigos: 0 };
    },
    /** False when there is one in force, which is taken off first. */
    preparar: async (usuario: string, secreto: string): Promise<boolean> =>
      (await pool.query(PREPARAR, [usuario, cerrarSecreto(db, usuario, secreto), secreto]))
        .rowCount === 1,
  };
}

/** In force from now on; false when it was already. */
export async function activarFactor(client: PoolClient, usuario: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update identidad.segundos_factores set activo_desde = now() where usuario_id = $1 and activo_desde is null`,
    [usuario],
  );
  return rowCount === 1;
}

/** New ones in the place of all there were; answers them, for the last time. */
export async function darCodigos(client: PoolClient, usuario: string): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS }, nuevoCodigo);
  await client.query('delete from identidad.codigos_recuperacion where usuario_id = $1', [usuario]);
  await client.query(
    'insert into identidad.codigos_recuperacion (usuario_id, hash) select $1, unnest($2::text[])',
    [usuario, codigos.map(hashDeCodigo)],
  );
  return codigos;
}

export async function quitarFactor(client: PoolClient, usuario: string): Promise<void> {
  await client.query('delete from identidad.codigos_recuperacion where usuario_id = $1', [usuario]);
  await client.query('delete from identidad.segundos_factores where usuario_id = $1', [usuario]);
}

/** 'K7QXM-4TBPA': 49 bits, typed as one reads it. */
function nuevoCodigo(): string {
  const letras = Array.from({ length: 10 }, () => LETRAS[randomInt(LETRAS.length)]).join('');
  return `${letras.slice(0, 5)}-${letras.slice(5)}`;
}
