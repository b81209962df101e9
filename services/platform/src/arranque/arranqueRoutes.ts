import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { routeOf } from '@comanda/kit/routeOf';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma';

import type { PlatformDeps } from '../deps';

import { arranqueDe } from './arranqueDe';
import { visitante } from './visitante';

export const arranqueRoutes: FastifyPluginAsyncZod<PlatformDeps> = async (
  app,
  { db, vivos, direcciones },
) => {
  app.route({
    ...routeOf(plataformaCalls.arranque),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const [caller, estables] = await Promise.all([visitante(db, request), vivos.estables()]);
      return { success: true as const, data: arranqueDe(estables, caller, direcciones) };
    },
  });
};
