import { setTimeout as esperar } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const GRACIA_MS = 10_000;

const apagandose = new WeakSet<Server>();

/** Whether it was told to end: it serves what it has, and should be sent nothing more. */
export const seApaga = ({ server }: Pick<FastifyInstance, 'server'>): boolean =>
  apagandose.has(server);

/** Says that it is going (`/salud/listo`), serves until who shares out the calls has had time to see it, and closes. */
export async function apagar(app: FastifyInstance, avisoMs: number): Promise<void> {
  apagandose.add(app.server);
  if (avisoMs > 0) await esperar(avisoMs);
  await app.close();
}

/**
 * Closing waits for the requests in hand, for a while, and not at all for connections that never asked for anything:
 * browsers open some ahead, and Node would wait a minute for each.
 */
export function cerrarSinDemora(app: FastifyInstance, graciaMs = GRACIA_MS): void {
  const calladas = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    calladas.add(socket);
    socket.once('close', () => calladas.delete(socket));
  });
  app.server.on('request', ({ socket }) => calladas.delete(socket));

  let plazo: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (plazo) reply.header('connection', 'close'); // else the browser keeps it, and closing waits for the browser
  });
  app.addHook('preClose', async () => {
    apagandose.add(app.server);
    calladas.forEach((socket) => socket.destroy());
    plazo = setTimeout(() => app.server.closeAllConnections(), graciaMs);
  });
  app.addHook('onClose', async () => clearTimeout(plazo));
}
