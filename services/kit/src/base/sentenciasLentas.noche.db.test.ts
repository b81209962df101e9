import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';

import { enEmpresa, openDb, preguntar, type Db } from './db';
import { exponer } from '../http/exponer';
import { enPeticion } from '../http/peticionEnCurso';
import { anotarLentas } from './sentenciasLentas';
import { buildServer, type Server } from '../http/server';
import { empresaDeTrabajo } from '../acceso/tenant';
import { testDb, type TestDb } from '../testing/testDb';

const LENTO_MS = 1_000;
const SIESTA = `select pg_sleep($1::float8), 'La Cevicheria' as empresa`;

const { dormir } = defineCalls('ordering', {
  dormir: {
    method: 'POST',
    path: '/dormir/:como',
    acceso: { perfiles: 'publico', area: null },
    params: z.strictObject({ como: z.string() }),
    body: z.strictObject({ secreto: z.string() }),
    reply: envelope(z.null()),
  },
});

describe('slow statements', () => {
  let prueba: TestDb<unknown>;
  let db: Db;
  let app: Server;
  let direccion: string;
  const dichas: object[] = [];
  beforeAll(async () => {
    prueba = await testDb();
    db = openDb({ url: prueba.urlApp, max: 1 });
    await db.pool.query('select 1'); // a connection that was there before anybody listened
    anotarLentas(db, { lentoMs: LENTO_MS, log: { warn: (detalle) => void dichas.push(detalle) } });
    app = await buildServer({ nombre: 'prueba', log: false });
    exponer(app, dormir, async ({ entrada: { como } }) => {
      if (como === 'pool') await db.pool.query(SIESTA, [1.2]);
      else if (como === 'preguntar')
        await preguntar(db, empresaDeTrabajo(1), { name: 'siesta', text: SIESTA, values: [1.2] });
      else
        await enEmpresa(db, empresaDeTrabajo(1), ({ client }) =>
          client.query({ name: 'siesta', text: SIESTA, values: [1.2] }),
        );
      return null;
    });
    direccion = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => void (dichas.length = 0));
  afterAll(async () => {
    await app.close();
    await db.close();
    await prueba.close();
  });

  const pedir = (como: string, id: string) =>
    // over a socket: behind a body that came in pieces
    fetch(`${direccion}/dormir/${como}`, {
      method: 'POST',
      headers: { 'x-request-id': id, 'content-type': 'application/json' },
      body: JSON.stringify({ secreto: 'x'.repeat(200_000) }),
    });

  // in a packet with its commit, which is not slow because it waited
  it.each(['pool', 'empresa', 'preguntar'])(
    'are told with their call and request: %s',
    async (como) => {
      await pedir(como, `pedido-${como}`);
      expect(dichas).toEqual([
        {
          ms: expect.any(Number),
          reqId: `pedido-${como}`,
          llamada: 'POST /dormir/:como',
          sentencia: 'select pg_sleep($1::float8), ? as empresa',
          ...(como !== 'pool' && { nombre: 'siesta' }),
        },
      ]);
    },
  );

  it('are told of the request that asked, not of the one whose connection it got', async () => {
    await Promise.all([pedir('pool', 'pedido-uno'), pedir('pool', 'pedido-dos')]);
    expect(dichas).toMatchObject([{ reqId: 'pedido-uno' }, { reqId: 'pedido-dos' }]);
  });

  it('are told without a call where they are of no request, and with the one that left them to do', async () => {
    await db.pool.query(SIESTA, [1.2]);
    await enPeticion('pedido-de-ayer', () => db.pool.query(SIESTA, [1.2]));
    expect(dichas).toEqual([
      expect.not.objectContaining({ reqId: expect.anything() }),
      expect.objectContaining({ reqId: 'pedido-de-ayer', llamada: null }),
    ]);
  });

  it('that fail are told too, and whoever asked hears of the failure', async () => {
    const falla = db.pool.query(`do $$ begin perform pg_sleep(1.2); raise 'no'; end $$`);
    await expect(falla).rejects.toThrow('no');
    expect(dichas).toHaveLength(1);
  });
});
