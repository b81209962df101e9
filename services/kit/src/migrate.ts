import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';

type MigrarOptions = {
  /** The owner's address: migrations run as its own role, not as the application's. */
  url: string;
  /** Folder of the numbered .sql files. */
  carpeta: string;
  /** Schema that keeps the list of what was done; made when it is not there. */
  esquema: string;
};

/** Brings one service's schema up to date; answers the names of the migrations it ran. */
export async function migrar({ url, carpeta, esquema }: MigrarOptions): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => leerMigraciones(carpeta) },
      migrationTableSchema: esquema,
      migrationTableName: 'migraciones',
      migrationLockTableName: 'migraciones_candado',
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    const fallida = results.find(({ status }) => status === 'Error');
    if (error) {
      throw new Error(`migrar: ${esquema}/${fallida?.migrationName ?? '?'} did not run`, {
        cause: error,
      });
    }
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
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
