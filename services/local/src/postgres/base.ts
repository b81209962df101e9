import pg from 'pg';

import { ROL_APP, ROL_IDENTIDAD } from '@comanda/kit/base/rolApp';

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
    [ROL_APP, claves.app],
    [ROL_IDENTIDAD, claves.app], // both are this one process's
  ] as const;

/** Addresses of the one database: as its owner, and as the services enter. */
export type DireccionesDeBase = { url: string; urlApp: string };

/** Makes the roles and the database where they are not there yet, and gives each role the password of the file. */
export async function prepararBase(puerto: number, claves: Claves): Promise<DireccionesDeBase> {
  const client = new pg.Client({
    connectionString: direccion(SUPERUSUARIO, claves.superusuario, puerto, 'postgres'),
  });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended('prepararBase', 0))"); // two who adopt it at once: a role is altered by one
    await asegurarRol(client, `${DUENO} createdb createrole`, claves.dueno);
    await asegurarRol(client, ROL_APP, claves.app);
    await asegurarRol(client, ROL_IDENTIDAD, claves.app);
    await client.query(`grant ${ROL_APP}, ${ROL_IDENTIDAD} to ${DUENO} with admin option`);
    await asegurar(client, 'select 1 from pg_database where datname = $1', BASE, () =>
      client.query(`create database ${BASE} owner ${DUENO}`),
    );
  } finally {
    await client.end();
  }
  return direccionesEn(puerto, claves);
}

export const direccionesEn = (puerto: number, claves: Claves): DireccionesDeBase => ({
  url: direccion(DUENO, claves.dueno, puerto, BASE),
  urlApp: direccion(ROL_APP, claves.app, puerto, BASE),
});

export const direccionSuper = (puerto: number, claves: Claves): string =>
  direccion(SUPERUSUARIO, claves.superusuario, puerto, BASE);

/** `rol` is its name and what it may besides. */
async function asegurarRol(client: pg.Client, rol: string, clave: string) {
  const [nombre = ''] = rol.split(' ');
  await asegurar(client, 'select 1 from pg_roles where rolname = $1', nombre, () =>
    client.query(`create role ${rol}`),
  );
  await client.query(`alter role ${nombre} login password ${client.escapeLiteral(clave)}`);
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
