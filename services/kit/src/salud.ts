import type { FastifyInstance } from 'fastify';

/** Looks at what a service depends on and answers what is worth knowing about it. */
export type Salud = () => Promise<Record<string, unknown>>;

/** Why a service cannot do its work, in words that anyone may read: no folder, no address, no name. */
export class Indispuesto extends Error {}

/** `/salud`: 200 while the service can do its work, 503 when what it depends on cannot be reached. */
export function salud(app: FastifyInstance, revisar: Salud = () => Promise.resolve({})): void {
  app.get('/salud', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    try {
      return { success: true, data: { vivo: true, ...(await revisar()) } };
    } catch (error) {
      request.log.error({ err: error }, 'health check failed');
      const porque = error instanceof Indispuesto ? { msg: error.message } : {};
      return reply.status(503).send({ success: false, ...porque, data: { vivo: true } });
    }
  });
}
