import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { porEmpresa } from '@comanda/shared/contracts/campos';
import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';

import { acceso } from './acceso';
import { exponer } from './exponer';
import { buildServer, type Server } from './server';
import { sesionesDe } from './sesiones';
import { ADMIN, ANDINA, CAJERO, COCINERO, OPERADOR, OTRA, PUERTO } from './testing/semilla';
import { sesionDe } from './testing/sesion';
import { comoDueno, testDb, type TestDb } from './testing/testDb';

import type { Caller } from './tenant';

const reply = envelope(z.string());
const calls = defineCalls({
  abierta: { method: 'GET', path: '/abierta', acceso: { perfiles: 'publico', area: null }, reply },
  mia: { method: 'GET', path: '/mia', acceso: { perfiles: 'sesion', area: null }, reply },
  vender: {
    method: 'POST',
    path: '/vender',
    acceso: { perfiles: ['Cajero'], area: 'ventas' },
    body: porEmpresa,
    reply,
  },
  configurar: {
    method: 'GET',
    path: '/configurar/:empresa',
    acceso: { perfiles: ['Administrador', 'Dashboard'], area: 'ventas' },
    params: porEmpresa,
    reply,
  },
  comparar: {
    method: 'POST',
    path: '/comparar',
    acceso: { perfiles: ['Administrador'], area: 'ventas' },
    body: z.strictObject({ company: z.array(z.string()) }),
    reply,
  },
  ver: {
    method: 'GET',
    path: '/ver/:empresa',
    acceso: { perfiles: 'sesion', area: 'ventas' },
    params: porEmpresa,
    reply,
  },
});

