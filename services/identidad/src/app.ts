import { fileURLToPath } from 'node:url';

import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso/acceso';
import { exigirMigrada } from '@comanda/kit/base/migrada';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';

import { asistenciaRoutes } from './asistencia/asistenciaRoutes';
import { authRoutes } from './auth/authRoutes';
import { cuentaRoutes } from './cuenta/cuentaRoutes';
import { inactividadRoutes } from './cuenta/inactividadRoutes';
import { pinRoutes } from './cuenta/pinRoutes';
import { segundoFactorRoutes } from './cuenta/segundoFactorRoutes';
import { SIN_FACTURACION } from './empresas/certificados';
import { empresasRoutes } from './empresas/empresasRoutes';
import { logosRoutes } from './empresas/logosRoutes';
import { primerDiaRoutes } from './primerDia/primerDiaRoutes';
import { usuariosRoutes } from './usuarios/usuariosRoutes';
import { vendedoresRoutes } from './vendedores/vendedoresRoutes';

import type { DepsConFacturacion, IdentidadDeps } from './deps';

const CARPETA = fileURLToPath(new URL('../migrations/', import.meta.url));

/** Every feature of the service. */
const RUTAS: readonly FastifyPluginAsync<DepsConFacturacion>[] = [
  asistenciaRoutes,
  authRoutes,
  cuentaRoutes,
  empresasRoutes,
  logosRoutes,
  inactividadRoutes,
  pinRoutes,
  primerDiaRoutes,
  segundoFactorRoutes,
  usuariosRoutes,
  vendedoresRoutes,
];

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
  for (const rutas of RUTAS) await app.register(rutas, { db, reloj, certificados });
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
