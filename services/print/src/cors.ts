import { AppError } from '@comanda/shared/errors/AppError';

import type { FastifyInstance } from 'fastify';

const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, authorization, idempotency-key, x-request-id',
  'access-control-allow-private-network': 'true',
  'access-control-max-age': '600',
};

/** Only pages of the product print here. A caller without an Origin is no page: a program on this machine. */
export function permitirOrigenes(app: FastifyInstance, origenes: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    reply.header('vary', 'Origin');
    if (!origenes.includes(origin)) throw new AppError('ORIGEN_NO_PERMITIDO', { origin });
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'x-request-id');
    if (request.method === 'OPTIONS') return reply.headers(PREFLIGHT).code(204).send();
  });
}