describe('acceso', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let cajero: { authorization: string };

  beforeAll(async () => {
    prueba = await testDb();
    app = await buildServer({ nombre: 'prueba', log: false });
    await app.register(async (scope: Server) => {
      await scope.register(acceso, { db: prueba.db });
      const quien = async ({ request }: { request: { callerVivo: Caller | null } }) =>
        request.callerVivo?.email ?? 'nadie';
      exponer(scope, calls.abierta, quien);
      exponer(scope, calls.mia, quien);
      exponer(scope, calls.vender, quien);
      exponer(scope, calls.ver, quien);
      exponer(scope, calls.comparar, quien);
      exponer(scope, calls.configurar, async ({ empresa }) => String(empresa));
    });
    cajero = await sesionDe(prueba.url, CAJERO);
  });
  afterAll(async () => {
    await app.close();
    await prueba.close();
  });

  const vender = (headers: { authorization?: string }, empresa: string) =>
    app.inject({ method: 'POST', url: '/vender', headers, payload: { empresa } });

  it('does not register a route that does not say who may call it', async () => {
    const suelta = await buildServer({ nombre: 'prueba', log: false });
    await suelta.register(acceso, { db: prueba.db });
    expect(() => suelta.get('/secreto', async () => 'x')).toThrow(
      /GET \/secreto does not say who may call it/,
    );
    await suelta.close();
  });

  it('lets nobody in but where the contract says so', async () => {
    expect((await app.inject('/abierta')).json()).toEqual({ success: true, data: 'nadie' });
    for (const authorization of [undefined, 'Bearer ', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi']) {
      const respuesta = await app.inject({
        url: '/mia',
        headers: authorization ? { authorization } : {},
      });
      expect(respuesta.statusCode).toBe(401);
      expect(respuesta.json()).toMatchObject({ code: 'SESION_REQUERIDA' });
    }
  });

  it('knows who calls', async () => {
    expect((await app.inject({ url: '/mia', headers: cajero })).json()).toMatchObject({
      data: CAJERO.email,
    });
  });

  it('refuses a profile the call is not for, before it looks at the input', async () => {
    const cocinero = await sesionDe(prueba.url, COCINERO);
    expect((await vender(cocinero, '')).json()).toMatchObject({ code: 'PERFIL_NO_PERMITIDO' });
  });

  it.each([OTRA.empresa, ANDINA.empresa, 'No existe'])(
    'refuses the company %s of another empresa',
    async (empresa) => {
      const respuesta = await vender(cajero, empresa);
      expect(respuesta.statusCode).toBe(403);
      expect(respuesta.json()).toMatchObject({ code: 'EMPRESA_NO_PERMITIDA' });
      expect(
        (await app.inject({ url: `/ver/${encodeURIComponent(empresa)}`, headers: cajero }))
          .statusCode,
      ).toBe(403);
    },
  );

  it('refuses a caller without companies wherever one is named', async () => {
    const operador = await sesionDe(prueba.url, OPERADOR);
    const respuesta = await app.inject({
      url: `/ver/${encodeURIComponent(PUERTO.empresa)}`,
      headers: operador,
    });
    expect(respuesta.json()).toMatchObject({ code: 'EMPRESA_NO_PERMITIDA' });
  });

  it('lets the operator act for any company, in the calls that say so, and for none that is not', async () => {
    const operador = await sesionDe(prueba.url, OPERADOR);
    const configurar = (empresa: string, headers: { authorization: string }) =>
      app.inject({ url: `/configurar/${encodeURIComponent(empresa)}`, headers });

    expect((await configurar(PUERTO.empresa, operador)).json()).toMatchObject({ data: '1' });
    expect((await configurar(ANDINA.empresa, operador)).json()).toMatchObject({ data: '2' });
    expect((await configurar('No existe', operador)).json()).toMatchObject({
      code: 'EMPRESA_NO_PERMITIDA',
    });
    expect((await configurar(PUERTO.empresa, cajero)).statusCode).toBe(403);
  });

  const encender = async (activa: boolean) => {
    await comoDueno(
      prueba.url,
      `update plataforma.areas_empresa set activa = $1 where empresa_id = 1 and area = 'ventas'`,
      [activa],
    );
    sesionesDe(prueba.db).olvidar();
  };

  it('refuses an area that is off for the company', async () => {
    expect((await vender(cajero, PUERTO.empresa)).statusCode).toBe(200);

    await encender(false);
    expect((await vender(cajero, PUERTO.empresa)).json()).toMatchObject({
      code: 'AREA_NO_HABILITADA',
    });
    await encender(true);
  });

  it('of several companies that are named, asks each to be the caller’s, and to have the area on', async () => {
    const admin = await sesionDe(prueba.url, ADMIN);
    const comparar = async (...company: string[]): Promise<unknown> => {
      const payload = { company };
      const pedido = { method: 'POST', url: '/comparar', headers: admin, payload } as const;
      return (await app.inject(pedido)).json();
    };
    expect(await comparar(PUERTO.empresa, ANDINA.empresa)).toMatchObject({ data: ADMIN.email });
    expect(await comparar(PUERTO.empresa, OTRA.empresa)).toMatchObject({
      code: 'EMPRESA_NO_PERMITIDA',
    });

    await encender(false);
    expect(await comparar(ANDINA.empresa)).toMatchObject({ data: ADMIN.email });
    for (const pedidas of [
      [PUERTO.empresa, ANDINA.empresa],
      [ANDINA.empresa, PUERTO.empresa],
    ])
      expect(await comparar(...pedidas)).toMatchObject({ code: 'AREA_NO_HABILITADA' });
    expect(await comparar()).toMatchObject({ data: ADMIN.email }); // none named: one of theirs has it
    await encender(true);
  });

  it.each([
    ['whose access token is over', `update plataforma.accesos set vence = now()`],
    ['that was revoked', `update plataforma.sesiones set revocada = now()`],
    ['of a user who was switched off', `update plataforma.usuarios set estado = 'N'`],
  ])('refuses a session %s', async (_caso, cambio) => {
    const aparte = await testDb();
    const otra = await buildServer({ nombre: 'prueba', log: false });
    await otra.register(acceso, { db: aparte.db });
    exponer(otra, calls.mia, async () => '');
    const headers = await sesionDe(aparte.url, CAJERO);
    await comoDueno(aparte.url, cambio);
    expect((await otra.inject({ url: '/mia', headers })).statusCode).toBe(401);
    await otra.close();
    await aparte.close();
  });
});
