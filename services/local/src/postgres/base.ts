import pg from 'pg';

import { SUPERUSUARIO } from './cluster';

import type { Claves } from './claves';

/** Owner of the database: may make databases and roles (migrations, tests), is not a superuser. */
const DUENO = 'comanda';
const BASE = 'comanda';

/** Every role that has a password, with the one it must have. */
export const rolesDe = (claves: Claves) =>
  [
    [SUPERUSUARIO, claves.superusuario],
    [DUENO, claves.dueno],
  ] as const;

/** Makes the owner role and its database where they are not there yet; answers the owner's address. */
export async function prepararBase(puerto: number, claves: Claves): Promise<string> {
  const client = new pg.Client({
    connectionString: direccion(SUPERUSUARIO, claves.superusuario, puerto, 'postgres'),
  });
  await client.connect();
  try {
    await asegurar(client, 'select 1 from pg_roles where rolname = $1', DUENO, () =>
      client.query(
        `create role ${DUENO} login createdb createrole password ${client.escapeLiteral(claves.dueno)}`,
      ),
    );
    await asegurar(client, 'select 1 from pg_database where datname = $1', BASE, () =>
      client.query(`create database ${BASE} owner ${DUENO}`),
    );
  } finally {
    await client.end();
  }
  return direccion(DUENO, claves.dueno, puerto, BASE);
}

async function asegurar(
  client: pg.Client,
  pregunta: string,
  nombre: string,
  crear: () => Promise<unknown>,
) {
  const { rowCount } = await client.query(pregunta, [nombre]);
  if (rowCount === 0) await crear();
}

const direccion = (usuario: string, clave: string, puerto: number, base: string) =>
  `postgres://${usuario}:${encodeURIComponent(clave)}@127.0.0.1:${puerto}/${base}`;
