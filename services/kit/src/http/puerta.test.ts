import { connect, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';

import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';

import { exponer } from './exponer';
import type { Limites } from './limites';
import { buildServer, type Server } from './server';
import { hasta } from '../testing/hasta';

const acceso = { perfiles: 'publico', area: null } as const;
const calls = defineCalls('ordering', {
  guardar: {
    method: 'POST',
    path: '/guardar/:id',
    acceso,
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ de: z.string().optional() }),
    body: z.strictObject({ nombre: z.string(), lineas: z.array(z.number()).optional() }),
    reply: envelope(z.string()),
  },
});

const MAL = { success: false, code: 'DATOS_INVALIDOS' };

/** A service that listens, and whoever speaks to it byte by byte. */
function puerta(limites: Partial<Limites> = {}) {
  let app: Server;
  let puerto: number;
  const abiertos: Socket[] = [];
  beforeAll(async () => {
    app = await buildServer({
      nombre: 'prueba',
      log: false,
      limites,
    });
    exponer(app, calls.guardar, async ({ entrada: { nombre } }) => nombre);
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port: puerto } = app.server.address() as { port: number });
  });
  afterAll(async () => {
    abiertos.forEach((socket) => socket.destroy());
    await app.close();
  });

  /** Says these bytes, and answers all that was said back until the other end closed. */
  const decir = (bytes: string) =>
    new Promise<string>((resolve) => {
      const socket = abrir();
      let dicho = '';
      socket.on('data', (trozo) => (dicho += trozo.toString()));
      socket.on('close', () => resolve(dicho));
      socket.write(bytes);
    });
  const abrir = () => {
    const socket = connect({ port: puerto, host: '127.0.0.1' });
    socket.resume().on('error', () => undefined); // being cut is what is tested
    abiertos.push(socket);
    return socket;
  };
  return {
    decir,
    abrir,
    inyectar: (opciones: InjectOptions) => app.inject(opciones),
  };
}

const cortado = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

describe('the door of every service', () => {
  const { decir, inyectar } = puerta();
  const guardar = (payload: object, url = '/guardar/7') =>
    inyectar({ method: 'POST', url, payload });

  it.each([
    ['NUL', 'A\u0000na'],
    ['an escape', 'A\u001bp0na'],
    ['half a character', 'A\ud83dna'],
    ['a noncharacter', 'A\uffffna'],
  ])('refuses %s in a text, wherever it stands', async (_que, nombre) => {
    const reply = await guardar({ nombre });
    expect(reply.statusCode).toBe(400);
    const msg = 'nombre tiene caracteres no permitidos';
    expect(reply.json()).toEqual({ ...MAL, msg, errores: [{ campo: 'nombre', msg }] });
    const hondo = await guardar({ nombre: 'Ana', lineas: [{ detalle: [nombre] }] });
    expect(hondo.json()).toMatchObject({
      ...MAL,
      errores: [{ campo: 'lineas.0.detalle.0' }],
    });
    expect((await guardar({ [nombre]: 1 })).json()).toMatchObject(MAL);
  });

  it('takes tabs, ends of line, accents and faces', async () => {
    const nombre = 'Ñandú\t1\r\n2 😀 ‑ 中';
    expect((await guardar({ nombre })).json()).toEqual({ success: true, data: nombre });
  });

  it.each([
    ['NUL in the address', '/guardar/%00'],
    ['NUL in the query', '/guardar/7?de=%00'],
    ['encoding that is none', '/guardar/%zz'],
    ['half an encoding', '/guardar/%E0%A4'],
    ['a parameter beyond measure', `/guardar/${'9'.repeat(501)}`],
    ['a query beyond measure', `/guardar/7?de=${'9'.repeat(501)}`],
    ['the same twice', '/guardar/7?de=1&de=2'],
  ])('refuses %s', async (_que, url) => {
    const reply = await guardar({ nombre: 'Ana' }, url);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject(MAL);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('outlives a body that is nested deeper than its stack', async () => {
    const payload = `{"nombre":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    const headers = { 'content-type': 'application/json' };
    const reply = await inyectar({ method: 'POST', url: '/guardar/7', payload, headers });
    expect(reply.json()).toMatchObject(MAL);
  });

  it('names the first five of what nobody asked for, and no more', async () => {
    const sobran = Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`c${i}`, i]));
    const reply = await guardar({ nombre: 'Ana', ...sobran });
    expect(reply.json()).toMatchObject({
      msg: 'Campo no permitido: c0, c1, c2, c3, c4 y 59995 más',
    });
    expect(reply.body.length).toBeLessThan(500);
    const larga = await guardar({ nombre: 'Ana', ['x'.repeat(100_000)]: 1 });
    expect(larga.body.length).toBeLessThan(500);
  });

  it('names some of the faults of a body that has many', async () => {
    const reply = await guardar({ nombre: 'Ana', lineas: Array(60_000).fill('x') });
    expect(reply.json<{ errores: unknown[] }>().errores).toHaveLength(20);
  });

  it.each([
    ['what is no request', 'HOLA\r\n\r\n', 400],
    ['a header that is none', 'GET / HTTP/1.1\r\nhost: x\r\nmal\u0001:\r\n\r\n', 400],
    [
      'headers beyond measure',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    [
      'two lengths',
      'POST /guardar/7 HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      400,
    ],
  ])('answers %s in the envelope', async (_que, bytes, status) => {
    const [cabeza = '', cuerpo = ''] = (await decir(bytes)).split('\r\n\r\n');
    expect(cabeza).toContain(`HTTP/1.1 ${status} `);
    expect(cabeza).toContain('cache-control: no-store');
    expect(JSON.parse(cuerpo)).toMatchObject(MAL);
  });
});

describe('a connection that costs more than it asks for', () => {
  const lenta = puerta({ cabecerasMs: 1_000, peticionMs: 1_500, revisionMs: 50 });
  const estrecha = puerta({ conexiones: 4, conexionesReservadas: 0 });

  it('is closed when it says its headers a byte at a time, or nothing at all', async () => {
    const lento = lenta.abrir();
    lento.write('GET /salud HTTP/1.1\r\n');
    const gotas = setInterval(() => lento.write('x'), 20);
    await Promise.all([cortado(lento), cortado(lenta.abrir())]);
    clearInterval(gotas);
  });

  it('is closed when its body never ends', async () => {
    const cabeza = 'POST /guardar/7 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const dicho = await lenta.decir(`${cabeza}content-length: 50\r\n\r\n{"nombre":`);
    expect(dicho).toContain('HTTP/1.1 408 ');
  });

  it('is closed at once above the cap, and the others go on when one has gone', async () => {
    const cinco = Array.from({ length: 5 }, estrecha.abrir);
    await Promise.race(cinco.map(cortado));
    expect(cinco.filter(({ destroyed }) => !destroyed)).toHaveLength(4);
    cinco.forEach((socket) => socket.destroy());
    const pedir = () =>
      estrecha.decir('GET /salud HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    await hasta('there is room again', async () => (await pedir()).includes('HTTP/1.1 200 '));
  });
});
