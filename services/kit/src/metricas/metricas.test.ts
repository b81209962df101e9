import { afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';
import { AppError } from '@comanda/shared/errors/AppError';

import { exponer } from '../http/exponer';
import { buildServer, type Server, type ServerOptions } from '../http/server';

const { ver } = defineCalls('ordering', {
  ver: {
    method: 'GET',
    path: '/ver/:quien',
    acceso: { perfiles: 'publico', area: null },
    params: z.strictObject({ quien: z.string() }),
    reply: envelope(z.null()),
  },
});
const TOKEN = 'de-quien-vigila-0123456789';

describe('/metricas', () => {
  const abiertos: Server[] = [];
  afterEach(() => Promise.all(abiertos.splice(0).map((app) => app.close())));

  async function abrir(options: Partial<ServerOptions> = {}): Promise<Server> {
    const app = await buildServer({ nombre: 'prueba', log: false, ...options });
    exponer(app, ver, async ({ entrada: { quien } }) => {
      if (quien === 'nadie') throw new AppError('CARRITO_VACIO');
      return null;
    });
    abiertos.push(app);
    return app;
  }
  const leer = async (app: Server) => (await app.inject('/metricas')).body;
  const lineas = (texto: string, nombre: string) =>
    texto.split('\n').filter((linea) => linea.startsWith(nombre));

  it('is read from this machine where there is no token', async () => {
    const respuesta = await (await abrir()).inject('/metricas');
    expect(respuesta.statusCode).toBe(200);
    expect(respuesta.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it.each([
    ['from another', { remoteAddress: '10.0.0.7' }],
    [
      'from another that says it is this',
      { remoteAddress: '10.0.0.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['from this one, for another', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
    ['through a proxy of this one', { headers: { forwarded: 'for=10.0.0.7' } }],
    ['by a page whose name was made to lead here', { headers: { host: 'malo.example:3000' } }],
    [
      'with a bearer that nobody gave out',
      { remoteAddress: '10.0.0.7', headers: { authorization: `Bearer ${TOKEN}` } },
    ],
  ])('is not there %s, whatever proxies are trusted', async (_cual, peticion) => {
    for (const trustProxy of [undefined, ['loopback', '10.0.0.7']]) {
      const app = await abrir({ trustProxy });
      const respuesta = await app.inject({ url: '/metricas', ...peticion });
      expect(respuesta.statusCode).toBe(404);
      expect(respuesta.json()).toMatchObject({ code: 'NO_ENCONTRADO' });
    }
  });

  it('is read with the token from anywhere, and without it from nowhere', async () => {
    const app = await abrir({ vigilancia: { token: TOKEN } });
    const con = (authorization: string, remoteAddress: string) =>
      app.inject({ url: '/metricas', remoteAddress, headers: { authorization } });

    expect((await con(`Bearer ${TOKEN}`, '10.0.0.7')).statusCode).toBe(200);
    expect((await con(`Bearer ${TOKEN}x`, '127.0.0.1')).statusCode).toBe(404);
    expect((await app.inject('/metricas')).statusCode).toBe(404);
  });

  it('counts by the pattern of the route: what was asked for is in no label', async () => {
    const app = await abrir();
    for (const url of [
      '/ver/juan-perez',
      '/ver/nadie',
      '/de/nadie/juan-perez',
      '/salud',
      '/salud/vivo',
    ])
      await app.inject(url);

    const texto = await leer(app);
    const cuentas = lineas(texto, 'comanda_http_request_duration_seconds_count');
    expect(cuentas).toEqual(
      expect.arrayContaining([
        expect.stringContaining('{metodo="GET",ruta="/ver/:quien",clase="2xx"} '),
        expect.stringContaining('{metodo="GET",ruta="/ver/:quien",clase="4xx"} '),
        expect.stringContaining('{metodo="GET",ruta="ninguna",clase="4xx"} '),
      ]),
    );
    expect(texto).not.toMatch(/juan|salud/);
    expect(lineas(texto, 'comanda_rechazos_total{code="CARRITO_VACIO"}')).toHaveLength(1);
  });

  it('tells how Node itself is, and of no database where there is none', async () => {
    const texto = await leer(await abrir());
    for (const nombre of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(lineas(texto, `${nombre} `)).toHaveLength(1);
    expect(texto).not.toMatch(/comanda_(base|pool|cola)_/);
  });
});
