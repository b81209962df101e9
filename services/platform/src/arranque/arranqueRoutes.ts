import { createHash } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { siCambio } from '@comanda/kit/documento/marca';
import {
  plataformaCalls as calls,
  type Arranque,
} from '@comanda/shared/contracts/plataforma/plataforma';

import type { Deps } from '../deps';

import { paraVisitante } from './paraVisitante';

export const arranqueRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  exponer(app, calls.arranque, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { arranque: documento } = await paraVisitante(deps, request);
    return siCambio({ request, reply }, huellaDe(documento), () => Promise.resolve(documento));
  });
};

/** Open tabs ask every 45 seconds: all but the first of the same answers are empty. */
const huellaDe = (documento: Arranque) =>
  createHash('sha256').update(JSON.stringify(documento)).digest('base64url').slice(0, 22);
