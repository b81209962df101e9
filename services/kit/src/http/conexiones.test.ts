import { connect, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { buildServer, type Server } from './server';
import { hasta } from '../testing/hasta';

const PROXY = '127.0.0.9';
const TOPE = { conexiones: 30, conexionesDeUna: 8, conexionesReservadas: 10 };
const SALUD = 'GET /salud HTTP/1.1\r\nhost: x\r\n\r\n';
const SESION = 'GET /sesion HTTP/1.1\r\nhost: x\r\n\r\n';
/** Its body never comes: the call stays in hand. */
const A_MEDIAS =
  'POST /lenta HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n';

describe('the connections of a server', () => {
  let app: Server;
  let puerto: number;
  let pedidas = 0;
  const abiertos: Socket[] = [];

  beforeEach(async () => {
    app = await buildServer({ nombre: 'prueba', log: false, limites: TOPE, trustProxy: [PROXY] });
    app.decorateRequest('callerVivo', null);
    app.get('/sesion', async (request) => {
      request.callerVivo = { id: 'u1' } as typeof request.callerVivo;
      return 'bien';
    });
    app.post('/lenta', async () => 'bien');
    app.server.on('request', () => (pedidas += 1));
    await app.listen({ port: 0, host: '0.0.0.0' });
    ({ port: puerto } = app.server.address() as { port: number });
  });
  afterEach(async () => {
    abiertos.splice(0).forEach((socket) => socket.destroy());
    await app.close();
  });

  /** From an address of this machine. */
  const abrir = (desde: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect({ port: puerto, host: '127.0.0.1', localAddress: desde });
      abiertos.push(socket);
      socket.on('error', () => undefined); // being cut is what is tested
      socket.once('connect', () => resolve(socket));
    });
  const abrirVarias = (cuantas: number, desde: (n: number) => string) =>
    Promise.all(Array.from({ length: cuantas }, (_, n) => abrir(desde(n))));
  /** The first line of what is answered; null where the connection was closed. */
  const decir = (socket: Socket, bytes: string) =>
    new Promise<string | null>((resolve) => {
      socket.once('data', (trozo) => resolve(trozo.toString().split('\r\n')[0] ?? ''));
      socket.once('close', () => resolve(null));
      if (socket.destroyed) resolve(null);
      socket.resume().write(bytes);
    });
  const preguntar = async (desde: string, bytes = SALUD) => decir(await abrir(desde), bytes);
  const vivas = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed);
  const quedan = (sockets: readonly Socket[], cuantas: number) => {
    sockets.forEach((socket) => socket.resume());
    return hasta(`${cuantas} are left`, async () => vivas(sockets).length === cuantas);
  };
  /** Until the server has a call of each in hand. */
  const ocupar = async (sockets: readonly Socket[], cabeceras = '') => {
    const antes = pedidas;
    for (const socket of sockets) socket.write(`${A_MEDIAS}${cabeceras}\r\n{`);
    await hasta('they are in hand', async () => pedidas >= antes + sockets.length);
  };

  it('of one address that only opens them leave room for every other address', async () => {
    const ociosas = await abrirVarias(100, () => '127.0.0.2');
    await quedan(ociosas, TOPE.conexionesDeUna);
    expect(await preguntar('127.0.0.3')).toBe('HTTP/1.1 200 OK');
    expect(await preguntar('127.0.0.2')).toBe('HTTP/1.1 200 OK');
  });

  it('of one address that are all at work are as many as it may have', async () => {
    const ocupadas = await abrirVarias(TOPE.conexionesDeUna, () => '127.0.0.2');
    await ocupar(ocupadas);
    expect(await preguntar('127.0.0.2')).toBeNull();
    expect(vivas(ocupadas)).toHaveLength(TOPE.conexionesDeUna);
    expect(await preguntar('127.0.0.3')).toBe('HTTP/1.1 200 OK');
  });

  it('that ask for nothing give way at the cap of all, and those of who works here do not', async () => {
    const deTrabajo = await abrir('127.0.0.4');
    expect(await decir(deTrabajo, SESION)).toBe('HTTP/1.1 200 OK');
    const ociosas = await abrirVarias(80, (n) => `127.0.1.${n + 1}`);
    await quedan(ociosas, TOPE.conexiones - TOPE.conexionesReservadas - 1);
    expect(await preguntar('127.0.0.5')).toBe('HTTP/1.1 200 OK');
    expect(await decir(deTrabajo, SALUD)).toBe('HTTP/1.1 200 OK');
  });

  it('of many addresses that keep them at work leave a reserve for addresses with a session', async () => {
    expect(await preguntar('127.0.0.4', SESION)).toBe('HTTP/1.1 200 OK');
    const ocupadas = await abrirVarias(
      TOPE.conexiones - TOPE.conexionesReservadas - 1,
      (n) => `127.0.2.${n + 1}`,
    );
    await ocupar(ocupadas);
    expect(await preguntar('127.0.0.5')).toBeNull();
    expect(await preguntar('127.0.0.4')).toBe('HTTP/1.1 200 OK');
  });

  it('of a named proxy are counted by the address it says, and by the calls in hand', async () => {
    const deProxy = await abrirVarias(TOPE.conexionesDeUna + 4, () => PROXY);
    const por = (ip: string) => `x-forwarded-for: ${ip}\r\n`;
    const salud = (ip: string) => SALUD.replace('host: x\r\n', `host: x\r\n${por(ip)}`);
    const [ultima, otra, ...primeras] = deProxy as [Socket, Socket, ...Socket[]];
    await ocupar(primeras.slice(0, TOPE.conexionesDeUna), por('8.8.8.8'));
    expect(await decir(otra, salud('8.8.8.8'))).toContain(' 429 ');
    expect(await decir(ultima, salud('9.9.9.9'))).toBe('HTTP/1.1 200 OK');
    expect(vivas(deProxy)).toHaveLength(TOPE.conexionesDeUna + 4);
  });
});
