import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { buildServer, type Server } from './server';
import { ADMIN, CAJERO, CONTADOR, OPERADOR } from '../testing/semilla';
import { cookieDe, sesionDe } from '../testing/sesion';
import { testDb, type TestDb } from '../testing/testDb';

const PAGINAS = [
  '',
  '/',
  '/json',
  '/yaml',
  '/static/swagger-ui-bundle.js',
  '/static/swagger-ui.css',
];

describe('/documentacion', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let sinBase: Server;
  beforeAll(async () => {
    prueba = await testDb();
    const comun = { nombre: 'prueba', log: false as const, trustProxy: ['127.0.0.1'] };
    app = await buildServer({ ...comun, vigilancia: { base: prueba.db } });
    sinBase = await buildServer(comun);
  });
  afterAll(async () => {
    await Promise.all([app.close(), sinBase.close()]);
    await prueba.close();
  });

  const deFuera = { remoteAddress: '192.168.1.20' };
  const estados = async (otro: object, de = app) =>
    Promise.all(
      PAGINAS.map(
        async (pagina) => (await de.inject({ url: `/documentacion${pagina}`, ...otro })).statusCode,
      ),
    );
  const todas = (status: number) => PAGINAS.map(() => status);

  it('is there for this machine', async () => {
    expect(await estados({})).toEqual(todas(200));
  });

  it.each([
    ['another machine', deFuera],
    ['who comes through a proxy', { headers: { 'x-forwarded-for': '190.15.1.7' } }],
    ['a page that lies about its name', { headers: { host: 'malo.example' } }],
    ['a token of nobody', { ...deFuera, headers: { authorization: `Bearer ${'x'.repeat(43)}` } }],
    ['a cookie of nobody', { ...deFuera, cookies: { comanda_refresco: 'x'.repeat(43) } }],
  ])('is not there for %s', async (_quien, otro) => {
    expect(await estados(otro)).toEqual(todas(404));
    const { json } = await app.inject({ url: '/documentacion/json', ...otro });
    expect(json()).toMatchObject({ success: false, code: 'NO_ENCONTRADO' });
  });

  it.each([
    ['an Administrador', ADMIN, 200],
    ['an operator', OPERADOR, 200],
    ['a Cajero', CAJERO, 404],
    ['a Contador', CONTADOR, 404],
  ])('of %s, by token or by cookie', async (_quien, usuario, status) => {
    const headers = await sesionDe(prueba.url, usuario);
    expect(await estados({ ...deFuera, headers })).toEqual(todas(status));
    const cookies = await cookieDe(prueba.url, usuario);
    expect(await estados({ ...deFuera, cookies })).toEqual(todas(status));
    expect(await estados({ ...deFuera, headers }, sinBase)).toEqual(todas(404)); // it knows nobody
  });
});
