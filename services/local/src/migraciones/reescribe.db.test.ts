import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { BUENOS, MALOS } from './testing/ejemplos';
import { GRANDES } from './testing/grandes';

/** What PostgreSQL does with the examples of the rules: a table that is written anew stands in another file. */
describe('a column that is added', () => {
  let prueba: TestDb<unknown>;
  beforeEach(async () => {
    prueba = await testDb();
  });
  afterEach(() => prueba.close());

  const reescritas = async (sql: string): Promise<string[]> => {
    const leer = () =>
      comoDueno<{ tabla: string; archivo: number }>(
        prueba.url,
        'select t as tabla, pg_relation_filenode(t::regclass)::int as archivo from unnest($1::text[]) t',
        [GRANDES],
      );
    const antes = new Map((await leer()).map(({ tabla, archivo }) => [tabla, archivo]));
    expect(antes.size).toBe(GRANDES.length);
    await comoDueno(prueba.url, sql);
    return (await leer())
      .filter(({ tabla, archivo }) => antes.get(tabla) !== archivo)
      .map(({ tabla }) => tabla);
  };

  it.each(MALOS.filter(({ reescribe }) => reescribe !== undefined))(
    'writes the table anew where the rule says so, example $#',
    async ({ sql, reescribe }) => {
      expect(await reescritas(sql)).toEqual([reescribe]);
    },
  );

  it('does not where it may be empty or has one value, what the transaction says included', async () => {
    const sql = BUENOS['columns that may be empty, or have one value'] ?? '';
    expect(sql).toContain('current_setting');
    expect(await reescritas(sql)).toEqual([]);
  });
});
