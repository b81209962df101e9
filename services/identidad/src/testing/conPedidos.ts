import { buildServer, type Server } from '@comanda/kit/http/server';
import { orderingPlugin } from '@comanda/ordering/app';

import { identidadPlugin } from '../app';

import type { IdentidadDeps } from '../deps';

/** Identity and ordering on one server: what a session that was opened here may do there. */
export async function conPedidos(deps: IdentidadDeps, options: { log: false }): Promise<Server> {
  const app = await buildServer({
    nombre: 'identidad y pedidos',
    ...options,
    vigilancia: { base: deps.db },
  });
  await app.register(identidadPlugin, deps);
  await app.register(orderingPlugin, { db: deps.db, reloj: deps.reloj });
  return app;
}
