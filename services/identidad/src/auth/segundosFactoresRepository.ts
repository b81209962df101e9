import { randomInt } from 'node:crypto';

import type { Db } from '@comanda/kit/base/db';
import { hashDe } from '@comanda/kit/acceso/sesiones';

import type { PoolClient } from 'pg';

export type SegundoFactor = { secreto: string; activo: boolean; ultimo_paso: number };

/** As many recovery codes as are handed out at once. */
const CODIGOS = 10;
/** Without those that are taken for others. */
const LETRAS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const PREPARAR = `
  insert into identidad.segundos_factores as f (usuario_id, secreto) values ($1, $2)
  on conflict (usuario_id) do update set secreto = $2, ultimo_paso = 0
    where f.activo_desde is null`;

const USAR_PASO = `update identidad.segundos_factores set ultimo_paso = $2 where usuario_id = $1 and ultimo_paso < $2`;

const USAR_CODIGO = `
  update identidad.codigos_recuperacion set usado = now() where usuario_id = $1 and hash = $2 and usado is null`;

const ESTADO = `
  select exists (select from identidad.segundos_factores where usuario_id = $1 and activo_desde is not null) as activo,
         (select count(*)::int from identidad.codigos_recuperacion where usuario_id = $1 and usado is null) as codigos`;

export type SegundosFactoresRepository = ReturnType<typeof segundosFactoresRepository>;

/** A person's second factor. Codes are good once, whoever sends them at the same time. */
export function segundosFactoresRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    async de(usuario: string): Promise<SegundoFactor | null> {
      const { rows } = await pool.query<SegundoFactor>(
        'select secreto, activo, ultimo_paso::float8 from identidad.segundo_factor_de($1)',
        [usuario],
      );
      return rows[0] ?? null;
    },
    async estado(usuario: string): Promise<{ activo: boolean; codigos: number }> {
      const { rows } = await pool.query<{ activo: boolean; codigos: number }>(ESTADO, [usuario]);
      return rows[0] ?? { activo: false, codigos: 0 };
    },
    /** False when there is one in force, which is taken off first. */
    preparar: async (usuario: string, secreto: string): Promise<boolean> =>
      (await pool.query(PREPARAR, [usuario, secreto])).rowCount === 1,
    usarPaso: async (usuario: string, paso: number): Promise<boolean> =>
      (await pool.query(USAR_PASO, [usuario, paso])).rowCount === 1,
    usarCodigo: async (usuario: string, codigo: string): Promise<boolean> =>
      (await pool.query(USAR_CODIGO, [usuario, hashDeCodigo(codigo)])).rowCount === 1,
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

const hashDeCodigo = (codigo: string) => hashDe(codigo.toUpperCase().replace(/[^A-Z0-9]/g, ''));
