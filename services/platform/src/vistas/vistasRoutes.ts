import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { AppError } from '@comanda/shared/errors/AppError';

import { PUBLICO, type PlatformDeps } from '../deps';

import { vistaDe } from './vistasRepository';
import { COOKIE_DE_VISTA } from './vistaDelVisitante';

const params = z.strictObject({ token: z.string().min(1).max(100) });
/** A link is opened from a conversation, and the page it leads to must be sent the cookie. */
const OPCIONES = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const;

/** A link shows a build in this browser, until it ends or is left. */
export const vistasRoutes: FastifyPluginAsyncZod<PlatformDeps> = async (app, { db }) => {
  app.get('/vista/salir', { schema: { hide: true }, config: PUBLICO }, async (_, reply) =>
    reply.clearCookie(COOKIE_DE_VISTA, OPCIONES).redirect('/', 303),
  );

  app.get(
    '/vista/:token',
    { schema: { params, hide: true }, config: PUBLICO },
    async (request, reply) => {
      const vista = await vistaDe(db.pool, request.params.token);
      if (!vista) throw new AppError('VISTA_TERMINADA');
      return reply
        .setCookie(COOKIE_DE_VISTA, request.params.token, { ...OPCIONES, expires: vista.vence })
        .redirect('/', 303);
    },
  );
};
