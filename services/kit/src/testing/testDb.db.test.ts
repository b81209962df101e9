import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { comoDueno, testDb, type TestDb } from './testDb';

describe('comoDueno', () => {
  let bases: TestDb<unknown>[];
  beforeAll(async () => {
    bases = await Promise.all([testDb(), testDb()]);
  });
  afterAll(() => Promise.all(bases.map((base) => base.close())));

  const conexion = async ({ url }: TestDb<unknown>) => {
    const [fila] = await comoDueno<{ pid: number; base: string }>(
      url,
      'select pg_backend_pid() as pid, current_database() as base',
    );
    return fila;
  };

  it('asks a test database over one connection, however often, and each over its own', async () => {
    const [una, otra] = bases as [TestDb<unknown>, TestDb<unknown>];
    const primera = await conexion(una);
    const siguientes = await Promise.all([conexion(una), conexion(una), conexion(una)]);

    expect(siguientes).toEqual(Array(3).fill(primera));
    expect((await conexion(otra))?.base).not.toBe(primera?.base);
  });

  it('leaves nothing behind of one that was closed', async () => {
    const aparte = await testDb();
    const base = (await conexion(aparte))?.base;
    await aparte.close();

    const quedan = await comoDueno(
      bases[0]?.url ?? '',
      'select from pg_database where datname = $1',
      [base],
    );
    expect(quedan).toEqual([]);
  });
});
