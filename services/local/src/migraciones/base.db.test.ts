import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { migrar } from '@comanda/kit/base/migrate';
import { baseVacia, comoDueno, type TestDb } from '@comanda/kit/testing/testDb';

import { ESQUEMAS, migracionesDe, migrarTodo } from '../migrarTodo';

const DE = `join pg_namespace n on n.oid = c.relnamespace where n.nspname = any ($1)`;
const DE_TABLAS = `${DE} and c.relkind in ('r', 'p', 'v')`;

/** All that a schema is, in words: what is not the same in two databases is a line that one of them has. */
const CATALOGO: Readonly<Record<string, string>> = {
  relations: `
    select concat_ws(' ', c.oid::regclass, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, c.relacl) as linea
      from pg_class c ${DE} and c.relkind in ('r', 'p', 'v', 'S')`,
  columns: `
    select concat_ws(' ', c.oid::regclass, row_number() over (partition by c.oid order by a.attnum), a.attname,
                     format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
                     pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation, a.attacl) as linea
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum ${DE_TABLAS}`,
  constraints: `
    select concat_ws(' ', c.oid::regclass, k.conname, pg_get_constraintdef(k.oid)) as linea
      from pg_class c join pg_constraint k on k.conrelid = c.oid ${DE_TABLAS}`,
  indexes: `
    select concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid) as linea
      from pg_class c join pg_index i on i.indrelid = c.oid ${DE_TABLAS}`,
  triggers: `
    select concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled) as linea
      from pg_class c join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal ${DE_TABLAS}`,
  policies: `
    select concat_ws(' ', c.oid::regclass, p.polname, p.polcmd, p.polpermissive, p.polroles,
                     pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) as linea
      from pg_class c join pg_policy p on p.polrelid = c.oid ${DE_TABLAS}`,
  views: `select concat_ws(' ', c.oid::regclass, pg_get_viewdef(c.oid)) as linea from pg_class c ${DE} and c.relkind = 'v'`,
  functions: `
    select concat_ws(' ', pg_get_functiondef(p.oid), p.proacl) as linea
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any ($1)`,
  schemas: `select concat_ws(' ', nspname, nspacl) as linea from pg_namespace where nspname = any ($1)`,
  'files done': ESQUEMAS.map(
    ({ esquema }) =>
      `select '${esquema}/' || name as linea from ${esquema}.migraciones where '${esquema}' = any ($1)`,
  ).join(' union all '),
};

describe('a database that begins from migrations/base', () => {
  let contada: TestDb<unknown>;
  let nueva: TestDb<unknown>;
  let carpeta: string;
  beforeAll(async () => {
    [contada, nueva] = await Promise.all([baseVacia(), baseVacia()]);
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-base-'));
    await Promise.all([migrarPorNumeros(contada.url), migrarTodo(nueva.url)]);
    for (const esquema of ['identidad', 'pedidos'])
      await comoDueno(contada.url, `select ${esquema}.estrechar()`);
  });
  afterAll(async () => {
    await Promise.all([contada.close(), nueva.close()]);
    await rm(carpeta, { recursive: true });
  });

  /** Every numbered file, from the first one on. */
  async function migrarPorNumeros(url: string): Promise<void> {
    const lugares = ESQUEMAS.map(({ servicio, esquema }) => ({
      servicio,
      esquema,
      carpeta: path.join(carpeta, servicio),
    }));
    for (const lugar of lugares) {
      await cp(migracionesDe(lugar.servicio), lugar.carpeta, { recursive: true });
      await rm(path.join(lugar.carpeta, 'base'), { recursive: true });
    }
    for (const parte of ['numeradas', 'funciones'] as const)
      for (const { servicio: _, ...lugar } of lugares) await migrar({ url, parte, ...lugar });
  }
  const lineasDe = async ({ url }: TestDb<unknown>, consulta: string) => {
    const esquemas = ESQUEMAS.map(({ esquema }) => esquema);
    const filas = await comoDueno<{ linea: string }>(url, consulta, [esquemas]);
    return filas.map(({ linea }) => linea).sort();
  };

  it.each(Object.entries(CATALOGO))(
    'has the same %s as one that ran every file',
    async (_, consulta) => {
      const debidas = await lineasDe(contada, consulta);
      expect(debidas).not.toHaveLength(0);
      expect(await lineasDe(nueva, consulta)).toEqual(debidas);
    },
  );
});
