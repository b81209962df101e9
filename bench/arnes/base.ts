import { chmod } from 'node:fs/promises';
import path from 'node:path';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { startPostgres } from '../../services/local/src/postgres/startPostgres';
import { migrarTodo } from '../../services/local/src/migrarTodo';
import { sembrarPrueba } from '../../services/local/src/testing/sembrarPrueba';

import type { Contexto } from './banco';

/** As the owner, and as the services enter. */
export type Base = { url: string; urlApp: string };

/** A PostgreSQL of its own with nothing in it; durable, as that of a product is. */
export async function abrirPostgres(
  { carpeta, abierto }: Contexto,
  donde = 'postgres',
): Promise<Base> {
  await chmod(carpeta, 0o755); // the server may run as another user
  const { url, urlApp, stop } = await startPostgres({ dataDir: path.join(carpeta, donde) });
  abierto({ cerrar: stop });
  return { url, urlApp };
}

/** With the tables of today and the companies and people of `semilla.ts`. */
export async function abrirBase(contexto: Contexto, donde?: string): Promise<Base> {
  const base = await abrirPostgres(contexto, donde);
  await migrarTodo(base.url);
  await sembrarPrueba(base.url);
  return base;
}

/** The one row that a statement answers. */
export async function unaFila<Fila extends Record<string, unknown>>(
  url: string,
  texto: string,
  valores: readonly unknown[] = [],
): Promise<Fila> {
  const [fila] = await comoDueno<Fila>(url, texto, valores);
  if (!fila) throw new Error(`nothing was found: ${texto}`);
  return fila;
}
