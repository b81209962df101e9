import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';
import { AppError } from '@comanda/shared/errors/AppError';

import { exponer } from './exponer';
import { Indispuesto } from './salud';
import { buildServer, type Server } from './server';

const acceso = { perfiles: 'publico', area: null } as const;
const calls = defineCalls('ordering', {
  guardar: {
    method: 'POST',
    path: '/guardar',
    acceso,
    body: z.strictObject({
      nombre: z.string(),
      lineas: z.array(
        z.strictObject({ cantidad: z.number().min(1, 'Cantidad es 1 mínimo requerido') }),
      ),
    }),
    reply: envelope(z.object({ nombre: z.string() })),
  },
  borrar: {
    method: 'DELETE',
    path: '/borrar/',
    acceso,
    query: z.strictObject({ id: z.string() }),
    reply: envelope(z.string()),
  },
  comprar: {
    method: 'POST',
    path: '/comprar',
    acceso,
    body: z.strictObject({ razon_social: z.string() }),
    reply: envelope(z.string()),
  },
  fallar: {
    method: 'GET',
    path: '/fallar/:como',
    acceso,
    params: z.strictObject({ como: z.string() }),
    reply: envelope(z.null()),
  },
});

describe('buildServer', () => {
  let app: Server;
  beforeAll(async () => {
    app = await buildServer({
      nombre: 'prueba',
      log: false,
      salud: () => Promise.resolve({ base: true }),
    });
    exponer(app, calls.guardar, async ({ entrada: { nombre } }) => ({ nombre }));
    exponer(app, calls.comprar, async ({ entrada }) => entrada.razon_social);
    exponer(app, calls.borrar, async ({ entrada }) => entrada.id);
    exponer(app, calls.fallar, async ({ entrada }) => {
      if (entrada.como === 'regla') throw new AppError('CARRITO_VACIO', { secreto: 'x' });
      throw Object.assign(new Error('connection string postgres://u:p@h'), {
        ...(entrada.como !== 'base' && { code: entrada.como }),
      });
    });
  });
  afterAll(() => app.close());

  const guardar = (payload: object) => app.inject({ method: 'POST', url: '/guardar', payload });

  it('names the field that broke a rule the contract has a sentence for', async () => {
    const reply = await guardar({ nombre: 'Ana', lineas: [{ cantidad: 1 }, { cantidad: 0 }] });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      success: false,
      code: 'DATOS_INVALIDOS',
      msg: 'Cantidad es 1 mínimo requerido',
      errores: [{ campo: 'lineas.1.cantidad', msg: 'Cantidad es 1 mínimo requerido' }],
    });
  });

  it.each([
    [{ lineas: [] }, 'nombre es obligatorio'],
    [{ nombre: 7, lineas: [] }, 'nombre debe ser un texto'],
    [{ nombre: 'Ana', lineas: [], nombe: 'x' }, 'Campo no permitido: nombe'],
  ])('says in Spanish what is wrong with %j', async (payload, msg) => {
    expect((await guardar(payload)).json()).toMatchObject({ code: 'DATOS_INVALIDOS', msg });
  });

  it('says in words the fields that have words, and names them as the wire does', async () => {
    const url = '/comprar';
    const reply = await app.inject({ method: 'POST', url, payload: { razon_social: 7 } });
    expect(reply.json()).toMatchObject({
      msg: 'razón social debe ser un texto',
      errores: [{ campo: 'razon_social', msg: 'razón social debe ser un texto' }],
    });
  });

  it('refuses a body that is not JSON', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/guardar',
      headers: { 'content-type': 'application/json' },
      payload: '{"nombre":',
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'DATOS_INVALIDOS' });
  });

  it('refuses a body above one megabyte', async () => {
    const reply = await guardar({ nombre: 'x'.repeat(1024 * 1024), lineas: [] });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ code: 'DEMASIADO_GRANDE' });
  });

  it('takes a DELETE that says JSON and has no body, with a slash or without', async () => {
    for (const url of ['/borrar/?id=7', '/borrar?id=7']) {
      const reply = await app.inject({
        method: 'DELETE',
        url,
        headers: { 'content-type': 'application/json' },
      });
      expect(reply.json()).toEqual({ success: true, data: '7' });
    }
  });

  it('answers a broken rule with its code and keeps the detail to itself', async () => {
    const reply = await app.inject('/fallar/regla');
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      success: false,
      code: 'CARRITO_VACIO',
      msg: 'No hay productos en la factura',
    });
  });

  it.each(['ECONNREFUSED', '57P01', '53100'])(
    'says that it cannot serve now, where that is the database: %s',
    async (como) => {
      const reply = await app.inject(`/fallar/${como}`);
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toMatchObject({ success: false, code: 'BASE_NO_DISPONIBLE' });
    },
  );

  it('answers a failure of ours without a word of what it was', async () => {
    const reply = await app.inject('/fallar/base');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ success: false, code: 'INESPERADO', msg: 'Algo salió mal.' });
    expect(reply.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('keeps a request id it was given, unless it could dirty a log', async () => {
    const conId = (id: string) => app.inject({ url: '/salud', headers: { 'x-request-id': id } });
    expect((await conId('pedido-1234')).headers['x-request-id']).toBe('pedido-1234');
    expect((await conId('a b"\\n')).headers['x-request-id']).not.toContain('"');
  });

  it('keeps in its log what was asked, and nothing of with what', async () => {
    const lineas: string[] = [];
    const registrada = await buildServer({
      nombre: 'prueba',
      log: { level: 'info', stream: { write: (linea: string) => lineas.push(linea) } },
    });
    await registrada.inject('/salud?ficha=secreta');
    await registrada.inject('/nada?ficha=secreta');
    await registrada.close();
    expect(lineas.join('')).toContain('"url":"/nada"');
    expect(lineas.join('')).not.toContain('secreta');
  });

  it('answers an unknown path in the envelope', async () => {
    const reply = await app.inject('/no/existe');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false, code: 'NO_ENCONTRADO' });
  });

  it('says it is well, and documents its calls', async () => {
    expect((await app.inject('/salud')).json()).toEqual({
      success: true,
      data: { vivo: true, base: true },
    });
    const paths = (await app.inject('/documentacion/json')).json<{ paths: object }>().paths;
    expect(Object.keys(paths)).toEqual(['/guardar', '/comprar', '/borrar/', '/fallar/{como}']);
  });
});

