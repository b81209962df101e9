import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { acceso } from '@comanda/kit/acceso';
import { verComo, type Db } from '@comanda/kit/db';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/server';
import { sesionesDe } from '@comanda/kit/sesiones';

import { authRoutes } from './auth/authRoutes';
import { intentosRepository } from './auth/intentosRepository';
import { sesionesRepository } from './auth/sesionesRepository';
import { usuariosRepository } from './auth/usuariosRepository';
import { productosRepository } from './productos/productosRepository';
import { productosRoutes } from './productos/productosRoutes';
import { emitidosRepository } from './ventas/emitidosRepository';
import { estadosRepository } from './ventas/estadosRepository';
import { ventasRepository } from './ventas/ventasRepository';
import { ventasRoutes } from './ventas/ventasRoutes';

import type { Database } from './db/schema';

export type OrderingDeps = { db: Db; reloj: () => Date };

/** The ordering API: /v1/... Everything in it goes through `acceso`. */
export const orderingPlugin: FastifyPluginAsyncZod<OrderingDeps> = async (app, deps) => {
  const { reloj } = deps;
  const db = verComo<Database>(deps.db);
  await app.register(acceso, { db });

  await app.register(authRoutes, {
    usuarios: usuariosRepository(db),
    intentos: intentosRepository(db),
    sesiones: sesionesRepository(db),
    cache: sesionesDe(db),
  });
  await app.register(productosRoutes, { productos: productosRepository(db) });
  await app.register(ventasRoutes, {
    ventas: ventasRepository(db),
    emitidos: emitidosRepository(db),
    estados: estadosRepository(db),
    reloj,
  });
};

/** The service on its own, not listening yet. */
export async function buildApp(deps: OrderingDeps & Partial<ServerOptions>): Promise<Server> {
  const { db, reloj, ...options } = deps;
  const app = await buildServer({
    nombre: 'ordering',
    salud: async () => ({ base: (await db.pool.query('select 1')).rowCount === 1 }),
    ...options,
  });
  await app.register(orderingPlugin, { db, reloj });
  return app;
}
