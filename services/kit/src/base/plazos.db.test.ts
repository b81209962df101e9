import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';

import { deUnMomento, enCliente, enEmpresa, enTransaccion, openDb, preguntar, type Db } from './db';
import { alargarPaciencia } from './paciencia';
import { exponer } from '../http/exponer';
import { buildServer, type Server } from '../http/server';
import { empresaDeTrabajo } from '../acceso/tenant';
import { testDb, type TestDb } from '../testing/testDb';

const acceso = { perfiles: 'publico', area: null } as const;
const params = z.strictObject({ como: z.string() });
const reply = envelope(z.string());
const calls = defineCalls('ordering', {
  plazo: { method: 'GET', path: '/plazo/:como', acceso, params, reply },
  archivo: { method: 'GET', path: '/archivo/:como', acceso, params, espera: 600_000, reply },
  dormir: { method: 'GET', path: '/dormir/:como', acceso, params, espera: 1_050, reply },
});
const PLAZO = `select current_setting('statement_timeout') as dicho`;
const SIESTA = `select 'x' as dicho from pg_sleep(30)`;
type Fila = { dicho: string };

describe('how long what a call asks of the database may take', () => {
  let prueba: TestDb<unknown>;
  let db: Db;
  let app: Server;
  const empresa = empresaDeTrabajo(1);
  const maneras: Record<string, (text: string) => Promise<{ rows: Fila[] }>> = {
    enEmpresa: (text) => enEmpresa(db, empresa, ({ client }) => client.query<Fila>(text)),
    deUnMomento: (text) => deUnMomento(db, empresa, ({ client }) => client.query<Fila>(text)),
    enTransaccion: (text) => enTransaccion(db, (client) => client.query<Fila>(text)),
    preguntar: async (text) => ({
      rows: await preguntar<Fila>(db, empresa, { name: text.slice(0, 20), text, values: [] }),
    }),
  };
  const preguntarDe = async (como: string, text: string) =>
    (await maneras[como]?.(text))?.rows[0]?.dicho ?? '';
  beforeAll(async () => {
    alargarPaciencia(1);
    prueba = await testDb();
    db = openDb({
      url: prueba.urlApp,
      max: 1,
      esperaMs: 2_000, // to connect, too, on a machine with much else to do
      prepared: process.env['DB_PREPARED'] !== 'off',
    });
    app = await buildServer({ nombre: 'prueba', log: false });
    for (const call of [calls.plazo, calls.archivo])
      exponer(app, call, ({ entrada }) => preguntarDe(entrada.como, PLAZO));
    exponer(app, calls.dormir, ({ entrada }) => preguntarDe(entrada.como, SIESTA));
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    await prueba.close();
  });

  const pedir = async (url: string) => {
    const { statusCode, headers, json } = await app.inject(url);
    return { status: statusCode, espera: headers['retry-after'], ...json<object>() };
  };

  it.each(Object.keys(maneras))(
    'is what its caller waits, in its transaction alone: %s',
    async (como) => {
      expect(await pedir(`/plazo/${como}`)).toMatchObject({ data: '9s' });
      expect(await pedir(`/archivo/${como}`)).toMatchObject({ data: '1min' });
      const { rows } = await db.pool.query<Fila>(PLAZO); // the same connection, of a pool of one
      expect(rows).toEqual([{ dicho: '0' }]);
      expect(await preguntarDe(como, PLAZO)).toBe('0'); // of no call: of a worker
    },
  );

  it.each(Object.keys(maneras))('and then it is ended, and said: %s', async (como) => {
    expect(await pedir(`/dormir/${como}`)).toMatchObject({
      status: 503,
      code: 'TARDO_DEMASIADO',
      msg: 'Tomó demasiado tiempo y no se terminó. Pida menos o intente más tarde',
    });
    expect(await pedir(`/plazo/${como}`)).toMatchObject({ status: 200 });
  });

  it('is not waited for without end where all connections are lent', async () => {
    let soltar: () => void = () => undefined;
    const prestada = enCliente(db, () => new Promise<void>((resolve) => (soltar = resolve)));
    expect(await pedir('/plazo/enEmpresa')).toEqual({
      status: 503,
      espera: '2',
      success: false,
      code: 'SERVIDOR_OCUPADO',
      msg: 'El servidor está muy ocupado. Intente de nuevo en unos segundos',
    });
    soltar();
    await prestada;
    expect(await pedir('/plazo/enEmpresa')).toMatchObject({ status: 200 });
  });
});
