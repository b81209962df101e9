import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { openDb, type Db } from '../db';

export type TestDb<Database> = { url: string; db: Db<Database>; close(): Promise<void> };

/** A database of its own for one test file: a clone of the migrated template with the seed of `semilla.ts`. */
export async function testDb<Database = unknown>(): Promise<TestDb<Database>> {
  const servidor = variable('TEST_DATABASE_URL');
  const nombre = `comanda_prueba_${randomBytes(6).toString('hex')}`;
  await enServidor(servidor, `create database ${nombre} template ${variable('TEST_PLANTILLA')}`);
  const direccion = new URL(servidor);
  direccion.pathname = `/${nombre}`;
  const db = openDb<Database>({ url: direccion.href });
  return {
    url: direccion.href,
    db,
    async close() {
      await db.close();
      await enServidor(servidor, `drop database ${nombre} with (force)`);
    },
  };
}

/** Runs statements as the owner, past row-level security: to arrange and to look, never to act. */
export async function comoDueno<Row extends pg.QueryResultRow>(
  url: string,
  texto: string,
  valores: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(texto, [...valores])).rows;
  } finally {
    await client.end();
  }
}

async function enServidor(url: string, texto: string): Promise<void> {
  await comoDueno(url, texto);
}

function variable(nombre: string): string {
  const valor = process.env[nombre];
  if (!valor)
    throw new Error(`testDb: ${nombre} is not set; run through jest, whose globalSetup sets it`);
  return valor;
}
