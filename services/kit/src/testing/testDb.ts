import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { openDb, sobrevivir, type Db } from '../base/db';
import { alargarPaciencia } from '../base/paciencia';
import { urlDeIdentidad } from '../base/rolApp';
import { usarClaveDeSecretos } from '../credenciales/secretos';

import { hasta } from './hasta';

const ESPERA_MS = 120_000;
alargarPaciencia(10);

export type TestDb<Database> = {
  /** Its address as the owner. */
  url: string;
  /** Its address as the services enter. */
  urlApp: string;
  db: Db<Database>;
  /** The same database as identidad enters it; opened when it is first asked for, and closed with it. */
  comoIdentidad(): Db;
  close(): Promise<void>;
};

/** The owner's one connection to each test database that is open; made when it is first asked for. */
const duenos = new Map<string, pg.Pool>();

/**
 * A database of its own for one test file: a clone of the migrated template with the seed of `semilla.ts`. Its files are copied, a third
 * of the work of writing each of their pages to the log.
 */
export const testDb = <Database = unknown>(): Promise<TestDb<Database>> =>
  crear(`template ${variable('TEST_PLANTILLA')} strategy file_copy`);

/** A database with nothing in it, for tests that migrate. */
export const baseVacia = (): Promise<TestDb<unknown>> => crear('');

/** Of all test databases: what one pool closes another opens. */
const CLAVE_DE_SECRETOS = randomBytes(32);

async function crear<Database>(como: string): Promise<TestDb<Database>> {
  const servidor = variable('TEST_DATABASE_URL');
  const nombre = `comanda_prueba_${randomBytes(6).toString('hex')}`;
  const servidores = [servidor, ...nodosDePrueba()];
  await Promise.all(servidores.map((uno) => comoDueno(uno, `create database ${nombre} ${como}`)));
  const url = enBase(servidor, nombre);
  const urlApp = enBase(variable('TEST_APP_URL'), nombre);
  const db = openDb<Database>({
    url: urlApp,
    esperaMs: ESPERA_MS,
    prepared: process.env['DB_PREPARED'] !== 'off',
  });
  let identidad: Db | undefined;
  const comoIdentidad = () => {
    identidad ??= openDb({ url: urlDeIdentidad(urlApp), prepared: db.prepared });
    usarClaveDeSecretos(identidad, CLAVE_DE_SECRETOS);
    return identidad;
  };
  usarClaveDeSecretos(db, CLAVE_DE_SECRETOS);
  const dueno = sobrevivir(new pg.Pool({ connectionString: url, max: 1 }));
  duenos.set(url, dueno);
  return {
    url,
    urlApp,
    db,
    comoIdentidad,
    async close() {
      duenos.delete(url);
      await Promise.all([db.close(), identidad?.close(), dueno.end()]);
      for (const uno of servidores) await hasta('the database is gone', () => borrar(uno, nombre));
    },
  };
}

/** Where the template is spread over servers: the others, each of which has it by the same name. */
export const nodosDePrueba = (): string[] =>
  (process.env['TEST_NODOS'] ?? '').split(' ').filter((uno) => uno !== '');

/** False while the server's own cleaning is at work in it: autovacuum, which only a superuser may end, or the one of a spread base. */
const borrar = (servidor: string, nombre: string): Promise<boolean> =>
  comoDueno(servidor, `drop database ${nombre} with (force)`).then(
    () => true,
    (error: unknown) => {
      if (error instanceof pg.DatabaseError && OCUPADA.has(error.code ?? '')) return false;
      throw error;
    },
  );

const OCUPADA: ReadonlySet<string> = new Set(['42501', '55006']);

/** Runs statements as the owner, past row-level security: to arrange and to look, never to act. */
export async function comoDueno<Row extends pg.QueryResultRow>(
  url: string,
  texto: string,
  valores: readonly unknown[] = [],
): Promise<Row[]> {
  const dueno = duenos.get(url);
  if (dueno) return (await dueno.query<Row>(texto, [...valores])).rows;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the query that finds it dead is rejected
  await client.connect();
  try {
    return (await client.query<Row>(texto, [...valores])).rows;
  } finally {
    await client.end();
  }
}

/** The address of that database on the same server. */
export function enBase(servidor: string, nombre: string): string {
  const direccion = new URL(servidor);
  direccion.pathname = `/${nombre}`;
  return direccion.href;
}

function variable(nombre: string): string {
  const valor = process.env[nombre];
  if (!valor)
    throw new Error(
      `testDb: ${nombre} is not set. A test that asks a database is named x.db.test.ts or xRoutes.test.ts: jest makes one for those alone (jest.config.js)`,
    );
  return valor;
}
