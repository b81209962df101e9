import path from 'node:path';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { AppError } from '@comanda/shared/errors/AppError';

import { PUBLICO, type Deps } from '../deps';

import { elegirForma } from './elegirForma';

const TIPOS: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const params = z.strictObject({ area: z.string(), build: z.string(), '*': z.string() });

/** The files of a build: only those its index lists, for ever, compressed beforehand; anything else is 404, and what is not as it was registered goes to nobody. */
export const archivosRoutes: FastifyPluginAsyncZod<Deps> = async (app, { vivos, archivos }) => {
  app.get(
    '/areas/:area/:build/*',
    { schema: { params, hide: true }, config: PUBLICO },
    async (request, reply) => {
      const { area, build, '*': nombre } = request.params;
      const lanzamiento = await vivos.buscar(area, build);
      const tipo = TIPOS[path.extname(nombre)];
      if (!lanzamiento || !tipo || !Object.hasOwn(lanzamiento.indice.integridad, nombre)) {
        throw new AppError('NO_ENCONTRADO', { area, build, nombre });
      }
      const { cuerpo, encoding } = await elegirForma(archivos, lanzamiento, {
        nombre,
        acepta: request.headers['accept-encoding'],
      });
      reply.headers({
        'content-type': tipo,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      });
      // the log has it; over a slow line each of the first files would carry it
      return reply.removeHeader('x-request-id').send(cuerpo);
    },
  );
};
