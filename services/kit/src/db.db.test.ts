import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { enEmpresa } from './db';
import { empresaDeTrabajo } from './tenant';
import { comoDueno, testDb, type TestDb } from './testing/testDb';

type Tablas = {
  'pedidos.productos': { empresa_id: number; id: number; producto: string; estado: string };
};

describe('enEmpresa', () => {
  let prueba: TestDb<Tablas>;
  beforeAll(async () => {
    prueba = await testDb<Tablas>();
  });
  afterAll(() => prueba.close());

  const empresasVistas = (id: number) =>
    enEmpresa(prueba.db, empresaDeTrabajo(id), ({ trx }) =>
      trx.selectFrom('pedidos.productos').select('empresa_id').distinct().execute(),
    );

  it('sees the rows of its company and none of another empresa', async () => {
    await expect(empresasVistas(1)).resolves.toEqual([{ empresa_id: 1 }]);
    await expect(empresasVistas(3)).resolves.toEqual([{ empresa_id: 3 }]);
  });

  it('sees nothing outside of it, on the same connection', async () => {
    await empresasVistas(1);
    await expect(
      prueba.db.kysely.selectFrom('pedidos.productos').select('id').execute(),
    ).resolves.toEqual([]);
  });

  it('cannot write a row of another empresa', async () => {
    const escribir = enEmpresa(prueba.db, empresaDeTrabajo(1), ({ client }) =>
      client.query(`insert into pedidos.categorias (empresa_id, categoria) values (3, 'ajena')`),
    );
    await expect(escribir).rejects.toThrow(/row-level security/);
    const { numUpdatedRows } = await enEmpresa(prueba.db, empresaDeTrabajo(1), ({ trx }) =>
      trx
        .updateTable('pedidos.productos')
        .set({ estado: 'N' })
        .where('id', '=', 9)
        .executeTakeFirstOrThrow(),
    );
    expect(numUpdatedRows).toBe(0n);
  });

  it('writes all of it or nothing, and gives a sound connection back', async () => {
    const fallar = enEmpresa(prueba.db, empresaDeTrabajo(1), async ({ trx, client }) => {
      await trx.updateTable('pedidos.productos').set({ estado: 'N' }).where('id', '=', 1).execute();
      await client.query('select 1 / 0');
    });
    await expect(fallar).rejects.toThrow(/division by zero/);
    await expect(
      comoDueno(prueba.url, 'select estado from pedidos.productos where id = 1'),
    ).resolves.toEqual([{ estado: 'A' }]);
    await expect(empresasVistas(1)).resolves.toHaveLength(1);
  });

  it('fails the work whose connection the server ends, and goes on with another', async () => {
    const cortada = enEmpresa(prueba.db, empresaDeTrabajo(1), async ({ client }) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const corte = new Promise((resolve) => client.once('end', resolve));
      await comoDueno(prueba.url, 'select pg_terminate_backend($1)', [rows[0]?.pid]);
      await corte; // idle in its transaction: no query of ours is there to notice
      await client.query('select 1');
    });
    await expect(cortada).rejects.toThrow(/terminat|not queryable|closed/i);
    await expect(empresasVistas(1)).resolves.toHaveLength(1);
  });

  it('runs as a role that is neither owner nor superuser', async () => {
    const { rows } = await sql<{ rol: string; super: string }>`
      select current_user as rol, current_setting('is_superuser') as super`.execute(
      prueba.db.kysely,
    );
    expect(rows).toEqual([{ rol: 'comanda_app', super: 'off' }]);
  });

  it('reads bigint as number and date as text', async () => {
    const { rows } = await prueba.db.pool.query(`select 7::bigint as n, date '2026-11-20' as d`);
    expect(rows).toEqual([{ n: 7, d: '2026-11-20' }]);
    await expect(prueba.db.pool.query('select 9007199254740993::bigint as n')).rejects.toThrow(
      /beyond 2\^53/,
    );
  });
});
