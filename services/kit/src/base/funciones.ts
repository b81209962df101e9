import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql, type Kysely } from 'kysely';

import { correrTexto } from './partes';

type Lugar = { carpeta: string; esquema: string; repartida: boolean };
type Archivo = { nombre: string; texto: string; hash: string };

const CARPETA = 'funciones';

/**
 * Runs every file of `funciones/` whose content is not what ran last, in the order of their names, all or none; answers
 * their names. A file says `create or replace function`, and its own revoke and grant, so that it can run any number of
 * times. Numbered migrations run first, and see each function as it was.
 *
 * To change what a function takes or answers, drop the old one in a numbered migration and write the new one in its
 * file: `create or replace` would leave the old beside it, or refuse. The same drop, and the file gone, ends a function.
 */
export async function aplicarFunciones(
  db: Kysely<unknown>,
  { carpeta, esquema, repartida }: Lugar,
): Promise<string[]> {
  const archivos = await leer(path.join(carpeta, CARPETA));
  const tabla = sql.table(`${esquema}.funciones_aplicadas`);
  await sql`create table if not exists ${tabla} (
    archivo text primary key, hash text not null, aplicada timestamptz not null default now())`.execute(
    db,
  );
  const { rows } = await sql<{ archivo: string; hash: string }>`
    select archivo, hash from ${tabla}`.execute(db);
  const aplicadas = new Map(rows.map(({ archivo, hash }) => [archivo, hash]));
  const nuevas = archivos.filter(({ nombre, hash }) => aplicadas.get(nombre) !== hash);

  await db.transaction().execute(async (trx) => {
    for (const { nombre, texto, hash } of nuevas) {
      await correrTexto(trx, texto, { repartida, esquema }).catch((cause: unknown) => {
        throw new Error(`migrar: ${esquema}/${CARPETA}/${nombre} did not run`, { cause });
      });
      await sql`insert into ${tabla} (archivo, hash) values (${nombre}, ${hash})
        on conflict (archivo) do update set hash = excluded.hash, aplicada = now()`.execute(trx);
    }
    const quedan = archivos.map(({ nombre }) => nombre);
    await sql`delete from ${tabla} where archivo <> all (${quedan})`.execute(trx);
  });
  return nuevas.map(({ nombre }) => `${CARPETA}/${nombre}`);
}

async function leer(carpeta: string): Promise<Archivo[]> {
  if (!existsSync(carpeta)) return [];
  const nombres = (await readdir(carpeta)).filter((nombre) => nombre.endsWith('.sql')).sort();
  return Promise.all(
    nombres.map(async (nombre) => {
      const texto = (await readFile(path.join(carpeta, nombre), 'utf8')).replaceAll('\r\n', '\n');
      return { nombre, texto, hash: createHash('sha256').update(texto).digest('hex') };
    }),
  );
}