describe('/salud', () => {
  it('answers 503 when what the service needs cannot be reached', async () => {
    const app = await buildServer({
      nombre: 'prueba',
      log: false,
      salud: () => Promise.reject(new Error('no db')),
    });
    const reply = await app.inject('/salud');
    expect(reply.statusCode).toBe(503);
    expect(reply.body).not.toContain('no db');
    await app.close();
  });

  it('is split for who starts it again and who sends it calls', async () => {
    let base = true;
    const app = await buildServer({
      nombre: 'prueba',
      log: false,
      salud: () => (base ? Promise.resolve({ base }) : Promise.reject(new Error('no db'))),
    });
    const estados = async () =>
      Promise.all(
        ['', '/vivo', '/listo'].map(async (cual) => (await app.inject(`/salud${cual}`)).statusCode),
      );
    expect(await estados()).toEqual([200, 200, 200]);
    base = false;
    expect(await estados()).toEqual([503, 200, 503]);
    await app.close();
  });

  it('looks at something else where that is what it needs to serve', async () => {
    const app = await buildServer({
      nombre: 'prueba',
      log: false,
      listo: () => Promise.reject(new Indispuesto('Faltan migraciones')),
    });
    expect((await app.inject('/salud')).statusCode).toBe(200);
    expect((await app.inject('/salud/listo')).json()).toMatchObject({ msg: 'Faltan migraciones' });
    await app.close();
  });

  it('says why in the words it is given for that, and not what is behind them', async () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:5432');
    const app = await buildServer({
      nombre: 'prueba',
      log: false,
      salud: () => Promise.reject(new Indispuesto('La base de datos no responde', { cause })),
    });
    const reply = await app.inject('/salud');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({
      success: false,
      msg: 'La base de datos no responde',
      data: { vivo: true },
    });
    await app.close();
  });
});
