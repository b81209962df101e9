import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';

import { sobrevivir } from './db';
import { aplicarFunciones } from './funciones';

type MigrarOptions = {
  /** The owner's address: migrations run as its own role, not as the application's. */
  url: string;
  /** Folder of the numbered .sql files, and of `funciones/`. */
  carpeta: string;
  /** Schema that keeps the list of what was done; made when it is not there. */
  esquema: string;
};

type Lugar = Omit<MigrarOptions, 'url'>;

/** Brings one service's schema up to date: tables first, then functions; answers the names of what it ran. */
export async function migrar({ url, ...lugar }: MigrarOptions): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: sobrevivir(new pg.Pool({ connectionString: url, max: 1 })),
    }),
  });
  try {
    return await db
      .connection()
      .execute((conexion) =>
        conCandado(conexion, async () => [
          ...(await correrNumeradas(conexion, lugar)),
          ...(await aplicarFunciones(conexion, lugar)),
        ]),
      );
  } finally {
    await db.destroy();
  }
}

const TABLA = { migrationTableName: 'migraciones', migrationLockTableName: 'migraciones_candado' };

/**
 * The migrator's own lock, held around it and the functions: it is of the connection, which may take it twice. Of two
 * processes that start at once the second finds everything done.
 */
async function conCandado<Result>(
  conexion: Kysely<unknown>,
  trabajo: () => Promise<Result>,
): Promise<Result> {
  const { adapter } = conexion.getExecutor();
  const opciones = { lockTable: TABLA.migrationLockTableName, lockRowId: 'migration_lock' };
  await adapter.acquireMigrationLock(conexion, opciones);
  try {
    return await trabajo();
  } finally {
    await adapter.releaseMigrationLock(conexion, opciones);
  }
}

async function correrNumeradas(
  db: Kysely<unknown>,
  { carpeta, esquema }: Lugar,
): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => leerMigraciones(carpeta) },
    migrationTableSchema: esquema,
    ...TABLA,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const fallida = results.find(({ status }) => status === 'Error');
  if (error) {
    throw new Error(`migrar: ${esquema}/${fallida?.migrationName ?? '?'} did not run`, {
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
}

async function leerMigraciones(carpeta: string): Promise<Record<string, Migration>> {
  const archivos = (await readdir(carpeta)).filter((archivo) => archivo.endsWith('.sql')).sort();
  const pares = archivos.map(async (archivo): Promise<[string, Migration]> => {
    const texto = await readFile(path.join(carpeta, archivo), 'utf8');
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(texto).execute(db);
    };
    return [path.basename(archivo, '.sql'), { up }];
  });
  return Object.fromEntries(await Promise.all(pares));
}
