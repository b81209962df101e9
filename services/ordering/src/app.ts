import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso';
import { verComo } from '@comanda/kit/db';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/server';

import { ajustesRoutes } from './ajustes/ajustesRoutes';
import { aprobacionesRoutes } from './aprobaciones/aprobacionesRoutes';
import { authRoutes } from './auth/authRoutes';
import { avisosRoutes } from './avisos/avisosRoutes';
import { bodegaRoutes } from './bodega/bodegaRoutes';
import { mermasRoutes } from './bodega/mermasRoutes';
import { categoriasRoutes } from './categorias/categoriasRoutes';
import { compradoresRoutes } from './compradores/compradoresRoutes';
import { emitidosRoutes } from './emitidos/emitidosRoutes';
import { imagenesRoutes } from './imagenes/imagenesRoutes';
import { importacionesRoutes } from './importaciones/importacionesRoutes';
import { modificadoresRoutes } from './modificadores/modificadoresRoutes';
import { productosRoutes } from './productos/productosRoutes';
import { programadosRoutes } from './programados/programadosRoutes';
import { ventasRoutes } from './ventas/ventasRoutes';

import type { Database } from './db/schema';
import type { Deps, OrderingDeps } from './deps';

/** Every feature of the service. */
const RUTAS: readonly FastifyPluginAsync<Deps>[] = [
  ajustesRoutes,
  aprobacionesRoutes,
  authRoutes,
  avisosRoutes,
  bodegaRoutes,
  categoriasRoutes,
  compradoresRoutes,
  emitidosRoutes,
  imagenesRoutes,
  importacionesRoutes,
  mermasRoutes,
  modificadoresRoutes,
  productosRoutes,
  programadosRoutes,
  ventasRoutes,
];

/** The ordering API: /v1/... Everything in it goes through `acceso`. */
export const orderingPlugin: FastifyPluginAsync<OrderingDeps> = async (app, { db, reloj }) => {
  await app.register(acceso, { db });
  for (const rutas of RUTAS) await app.register(rutas, { db: verComo<Database>(db), reloj });
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
  });
  await app.register(orderingPlugin, deps);
  return app;
}
