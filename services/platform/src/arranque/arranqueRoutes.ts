import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/exponer';
import { plataformaCalls as calls } from '@comanda/shared/contracts/plataforma';

import type { PlatformDeps } from '../deps';

import { arranqueDe } from './arranqueDe';
import { elegirBuilds } from './elegirBuilds';
import { visitante } from './visitante';

export const arranqueRoutes: FastifyPluginAsync<PlatformDeps> = async (
  app,
  { db, vivos, direcciones },
) => {
  exponer(app, calls.arranque, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const [caller, registro] = await Promise.all([visitante(db, request), vivos.registro()]);
    const elegidos = elegirBuilds(registro, { caller, cookies: request.cookies });
    return arranqueDe(elegidos, caller, { registro, direcciones });
  });
};
