import 'fake-indexeddb/auto';

import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { cachesDePrueba, ORIGEN } from './testing/cachesDePrueba';

import type { EncargoAlTrabajador } from './encargo';

type Pedido = { request: object; clientId?: string; resultingClientId?: string };
type Suceso = Pedido & {
  data?: EncargoAlTrabajador;
  preloadResponse?: Promise<Response | undefined>;
  waitUntil: (promesa: Promise<unknown>) => void;
  respondWith: (respuesta: Promise<Response>) => void;
};

const DE_SERVIDOR = '<!doctype html><html lang="es">la del servidor</html>';
const HUELLA = `sha384-${createHash('sha384').update('suyo').digest('base64')}`;
const PAGINA = `<!doctype html>\n<html lang="es">\n<script type="application/json" id="arranque">${JSON.stringify(
  {
    usuario: { id: 'u1' },
    areas: [{ base: '/areas/caja/1/', integridad: { 'a.js': HUELLA } }],
  },
)}</script>`;
const ARCHIVO = '/areas/caja/1/a.js';

/** The worker in a world of its own: what the network answers is `red`. */
describe('the worker of a page', () => {
  const oyentes = new Map<string, (suceso: Suceso) => void>();
  const { caches } = cachesDePrueba();
  let red: (url: string) => Promise<Response>;
  const pedidos: string[] = [];
  const llave = (de: string | { url: string }) => (typeof de === 'string' ? de : de.url);
  const mundo = {
    ServiceWorkerGlobalScope: Object,
    caches,
    location: { origin: ORIGEN },
    addEventListener: (que: string, hacer: (suceso: Suceso) => void) => oyentes.set(que, hacer),
    fetch: (de: string | { url: string }) => {
      pedidos.push(llave(de));
      return red(llave(de));
    },
  };
  const antes = Object.getOwnPropertyDescriptors(globalThis);

  async function suceder(que: string, de: Partial<Suceso>): Promise<Response | undefined> {
    let respuesta: Promise<Response> | undefined;
    const esperas: Promise<unknown>[] = [];
    oyentes.get(que)?.({
      request: {},
      ...de,
      waitUntil: (promesa) => void esperas.push(promesa),
      respondWith: (una) => void (respuesta = una),
    });
    const dada = await respuesta;
    await Promise.all(esperas);
    return dada;
  }
  const peticion = (url: string, mas: object = {}) => ({
    url: ORIGEN + url,
    method: 'GET',
    mode: 'cors',
    cache: 'default',
    ...mas,
  });
  const navegar = (url: string, mas: Partial<Suceso> = {}) =>
    suceder('fetch', {
      request: peticion(url, { mode: 'navigate' }),
      resultingClientId: 'p1',
      ...mas,
    });
  const pedir = (url: string, clientId: string, mas: object = {}) =>
    suceder('fetch', { request: peticion(url, mas), clientId });
  const contesta = (status: number) => () => Promise.resolve(new Response(DE_SERVIDOR, { status }));
  const sinLinea = () => Promise.reject(new TypeError('Failed to fetch'));
  const esLaTenida = async (respuesta: Response | undefined) =>
    (await respuesta?.text())?.includes('data-guardada') ?? false;

  beforeAll(async () => {
    for (const [nombre, value] of Object.entries(mundo))
      Object.defineProperty(globalThis, nombre, { value, configurable: true, writable: true });
    await import('./trabajador.worker');
  });
  afterAll(() => {
    for (const nombre of Object.keys(mundo)) {
      Reflect.deleteProperty(globalThis, nombre);
      const suya = antes[nombre as keyof typeof antes];
      if (suya) Object.defineProperty(globalThis, nombre, suya);
    }
  });
  beforeEach(() => {
    pedidos.length = 0;
  });

  const guardar = async () => {
    red = (url) => Promise.resolve(new Response(url === '/till' ? PAGINA : 'suyo'));
    const corre = ['/areas/caja/1/'];
    await suceder('message', { data: { que: 'guardar', usuario: 'u1', ruta: '/till', corre } });
  };
  const olvidar = () => suceder('message', { data: { que: 'olvidar' } });

  it.each([502, 503, 504, 522, 524])(
    'opens what is kept where %i stands for the server',
    async (status) => {
      await guardar();
      red = contesta(status);
      expect(await esLaTenida(await navegar('/admin/caja'))).toBe(true);
      expect(await esLaTenida(await navegar('/'))).toBe(true);

      await olvidar();
      expect((await navegar('/admin/caja'))?.status).toBe(status);
    },
  );

  it.each([200, 302, 401, 404, 429, 500, 501])(
    'shows what the server itself answers: %i',
    async (status) => {
      await guardar();
      red = contesta(status);
      const respuesta = await navegar('/admin/caja');
      expect(respuesta?.status).toBe(status);
      expect(await esLaTenida(respuesta)).toBe(false);
    },
  );

  it('opens what is kept where nothing answers, and fails where nothing is kept', async () => {
    await guardar();
    red = sinLinea;
    expect(await esLaTenida(await navegar('/auth/login'))).toBe(true);
    await olvidar();
    await expect(navegar('/auth/login')).rejects.toThrow('Failed to fetch');
  });

  it('takes what the browser asked for ahead, and asks for nothing then', async () => {
    await guardar();
    pedidos.length = 0;
    red = sinLinea;
    const preloadResponse = Promise.resolve(new Response(DE_SERVIDOR));
    expect(await (await navegar('/admin/caja', { preloadResponse }))?.text()).toBe(DE_SERVIDOR);
    expect(pedidos).toEqual([]);
  });

  it('opens what is kept where the server takes more than five seconds, and not before', async () => {
    await guardar();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      let contestar: (una: Response) => void = () => undefined;
      red = () => new Promise((resolve) => (contestar = resolve));
      const abierta = navegar('/admin/caja');
      await jest.advanceTimersByTimeAsync(4_999);
      contestar(new Response(DE_SERVIDOR));
      expect(await esLaTenida(await abierta)).toBe(false);

      const tarde = navegar('/admin/caja');
      await jest.advanceTimersByTimeAsync(5_000);
      contestar(new Response(DE_SERVIDOR));
      expect(await esLaTenida(await tarde)).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves alone what is no page of ours', async () => {
    red = contesta(503);
    expect(await navegar('/v1/salud')).toBeUndefined();
    expect(await navegar('/administrar')).toBeUndefined();
    expect(await pedir('/v1/listar_caja', 'p1')).toBeUndefined();
    expect(await pedir(ARCHIVO, 'p1', { method: 'POST' })).toBeUndefined();
    expect(await pedir('', 'p1', { url: `http://otra.ec${ARCHIVO}` })).toBeUndefined();
  });

  it('gives a kept page the files it was kept with, and any other those of the server first', async () => {
    await guardar();
    red = sinLinea;
    await navegar('/admin/caja', { resultingClientId: 'tenida' });
    red = () => Promise.resolve(new Response('otro'));
    expect(await (await pedir(ARCHIVO, 'tenida'))?.text()).toBe('suyo');
    expect(await (await pedir(ARCHIVO, 'tenida', { cache: 'reload' }))?.text()).toBe('otro');
    expect(await (await pedir(ARCHIVO, 'de antes'))?.text()).toBe('otro');
    await navegar('/admin/caja', { resultingClientId: 'de red' });
    expect(await pedir(ARCHIVO, 'de red')).toBeUndefined();

    red = contesta(503);
    expect(await (await pedir(ARCHIVO, 'de antes'))?.text()).toBe('suyo');
    expect((await pedir('/areas/caja/1/b.js', 'de antes'))?.status).toBe(503);
    red = sinLinea;
    expect(await (await pedir(ARCHIVO, 'de antes'))?.text()).toBe('suyo');
    await expect(pedir('/areas/caja/1/b.js', 'de antes')).rejects.toThrow('Failed to fetch');
  });
});
