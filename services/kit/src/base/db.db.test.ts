import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type pg from 'pg';

import { anotarPerdidas, enCliente, enEmpresa, esBaseCaida, openDb } from './db';
import { empresaDeTrabajo } from '../acceso/tenant';
import { abrirPuente } from '../testing/puente';
import { CAJERO } from '../testing/semilla';
import { comoDueno, testDb, type TestDb } from '../testing/testDb';

type Tablas = {
  'pedidos.productos': { empresa_id: number; id: number; producto: string; estado: string };
};

/** Equal to whatever says that the database is down. */
const CAIDA = { asymmetricMatch: esBaseCaida };

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

  it('refuses work that leaves its transaction open, and undoes it', async () => {
    const dejar = enCliente(prueba.db, async (client) => {
      await client.query('begin');
      await client.query(
        `insert into plataforma.telemetria values (0, now(), 'dejado', 'x', 'carga', 1, '{1}')`,
      );
    });
    await expect(dejar).rejects.toThrow(/left open/);
    await expect(
      comoDueno(prueba.url, `select 1 from plataforma.telemetria where area = 'dejado'`),
    ).resolves.toEqual([]);
    await expect(empresasVistas(1)).resolves.toHaveLength(1);
  });

  it('fails work that swallowed what undid it, instead of answering that it was done', async () => {
    const callado = enEmpresa(prueba.db, empresaDeTrabajo(1), async ({ trx, client }) => {
      await trx.updateTable('pedidos.productos').set({ estado: 'N' }).where('id', '=', 1).execute();
      await client.query('select 1 / 0').catch(() => undefined);
      return 'hecho';
    });
    await expect(callado).rejects.toThrow(/answered with ROLLBACK/);
    await expect(
      comoDueno(prueba.url, 'select estado from pedidos.productos where id = 1'),
    ).resolves.toEqual([{ estado: 'A' }]);
  });

  it('takes a server that became a standby for one that is down, and leaves its connection', async () => {
    const escribir = (client: pg.PoolClient) =>
      client.query(`update pedidos.productos set estado = 'N' where id = 1`);
    const uno = openDb({ url: prueba.url, max: 1 });
    const quien = () =>
      enCliente(
        uno,
        async (client) =>
          (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows,
      );
    const antes = await quien();
    const degradado = enCliente(uno, async (client) => {
      await client.query('begin read only'); // what a standby answers to who writes
      await escribir(client);
    });
    await expect(degradado).rejects.toEqual(CAIDA);
    await expect(quien()).resolves.not.toEqual(antes);
    await uno.close();
  });

  it('gives up a statement that a cut network leaves unanswered, and its connection', async () => {
    const puente = await abrirPuente(prueba.url);
    const lejos = openDb({ url: puente.url, max: 1, paciencia: () => 200 });
    const preguntar = () => enCliente(lejos, (client) => client.query('select 1 as uno'));
    await preguntar();
    puente.colgar();
    await expect(preguntar()).rejects.toEqual(CAIDA);
    expect(lejos.pool.totalCount).toBe(0);
    puente.sanar();
    await expect(preguntar()).resolves.toMatchObject({ rows: [{ uno: 1 }] });
    await lejos.close();
    await puente.cerrar();
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

  it.each(['reset role', 'set role none', 'set session authorization default', 'reset all'])(
    'sees no other company after %s: the login itself is the restricted role',
    async (fuga) => {
      const { rows } = await enEmpresa(prueba.db, empresaDeTrabajo(1), async ({ client }) => {
        await client.query(fuga);
        return client.query(`select session_user as sesion, current_user as rol,
          (select count(*)::int from pedidos.productos where empresa_id <> 1) as ajenos`);
      });
      expect(rows).toEqual([{ sesion: 'comanda_app', rol: 'comanda_app', ajenos: 0 }]);
    },
  );

  it.each(['comanda', 'pg_read_all_data', 'postgres'])('may not become %s', async (otro) => {
    const { rowCount } = await prueba.db.pool.query('select 1 from pg_roles where rolname = $1', [
      otro,
    ]);
    const fuga = prueba.db.pool.query(`set role ${otro}`);
    await expect(fuga).rejects.toThrow(rowCount ? /permission denied/ : /does not exist/);
  });

  it.each([
    ['reading', 'select clave_hash from identidad.usuarios'],
    ['whole rows', 'select * from identidad.usuarios'],
    ['a condition', `select id from identidad.usuarios where clave_hash like '$argon2%'`],
    ['a copy into what may be read', 'update identidad.usuarios set nombre_completo = clave_hash'],
  ])('keeps the hashes of passwords from %s', async (_por, texto) => {
    await expect(prueba.db.pool.query(texto)).rejects.toThrow(/permission denied/);
  });

  it('answers one hash to whoever checks a login', async () => {
    const cuentas = (email: string) =>
      prueba.db.pool.query('select * from identidad.cuenta_de($1)', [email]);
    const { rows } = await cuentas(CAJERO.email);
    expect(rows).toEqual([
      { id: CAJERO.id, clave_hash: expect.stringMatching(/^\$argon2id\$/), perfil: 'Cajero' },
    ]);
    await expect(cuentas('%')).resolves.toMatchObject({ rows: [] });
  });

  it.each(['used', 'never used by kysely'])('closes with a pool %s', async (como) => {
    const otra = openDb({ url: prueba.urlApp });
    await otra.pool.query('select 1');
    if (como === 'used') await sql`select 1`.execute(otra.kysely);
    await otra.close();
    expect(otra.pool.ended).toBe(true);
  });

  it('says of a failure whether it is the database that is down', async () => {
    const cerrada = openDb({ url: 'postgres://x@127.0.0.1:1/x' });
    const fallo = (trabajo: Promise<unknown>) => trabajo.catch((error: unknown) => error);
    expect(esBaseCaida(await fallo(cerrada.pool.query('select 1')))).toBe(true);
    expect(esBaseCaida(await fallo(prueba.db.pool.query('select 1 / 0')))).toBe(false);
    expect(esBaseCaida(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(esBaseCaida(new Error('otra cosa'))).toBe(false);
    await cerrada.close();
  });

  it.each([
    ['internal_error', 0],
    ['feature_not_supported', 0],
    ['check_violation', 1],
  ])('keeps the connection after %s: %i', async (clase, quedan) => {
    const otra = openDb({ url: prueba.url, max: 1 });
    const fallida = enCliente(otra, (client) => client.query(`do $$ begin raise ${clase}; end $$`));
    await expect(fallida).rejects.toThrow(clase);
    expect(otra.pool.totalCount).toBe(quedan);
    await otra.close();
  });

  it('writes down each connection that was cut, idle or in use, once', async () => {
    const otra = openDb({ url: prueba.url, max: 2 }); // past PgBouncer, which would hide the cut
    const lineas: string[] = [];
    anotarPerdidas(otra, { warn: (detalle, que) => lineas.push(que + JSON.stringify(detalle)) });
    const clientes = [await otra.pool.connect(), await otra.pool.connect()];
    const cortes = clientes.map((client) => new Promise((resolve) => client.once('end', resolve)));
    const pids = await Promise.all(
      clientes.map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
    );
    clientes[0]?.release(); // one is idle, the other in use
    for (const { rows } of pids)
      await comoDueno(prueba.url, 'select pg_terminate_backend($1)', [rows[0]?.pid]);
    await Promise.all(cortes);
    clientes[1]?.release(true);
    await otra.close();
    const motivo = 'terminating connection due to administrator command';
    expect(lineas).toEqual(Array(2).fill(`database connection lost{"motivo":"${motivo}"}`));
  });

  it('reads bigint as number and date as text', async () => {
    const { rows } = await prueba.db.pool.query(`select 7::bigint as n, date '2026-11-20' as d`);
    expect(rows).toEqual([{ n: 7, d: '2026-11-20' }]);
    await expect(prueba.db.pool.query('select 9007199254740993::bigint as n')).rejects.toThrow(
      /beyond 2\^53/,
    );
  });
});
