import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { ENTRE_ESQUEMAS } from './entreEsquemas';

const LISTADAS = Object.entries(ENTRE_ESQUEMAS).flatMap(([esquema, prestadas]) =>
  Object.keys(prestadas).map((nombre) => `${esquema}.${nombre}`),
);

/** Those that only read, and answer rows: a statement takes them in as if it said what they say. */
const DE_LECTURA = `
  select p.oid::regproc::text as funcion,
         array(select format('null::%s', t::regtype) from unnest(p.proargtypes::oid[]) t) as nulos
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
   where format('%s.%s', n.nspname, p.proname) = any ($1)
     and l.lanname = 'sql' and p.proretset and p.provolatile = 's' and not p.prosecdef
   order by 1`;

describe('the functions between schemas', () => {
  let prueba: TestDb<unknown>;
  beforeAll(async () => {
    prueba = await testDb();
  });
  afterAll(() => prueba.close());

  it('that only read are planned as part of the statement that calls them, and not row by row', async () => {
    const funciones = await comoDueno<{ funcion: string; nulos: string[] }>(
      prueba.url,
      DE_LECTURA,
      [LISTADAS],
    );
    expect(funciones.length).toBeGreaterThan(12);
    const aparte: string[] = [];
    for (const { funcion, nulos } of funciones) {
      const { rows } = await prueba.db.pool.query<{ 'QUERY PLAN': string }>(
        `explain select * from ${funcion}(${nulos.join(', ')})`,
      );
      if (rows.some((fila) => fila['QUERY PLAN'].includes('Function Scan'))) aparte.push(funcion);
    }
    expect(aparte).toEqual([]);
  });
});
