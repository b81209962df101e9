import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { AppError } from '@comanda/shared/errors/AppError';

import { PUBLICO, type Deps } from '../deps';
import { portadores } from '../llaves/portador';

import { documentoDe } from './documento';
import { paquetesEmpacados } from './paquetesEmpacados';
import { paquetesRepository } from './paquetesRepository';

const params = z.strictObject({ '*': z.string().max(300) });
const DOCUMENTO = /^@comanda\/[a-z]{2,30}$/;
const ARCHIVO = /^(@comanda\/([a-z]{2,30}))\/-\/\2-([\w.-]+)[.]tgz$/;
/** As long as an installation may go by what it asked a moment ago. */
const UN_MOMENTO = 'private, max-age=60';
const SIEMPRE = 'private, max-age=31536000, immutable';

/** The registry that a team installs from, as npm asks for it; its key opens it (docs/adr/0055). */
export const paquetesRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { db, paquetes: carpeta },
) => {
  const repositorio = paquetesRepository(db);
  const actuales = paquetesEmpacados(carpeta, repositorio);
  const { conLlave } = portadores(db);

  // npm prints what it finds under `error`
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof AppError)) throw error;
    const { code, status, detalle } = error;
    request.log.info({ code, detalle }, 'package refused');
    if (status === 401) reply.header('www-authenticate', 'Bearer realm="comanda"');
    if (typeof detalle.espera === 'number') reply.header('retry-after', detalle.espera);
    return reply.status(status).header('cache-control', 'no-store').send({ error: error.message });
  });

  app.get(
    '/paquetes/*',
    { schema: { params, hide: true }, config: PUBLICO },
    async (request, reply) => {
      await conLlave(request);
      const pedido = request.params['*'];
      const [, nombre, , version] = ARCHIVO.exec(pedido) ?? [];
      if (nombre !== undefined && version !== undefined) return archivo(reply, nombre, version);
      if (!DOCUMENTO.test(pedido)) throw new AppError('NO_ENCONTRADO', { pedido });
      return documento(request, reply, pedido);
    },
  );

  async function documento(request: FastifyRequest, reply: FastifyReply, nombre: string) {
    const actual = (await actuales()).get(nombre);
    const versiones = await repositorio.versiones(nombre);
    if (versiones.length === 0) throw new AppError('NO_ENCONTRADO', { nombre });
    const base = `${request.protocol}://${request.host}/paquetes/`;
    const cuerpo = JSON.stringify(documentoDe(nombre, versiones, { base, actual }));
    const etag = `"${createHash('sha256').update(cuerpo).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'cache-control': UN_MOMENTO });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(cuerpo);
  }

  async function archivo(reply: FastifyReply, nombre: string, version: string) {
    const contenido = await repositorio.contenido(nombre, version);
    if (!contenido) throw new AppError('NO_ENCONTRADO', { nombre, version });
    return reply
      .headers({ 'content-type': 'application/octet-stream', 'cache-control': SIEMPRE })
      .send(contenido);
  }
};
