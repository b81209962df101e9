import { fileURLToPath } from 'node:url';

import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso/acceso';
import { exigirMigrada } from '@comanda/kit/base/migrada';
import { rutasDe } from '@comanda/kit/http/rutasDe';
import { cadaDia } from '@comanda/kit/proceso/cadaDia';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';

import { limpiarTodo } from './auth/limpieza';
import { SIN_FACTURACION } from './empresas/certificados';

import type { Deps, IdentidadDeps } from './deps';

const CARPETA = fileURLToPath(new URL('../migrations/', import.meta.url));

/** Who enters, and for which company: calls of /v1/..., on the address where ordering answers the others. */
export const identidadPlugin: FastifyPluginAsync<IdentidadDeps> = async (
  app,
  { db, reloj, certificados = SIN_FACTURACION, lectura },
) => {
  await app.register(acceso, { db, reloj });
  // before the answer is on its way: what they ask next comes after it
  app.addHook('onSend', async ({ method, callerVivo }, { statusCode }) => {
    if (method !== 'GET' && statusCode < 400 && callerVivo) lectura?.escribio(callerVivo);
  });
  cadaDia(app, {
    hacer: () => limpiarTodo(db),
    fallo: 'dead sessions were not deleted; tried again tomorrow',
  });
  const suyas: Deps = { db, reloj, certificados };
  for (const rutas of await rutasDe<Deps>(import.meta.url, (archivo) => import(`./${archivo}`)))
    await app.register(rutas, suyas);
};

/** The service on its own, not listening yet. */
export async function buildApp(
  deps: IdentidadDeps,
  options: Omit<ServerOptions, 'nombre'> = {},
): Promise<Server> {
  const app = await buildServer({
    nombre: 'identidad',
    salud: async () => ({ base: (await deps.db.pool.query('select 1')).rowCount === 1 }),
    listo: () => exigirMigrada(deps.db, { carpeta: CARPETA, esquema: 'identidad' }),
    ...options,
    vigilancia: { base: deps.db, ...options.vigilancia },
  });
  await app.register(identidadPlugin, deps);
  return app;
}
