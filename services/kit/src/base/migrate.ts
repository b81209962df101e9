import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { Kysely, Migrator, PostgresDialect, sql, type MigrationResultSet } from 'kysely';
import pg from 'pg';

import { exigirRepartoEntero } from './aMedias';
import { conBase, type Migraciones } from './baseDeMigraciones';
import { sobrevivir } from './db';
import { aplicarFunciones } from './funciones';
import { correrTexto, estaRepartida, partesDe } from './partes';

type MigrarOptions = {
  /** The owner's address: migrations run as its own role, not as the application's. */
  url: string;
  /** Folder of the numbered .sql files, and of `funciones/`. */
  carpeta: string;
  /** Schema that keeps the list of what was done; made when it is not there. */
  esquema: string;
  /** One of the two alone, where functions of several schemas call each other; both, one after the other, where nothing is said. */
  parte?: 'numeradas' | 'funciones';
  /** Told that a later version was here, which left what it made. */
  avisar?: (aviso: string) => void;
};

type Lugar = Pick<MigrarOptions, 'carpeta' | 'esquema'>;

/**
 * Brings one service's schema up to date: tables first, then functions; answers the names of what it ran. A schema that a
 * later version has brought further is left as it is: a process of the version before may start beside it (docs/adr/0043).
 */
export async function migrar({
  url,
  avisar = console.warn,
  parte,
  ...lugar
}: MigrarOptions): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: sobrevivir(
        new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONECTAR_MS }),
      ),
    }),
  });
  try {
    return await db.connection().execute((conexion) =>
      conCandado(conexion, async () => {
        await exigirRepartoEntero((texto) => sql.raw<{ si: boolean }>(texto).execute(conexion));
        const repartida = await estaRepartida(conexion);
        const todas = await leerMigraciones(lugar, repartida);
        const hechas = await hechasEn(conexion, lugar);
        const migraciones =
          hechas.length === 0 && (await estaVacio(conexion, lugar))
            ? await conBase(todas, lugar)
            : todas;
        const posteriores = posterioresA(hechas, Object.keys(migraciones));
        if (posteriores.length > 0) {
          avisar(avisoDe(lugar, posteriores));
          return [];
        }
        return [
          ...(parte === 'funciones' ? [] : await correrNumeradas(conexion, migraciones, lugar)),
          ...(parte === 'numeradas'
            ? []
            : await aplicarFunciones(conexion, { ...lugar, repartida })),
        ];
      }),
    );
  } finally {
    await db.destroy();
  }
}

const CONECTAR_MS = 10_000;

const TABLA = { migrationTableName: 'migraciones', migrationLockTableName: 'migraciones_candado' };

/** Our own lock is asked for again and again: an index that is built meanwhile waits for everybody who waits inside a statement. */
const CANDADO = sql`hashtextextended('comanda.migrar', 0)`;
const PAUSA_MS = 100;

/**
 * Our lock and then the migrator's own, held around it and the functions: they are of the connection, which may take them
 * twice. Of two processes that start at once the second finds everything done. (The migrator's alone is what versions
 * before this one wait for.)
 */
async function conCandado<Result>(
  conexion: Kysely<unknown>,
  trabajo: () => Promise<Result>,
): Promise<Result> {
  const { adapter } = conexion.getExecutor();
  const opciones = { lockTable: TABLA.migrationLockTableName, lockRowId: 'migration_lock' };
  while (!(await tomado(conexion))) await esperar(PAUSA_MS);
  try {
    await adapter.acquireMigrationLock(conexion, opciones);
    try {
      return await trabajo();
    } finally {
      await adapter.releaseMigrationLock(conexion, opciones);
    }
  } finally {
    await sql`select pg_advisory_unlock(${CANDADO})`.execute(conexion);
  }
}

async function tomado(conexion: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ tomado: boolean }>`
    select pg_try_advisory_lock(${CANDADO}) as tomado`.execute(conexion);
  return rows[0]?.tomado ?? false;
}

