import type { FastifyInstance } from 'fastify';

import type { Socket } from 'node:net';

const GRACIA_MS = 10_000;

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
    calladas.forEach((socket) => socket.destroy());
    plazo = setTimeout(() => app.server.closeAllConnections(), graciaMs);
  });
  app.addHook('onClose', async () => clearTimeout(plazo));
}
