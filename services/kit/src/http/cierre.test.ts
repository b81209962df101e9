import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';

import { apagar, cerrarSinDemora } from './cierre';
import { buildServer } from './server';

const PETICION =
  'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\n';

async function abrir(graciaMs?: number) {
  const app = fastify();
  cerrarSinDemora(app, graciaMs);
  const cerrandose = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  app.post('/', async () => {
    await cerrandose;
    return 'hecho';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  /** A connection the server knows of, and that it has heard what was asked, if anything was. */
  const conectar = async (texto: string): Promise<Socket> => {
    const oida = once(app.server, texto ? 'request' : 'connection');
    const socket = connect(port, '127.0.0.1');
    socket.write(texto);
    await oida;
    return socket;
  };
  return { app, conectar };
}

const fin = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let leido = '';
    socket.on('data', (trozo) => (leido += String(trozo)));
    socket.on('close', () => resolve(leido));
  });

describe('closing a server', () => {
  it('says that it is going while it still serves, where it is given time for that', async () => {
    const app = await buildServer({ nombre: 'prueba', log: false });
    const estado = async (cual: string) => (await app.inject(`/salud/${cual}`)).statusCode;
    expect(await estado('listo')).toBe(200);

    const apagada = apagar(app, 300);
    expect(await estado('listo')).toBe(503);
    expect(await estado('vivo')).toBe(200);
    await apagada;
  });

  it('does not wait for a connection that never asked', async () => {
    const { app, conectar } = await abrir();
    const cerrada = fin(await conectar(''));

    await app.close();
    await expect(cerrada).resolves.toBe('');
  });

  it('answers what was asked before it closes', async () => {
    const { app, conectar } = await abrir();
    const respuesta = fin(await conectar(`${PETICION}ab`));

    await app.close();
    await expect(respuesta).resolves.toMatch(/hecho$/);
  });

  it('gives up on a request that never ends', async () => {
    const { app, conectar } = await abrir(100);
    const respuesta = fin(await conectar(`${PETICION}a`));

    await app.close();
    await expect(respuesta).resolves.toBe('');
  });
});
