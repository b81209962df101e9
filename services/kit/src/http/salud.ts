import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { seApaga } from './cierre';
import { conPlazo } from '../metricas/cifras';

/** Looks at what a service depends on and answers what is worth knowing about it. */
export type Salud = () => Promise<Record<string, unknown>>;

/** Why a service cannot do its work, in words that anyone may read: no folder, no address, no name. */
export class Indispuesto extends Error {}

type Miradas = {
  /** What `/salud` looks at. */
  salud?: Salud | undefined;
  /** What `/salud/listo` looks at, where that is something else. */
  listo?: Salud | undefined;
};

const nada: Salud = () => Promise.resolve({});

/**
 * `/salud`: 200 while the service can do its work, 503 when what it depends on cannot be reached. For who starts it again,
 * `/salud/vivo`: this process answers, and nothing else is asked; for who sends it calls, `/salud/listo`: it can serve them.
 */
export function salud(app: FastifyInstance, { salud: revisar = nada, listo }: Miradas = {}): void {
  const opciones = {
    ...({ logLevel: 'warn', schema: { hide: true } } as const),
    config: { sinRitmo: true },
  } as const;
  app.get('/salud', opciones, (request, reply) => responder(revisar, { request, reply }));
  app.get('/salud/vivo', opciones, () => ({ success: true, data: { vivo: true } }));
  app.get('/salud/listo', opciones, (request, reply) =>
    responder(
      async () => {
        if (seApaga(app)) throw new Indispuesto('El servicio se está apagando');
        await conPlazo((listo ?? revisar)());
        return { listo: true };
      },
      { request, reply },
    ),
  );
}

async function responder(
  revisar: Salud,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  try {
    return { success: true, data: { vivo: true, ...(await revisar()) } };
  } catch (error) {
    request.log.error({ err: error }, 'health check failed');
    const porque = error instanceof Indispuesto ? { msg: error.message } : {};
    return reply.status(503).send({ success: false, ...porque, data: { vivo: true } });
  }
}
