import type { FastifyPluginAsync } from 'fastify';

import { SIN_CAMBIO, siCambio } from '@comanda/kit/documento/marca';
import { AppError } from '@comanda/shared/errors/AppError';

import { elegirForma } from '../archivos/elegirForma';
import { elegirBuilds, elShell } from '../arranque/elegirBuilds';
import { visitante } from '../arranque/visitante';
import { PUBLICO, type Deps } from '../deps';

import { CSP_DE_TRABAJADOR } from './csp';

const DE_SHELL = /^trabajador\.[0-9a-f]{12}\.js$/;

const CABECERAS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': CSP_DE_TRABAJADOR,
  'service-worker-allowed': '/',
  vary: 'accept-encoding, cookie',
};

/** Takes itself away with what was kept, in whatever page finds it: where a worker does harm, no page may be able to. */
const RETIRO = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (suceso) => suceso.waitUntil((async () => {
  for (const nombre of await caches.keys()) if (nombre.startsWith('comanda.')) await caches.delete(nombre);
  await self.registration.unregister();
})()));
`;

/**
 * The worker of the visitor's shell, as its build registered it, under one address: a browser looks there for the next one by
 * itself, also where the one it has opens nothing any more.
 */
export const trabajadorRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, vivos, archivos, sinTrabajador } = deps;
  app.get('/trabajador.js', { schema: { hide: true }, config: PUBLICO }, async (request, reply) => {
    if (sinTrabajador) return reply.headers(CABECERAS).send(RETIRO);
    const [caller, registro] = await Promise.all([visitante(db, request), vivos.registro()]);
    const shell = elShell(elegirBuilds(registro, { caller, cookies: request.cookies }))?.build;
    const nombre = Object.keys(shell?.indice.integridad ?? {}).find((uno) => DE_SHELL.test(uno));
    if (!shell || !nombre) throw new AppError('NO_ENCONTRADO', { build: shell?.build });
    reply.headers(CABECERAS);
    const acepta = request.headers['accept-encoding'];
    const forma = await siCambio({ request, reply }, nombre, () =>
      elegirForma(archivos, shell, { nombre, acepta }),
    );
    if (forma === SIN_CAMBIO) return reply.send();
    if (forma.encoding) reply.header('content-encoding', forma.encoding);
    return reply.send(forma.cuerpo);
  });
};
