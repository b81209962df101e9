import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { PUBLICO, type Deps } from '../deps';

import { vistaDe } from './vistasRepository';
import { COOKIE_DE_VISTA } from './vistaDelVisitante';

const params = z.strictObject({ token: z.string().min(1).max(100) });
/** A link is opened from a conversation, and the page it leads to must be sent the cookie. */
const OPCIONES = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const;

const NADA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A person opened it, from a conversation of last month perhaps. */
const TERMINADA = [
  '<!doctype html>',
  '<html lang="es">',
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark">',
  '<title>Comanda</title>',
  '</head>',
  '<body>',
  '<p role="status">El enlace de la vista previa ya terminó o no existe. Pida otro al equipo que se lo dio.</p>',
  '<p><a href="/">Abrir Comanda</a></p>',
  '</body>',
  '</html>',
].join('\n');

/** A link shows a build in this browser, until it ends or is left. */
export const vistasRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db }) => {
  app.get('/vista/salir', { schema: { hide: true }, config: PUBLICO }, async (_, reply) =>
    reply.clearCookie(COOKIE_DE_VISTA, OPCIONES).redirect('/', 303),
  );

  app.get(
    '/vista/:token',
    { schema: { params, hide: true }, config: PUBLICO },
    async (request, reply) => {
      const vista = await vistaDe(db.pool, request.params.token);
      if (!vista)
        return reply
          .status(410)
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': NADA,
            'cache-control': 'no-store',
          })
          .send(TERMINADA);
      return reply
        .setCookie(COOKIE_DE_VISTA, request.params.token, { ...OPCIONES, expires: vista.vence })
        .redirect('/', 303);
    },
  );
};