const avisoDe = ({ esquema }: Lugar, posteriores: readonly string[]) =>
  `La base es de una versión posterior y se usa como esta (${esquema}: ${posteriores.join(', ')}).`;

/** What has tables besides the migrator's has begun, were it with those that another schema handed over. */
async function estaVacio(db: Kysely<unknown>, { esquema }: Lugar): Promise<boolean> {
  const { rows } = await sql<{ vacio: boolean }>`
    select not exists (
      select from pg_class
       where relnamespace = to_regnamespace(${esquema}) and relkind in ('r', 'p', 'v')
         and relname not in (${TABLA.migrationTableName}, ${TABLA.migrationLockTableName}, 'funciones_aplicadas')
    ) as vacio`.execute(db);
  return rows[0]?.vacio ?? false;
}

/** The names of what ran here, in their order. */
async function hechasEn(db: Kysely<unknown>, { esquema }: Lugar): Promise<string[]> {
  const tabla = `${esquema}.${TABLA.migrationTableName}`;
  const { rows } = await sql<{ hay: boolean }>`
    select to_regclass(${tabla}) is not null as hay`.execute(db);
  if (!rows[0]?.hay) return [];
  const { rows: hechas } = await sql<{ name: string }>`
    select name from ${sql.table(tabla)} order by name`.execute(db);
  return hechas.map(({ name }) => name);
}

/** What ran here that this version does not know, where all that it knows ran before; else none, and the migrator judges. */
function posterioresA(hechas: readonly string[], conocidas: readonly string[]): string[] {
  const seguidas = conocidas.every((nombre, i) => hechas[i] === nombre);
  return seguidas ? hechas.slice(conocidas.length) : [];
}

/** What a file begins with that may not run in a transaction: an index that is built while others write. */
const SIN_TRANSACCION = /^-- sin transaccion\b/;

/** All that is pending in one transaction, but for the files that may not: each of them once what stands before it is done. */
async function correrNumeradas(
  db: Kysely<unknown>,
  migraciones: Migraciones,
  lugar: Lugar,
): Promise<string[]> {
  const migradorDe = (disableTransactions: boolean) =>
    new Migrator({
      db,
      disableTransactions,
      migrationTableSchema: lugar.esquema,
      ...TABLA,
      provider: { getMigrations: () => Promise.resolve(migraciones) },
    });
  const enUna = migradorDe(false);
  const hechas: string[] = [];
  const todas = await enUna.getMigrations();
  const pendientes = todas.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  for (const [i, nombre] of pendientes.entries()) {
    if (!migraciones[nombre]?.suelta) continue;
    const antes = pendientes[i - 1];
    if (antes !== undefined && !hechas.includes(antes))
      hechas.push(...nombresDe(await enUna.migrateTo(antes), lugar));
    hechas.push(...nombresDe(await migradorDe(true).migrateTo(nombre), lugar));
  }
  return [...hechas, ...nombresDe(await enUna.migrateToLatest(), lugar)];
}

function nombresDe({ error, results = [] }: MigrationResultSet, { esquema }: Lugar): string[] {
  const fallida = results.find(({ status }) => status === 'Error');
  if (error) {
    throw new Error(`migrar: ${esquema}/${fallida?.migrationName ?? '?'} did not run`, {
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
}

async function leerMigraciones(
  { carpeta, esquema }: Lugar,
  repartida: boolean,
): Promise<Migraciones> {
  const archivos = (await readdir(carpeta)).filter((archivo) => archivo.endsWith('.sql')).sort();
  const pares = archivos.map(async (archivo) => {
    const texto = await readFile(path.join(carpeta, archivo), 'utf8');
    const suelta = SIN_TRANSACCION.test(texto);
    const up = async (db: Kysely<unknown>) => {
      // several statements sent at once are a transaction too
      if (suelta) for (const parte of partesDe(texto)) await sql.raw(parte).execute(db);
      else await correrTexto(db, texto, { repartida, esquema });
    };
    return [path.basename(archivo, '.sql'), { up, suelta }] as const;
  });
  return Object.fromEntries(await Promise.all(pares));
}
