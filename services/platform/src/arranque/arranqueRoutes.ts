import { createHash } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { siCambio } from '@comanda/kit/documento/marca';
import {
  plataformaCalls as calls,
  type Arranque,
} from '@comanda/shared/contracts/plataforma/plataforma';

import type { PlatformDeps } from '../deps';
import {
  conVista,
  dichoDeVista,
  registroCon,
  vistaDelVisitante,
} from '../vistas/vistaDelVisitante';

import { arranqueDe } from './arranqueDe';
import { elegirBuilds } from './elegirBuilds';
import { visitante } from './visitante';

export const arranqueRoutes: FastifyPluginAsync<PlatformDeps> = async (
  app,
  { db, vivos, direcciones, modoSri },
) => {
  const mundo = { db, vivos, log: app.log };

  exponer(app, calls.arranque, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const [caller, deTodos, vista] = await Promise.all([
      visitante(db, request),
      vivos.registro(),
      vistaDelVisitante(mundo, request.cookies),
    ]);
    const registro = registroCon(deTodos, vista);
    const suyos = elegirBuilds(registro, { caller, cookies: request.cookies });
    const documento = {
      ...arranqueDe(conVista(suyos, vista), caller, { registro, direcciones, modoSri }),
      ...dichoDeVista(vista),
    };
    return siCambio({ request, reply }, huellaDe(documento), () => Promise.resolve(documento));
  });
};

/** Open tabs ask every 45 seconds: all but the first of the same answers are empty. */
const huellaDe = (documento: Arranque) =>
  createHash('sha256').update(JSON.stringify(documento)).digest('base64url').slice(0, 22);
