import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { porEmpresa } from '@comanda/shared/contracts/campos';
import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';

import { acceso } from './acceso';
import { exponer } from '../http/exponer';
import { buildServer, type Server } from '../http/server';
import { sesionesDe } from './sesiones';
import {
  ADMIN,
  ANDINA,
  CAJERO,
  COCINERO,
  CONTADOR,
  MESERO,
  OPERADOR,
  OTRA,
  PUERTO,
} from '../testing/semilla';
import { sesionDe } from '../testing/sesion';
import { comoDueno, testDb, type TestDb } from '../testing/testDb';

import type { Caller } from './tenant';

const reply = envelope(z.string());
const calls = defineCalls('ordering', {
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
  cambiarClave: {
    method: 'POST',
    path: '/cambiar_clave',
    acceso: { perfiles: 'sesion', area: null, conClave: true },
    reply,
  },
  cumplir: {
    method: 'POST',
    path: '/cumplir',
    acceso: { perfiles: 'sesion', area: null, pendiente: true },
    reply,
  },
  fundar: {
    method: 'POST',
    path: '/fundar',
    acceso: { perfiles: ['Dashboard'], area: 'ventas', empresaNueva: true },
    body: porEmpresa,
    reply,
  },
  resumir: {
    method: 'GET',
    path: '/resumir',
    acceso: { perfiles: 'sesion', area: 'ventas' },
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
      await scope.register(acceso, { db: prueba.db, reloj: () => new Date() });
      const quien = async ({ request }: { request: { callerVivo: Caller | null } }) =>
        request.callerVivo?.email ?? 'nadie';
      exponer(scope, calls.abierta, quien);
      exponer(scope, calls.mia, quien);
      exponer(scope, calls.vender, quien);
      exponer(scope, calls.ver, quien);
      exponer(scope, calls.comparar, quien);
      exponer(scope, calls.cambiarClave, quien);
      exponer(scope, calls.cumplir, quien);
      exponer(scope, calls.fundar, quien);
      exponer(scope, calls.resumir, quien);
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
    await suelta.register(acceso, { db: prueba.db, reloj: () => new Date() });
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

  it('takes a token for what stands after Bearer, alone', async () => {
    for (const authorization of [`x${cajero.authorization}`, `${cajero.authorization} x`]) {
      const respuesta = await app.inject({ url: '/mia', headers: { authorization } });
      expect(respuesta.json()).toMatchObject({ code: 'SESION_REQUERIDA' });
    }
    const authorization = cajero.authorization.replace('Bearer', 'bearer');
    expect((await app.inject({ url: '/mia', headers: { authorization } })).statusCode).toBe(200);
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

  const preguntar = async (
    headers: { authorization: string },
    method: 'GET' | 'POST',
    url: string,
  ): Promise<unknown> => (await app.inject({ method, url, headers })).json();

  it('lets the operator set up a company also where its area is off', async () => {
    const operador = await sesionDe(prueba.url, OPERADOR);
    const admin = await sesionDe(prueba.url, ADMIN);
    const url = `/configurar/${encodeURIComponent(PUERTO.empresa)}`;
    await encender(false);
    expect(await preguntar(admin, 'GET', url)).toMatchObject({ code: 'AREA_NO_HABILITADA' });
    expect(await preguntar(operador, 'GET', url)).toMatchObject({ data: '1' });
    await encender(true);
  });

  it('does not let a session that a PIN opened do what asks for a password', async () => {
    const mesero = await sesionDe(prueba.url, MESERO);
    await comoDueno(
      prueba.url,
      'update identidad.sesiones set por_pin = true where usuario_id = $1',
      [MESERO.id],
    );
    expect(await preguntar(mesero, 'POST', '/cambiar_clave')).toMatchObject({
      code: 'CLAVE_REQUERIDA',
    });
    expect(await preguntar(mesero, 'GET', '/mia')).toMatchObject({ data: MESERO.email });
    expect(await preguntar(cajero, 'POST', '/cambiar_clave')).toMatchObject({ data: CAJERO.email });
  });

  it('lets an account that has something to do first do that, and nothing else', async () => {
    const contador = await sesionDe(prueba.url, CONTADOR);
    const debe = (que: boolean) =>
      comoDueno(prueba.url, 'update identidad.usuarios set cambiar_clave = $2 where id = $1', [
        CONTADOR.id,
        que,
      ]);
    await debe(true);
    expect(await preguntar(contador, 'GET', '/mia')).toMatchObject({ code: 'CUENTA_PENDIENTE' });
    expect(await preguntar(contador, 'POST', '/cumplir')).toMatchObject({ data: CONTADOR.email });
    expect(await preguntar(cajero, 'POST', '/cumplir')).toMatchObject({ data: CAJERO.email });
    await debe(false);
    sesionesDe(prueba.db).olvidar();
    expect(await preguntar(contador, 'GET', '/mia')).toMatchObject({ data: CONTADOR.email });
  });

  it('takes the name of a company that is not there yet, where the call makes it', async () => {
    const operador = await sesionDe(prueba.url, OPERADOR);
    const payload = { empresa: 'La que viene' };
    const pedido = { method: 'POST', url: '/fundar', headers: operador, payload } as const;
    expect((await app.inject(pedido)).json()).toMatchObject({ data: OPERADOR.email });
  });

  it('does not take an Administrador for the operator, in the calls of both', async () => {
    const admin = await sesionDe(prueba.url, ADMIN);
    const de = (empresa: string) =>
      preguntar(admin, 'GET', `/configurar/${encodeURIComponent(empresa)}`);
    expect(await de(ANDINA.empresa)).toMatchObject({ data: '2' });
    expect(await de(OTRA.empresa)).toMatchObject({ code: 'EMPRESA_NO_PERMITIDA' });
  });

  it('where no company is named, asks that one of the caller’s has the area on, if they have any', async () => {
    const operador = await sesionDe(prueba.url, OPERADOR);
    const admin = await sesionDe(prueba.url, ADMIN);
    expect(await preguntar(cajero, 'GET', '/resumir')).toMatchObject({ data: CAJERO.email });
    await encender(false);
    expect(await preguntar(cajero, 'GET', '/resumir')).toMatchObject({
      code: 'AREA_NO_HABILITADA',
    });
    expect(await preguntar(admin, 'GET', '/resumir')).toMatchObject({ data: ADMIN.email });
    expect(await preguntar(operador, 'GET', '/resumir')).toMatchObject({ data: OPERADOR.email });
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
    ['whose access token is over', `update identidad.accesos set vence = now()`],
    ['that was revoked', `update identidad.sesiones set revocada = now()`],
    ['of a user who was switched off', `update identidad.usuarios set estado = 'N'`],
  ])('refuses a session %s', async (_caso, cambio) => {
    const aparte = await testDb();
    const otra = await buildServer({ nombre: 'prueba', log: false });
    await otra.register(acceso, { db: aparte.db, reloj: () => new Date() });
    exponer(otra, calls.mia, async () => '');
    const headers = await sesionDe(aparte.url, CAJERO);
    await comoDueno(aparte.url, cambio);
    expect((await otra.inject({ url: '/mia', headers })).statusCode).toBe(401);
    await otra.close();
    await aparte.close();
  });
});
