import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso/acceso';
import { verComo } from '@comanda/kit/base/db';
import { leerComo, lecturaDe } from '@comanda/kit/base/lectura';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';

import { ajustesRoutes } from './ajustes/ajustesRoutes';
import { aprobacionesRoutes } from './aprobaciones/aprobacionesRoutes';
import { auditoriaRoutes } from './auditoria/auditoriaRoutes';
import { avisosRoutes } from './avisos/avisosRoutes';
import { bodegaRoutes } from './bodega/bodegaRoutes';
import { mermasRoutes } from './bodega/mermasRoutes';
import { anticiposRoutes } from './caja/anticiposRoutes';
import { cajaRoutes } from './caja/cajaRoutes';
import { cajasRoutes } from './caja/cajasRoutes';
import { cuadresRoutes } from './caja/cuadres/cuadresRoutes';
import { hojaRoutes } from './caja/hoja/hojaRoutes';
import { cajonRoutes } from './cajon/cajonRoutes';
import { categoriasRoutes } from './categorias/categoriasRoutes';
import { compradoresRoutes } from './compradores/compradoresRoutes';
import { emitidosRoutes } from './emitidos/emitidosRoutes';
import { imagenesRoutes } from './imagenes/imagenesRoutes';
import { importacionesRoutes } from './importaciones/importacionesRoutes';
import { mesasRoutes } from './mesas/mesasRoutes';
import { modificadoresRoutes } from './modificadores/modificadoresRoutes';
import { productosRoutes } from './productos/productosRoutes';
import { programadosRoutes } from './programados/programadosRoutes';
import { reportesRoutes } from './reportes/reportesRoutes';
import { bajasRoutes } from './suscripciones/bajasRoutes';
import { sinLineaRoutes } from './sinLinea/sinLineaRoutes';
import { suscripcionesRoutes } from './suscripciones/suscripcionesRoutes';
import { resumenRoutes } from './resumen/resumenRoutes';
import { ventasRoutes } from './ventas/ventasRoutes';
import { vizorRoutes } from './vizor/vizorRoutes';

import { cifrasDePedidos } from './cifras';

import type { Database } from './db/schema';
import type { Deps, OrderingDeps } from './deps';

/** Every feature of the service. */
const RUTAS: readonly FastifyPluginAsync<Deps>[] = [
  ajustesRoutes,
  anticiposRoutes,
  aprobacionesRoutes,
  auditoriaRoutes,
  avisosRoutes,
  bajasRoutes,
  bodegaRoutes,
  cajaRoutes,
  cajasRoutes,
  cajonRoutes,
  categoriasRoutes,
  cuadresRoutes,
  compradoresRoutes,
  emitidosRoutes,
  hojaRoutes,
  imagenesRoutes,
  importacionesRoutes,
  mermasRoutes,
  mesasRoutes,
  modificadoresRoutes,
  productosRoutes,
  programadosRoutes,
  reportesRoutes,
  resumenRoutes,
  sinLineaRoutes,
  suscripcionesRoutes,
  ventasRoutes,
  vizorRoutes,
];

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
  for (const rutas of RUTAS)
    await app.register(rutas, {
      db: verComo<Database>(db),
      reloj,
      lectura: leerComo<Database>(lectura),
    });
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
