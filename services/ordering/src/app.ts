import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso/acceso';
import { verComo } from '@comanda/kit/base/db';
import { leerComo, lecturaDe } from '@comanda/kit/base/lectura';
import { rutasDe } from '@comanda/kit/http/rutasDe';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';

import { cifrasDePedidos } from './cifras';

import type { Database } from './db/schema';
import type { Deps, OrderingDeps } from './deps';

/** The ordering API: /v1/... Everything in it goes through `acceso`. */
export const orderingPlugin: FastifyPluginAsync<OrderingDeps> = async (
  app,
  { db, reloj, lectura = lecturaDe(db) },
) => {
  await app.register(acceso, { db, reloj });
  // before the answer is on its way: what they ask next comes after it
  app.addHook('onSend', async ({ method, callerVivo }, { statusCode }) => {
    if (method !== 'GET' && statusCode < 400 && callerVivo) lectura.escribio(callerVivo);
  });
  const suyas: Deps = {
    db: verComo<Database>(db),
    reloj,
    lectura: leerComo<Database>(lectura),
  };
  for (const rutas of await rutasDe<Deps>(import.meta.url, (archivo) => import(`./${archivo}`)))
    await app.register(rutas, suyas);
};

/** The service on its own, not listening yet. */
export async function buildApp(
  deps: OrderingDeps,
  options: Omit<ServerOptions, 'nombre'> = {},
): Promise<Server> {
  const app = await buildServer({
    nombre: 'ordering',
    salud: async () => ({ base: (await deps.db.pool.query('select 1')).rowCount === 1 }),
    ...options,
    vigilancia: {
      base: deps.db,
      cifras: [cifrasDePedidos(deps.reloj)],
      ...options.vigilancia,
    },
  });
  await app.register(orderingPlugin, deps);
  return app;
}
