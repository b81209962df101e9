import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql, type Kysely, type Migration } from 'kysely';

/** By name, in the order of their numbers. `suelta`: it runs in no transaction. */
export type Migraciones = Record<string, Migration & { suelta: boolean }>;

type Lugar = { carpeta: string; esquema: string };

const CARPETA = 'base';

/** The functions of `funciones/` that its triggers and columns are made with. */
const ANTES = /^-- antes: (.+)$/m;

/**
 * The migrations for a schema with nothing in it. `base/NNNN.sql` says what the numbered files to NNNN make
 * together, so that a table is read in one place: it is run in place of the first, those after it to NNNN do nothing, and
 * the list says that all of them are done.
 */
export async function conBase(migraciones: Migraciones, lugar: Lugar): Promise<Migraciones> {
  const base = await leerBase(lugar.carpeta);
  if (!base) return migraciones;
  const [primera, ...juntas] = Object.keys(migraciones).filter(
    (nombre) => nombre.slice(0, base.hasta.length) <= base.hasta,
  );
  if (primera === undefined) throw new Error(`migrar: ${lugar.esquema}/base has no numbered file`);
  const nada = async () => undefined;
  const correr = async (db: Kysely<unknown>) => {
    for (const texto of base.textos) await sql.raw(texto).execute(db);
  };
  return {
    ...migraciones,
    ...Object.fromEntries(juntas.map((nombre) => [nombre, { up: nada, suelta: false }])),
    [primera]: { up: correr, suelta: false },
  };
}

async function leerBase(carpeta: string): Promise<{ hasta: string; textos: string[] } | null> {
  const lugar = path.join(carpeta, CARPETA);
  if (!existsSync(lugar)) return null;
  const [archivo, ...mas] = (await readdir(lugar)).filter((nombre) => nombre.endsWith('.sql'));
  if (archivo === undefined || mas.length > 0)
    throw new Error(`migrar: one file belongs in ${lugar}`);
  const texto = await readFile(path.join(lugar, archivo), 'utf8');
  const antes = ANTES.exec(texto)?.[1]?.split(/,\s*/) ?? [];
  const funciones = antes.map((nombre) =>
    readFile(path.join(carpeta, 'funciones', `${nombre}.sql`), 'utf8'),
  );
  return {
    hasta: path.basename(archivo, '.sql'),
    textos: [...(await Promise.all(funciones)), texto],
  };
}
