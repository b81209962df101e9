import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso/acceso';
import { verComo } from '@comanda/kit/base/db';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';

import { atencionRoutes } from './atencion/atencionRoutes';
import { cifrasDeFacturacion } from './cifras';
import { clientesRoutes } from './clientes/clientesRoutes';
import { comprobantesRoutes } from './comprobantes/comprobantesRoutes';
import { correccionesRoutes } from './comprobantes/correccionesRoutes';
import { emisionesRoutes } from './comprobantes/emisionesRoutes';
import { reenviosRoutes } from './comprobantes/reenviosRoutes';
import { correoRoutes } from './correo/correoRoutes';
import { dispositivosRoutes } from './dispositivos/dispositivosRoutes';
import { emisionRoutes } from './emision/emisionRoutes';
import { empresasRoutes } from './empresas/empresasRoutes';
import { entregaRoutes } from './entrega/entregaRoutes';
import { certificadosRoutes } from './firmas/certificadosRoutes';
import { abrirAlmacen, carteroDe, entregaDe } from './piezas';
import { reporteriaRoutes } from './reporteria/reporteriaRoutes';
import { reservasRoutes } from './reservas/reservasRoutes';
import { saludDeFacturacion } from './saludDeFacturacion';

import type { Database } from './db/schema';
import type { BillingDeps, Deps } from './deps';

export type { BillingDeps } from './deps';

/** Every feature of the service. */
const RUTAS: readonly FastifyPluginAsync<Deps>[] = [
  clientesRoutes,
  empresasRoutes,
  emisionRoutes,
  dispositivosRoutes,
  reservasRoutes,
  certificadosRoutes,
  comprobantesRoutes,
  correccionesRoutes,
  correoRoutes,
  emisionesRoutes,
  reenviosRoutes,
  atencionRoutes,
  entregaRoutes,
  reporteriaRoutes,
];

/** All calls of the billing address; registered under the prefix /facturacion. */
export const billingPlugin: FastifyPluginAsync<BillingDeps> = async (app, deps) => {
  const { db, reloj, modo = 'sandbox', esperaMinutos = 10 } = deps;
  const entrega = entregaDe(deps, app.log);
  const cartero = carteroDe(deps, app.log);
  app.addHook('onClose', () => Promise.all([entrega.detener(), cartero.detener()]));

  const almacen = abrirAlmacen(deps);
  const limiteDeEspera = (ahora: Date) => new Date(ahora.getTime() - esperaMinutos * 60_000);
  await app.register(acceso, { db, reloj });
  for (const rutas of RUTAS)
    await app.register(rutas, {
      db: verComo<Database>(db),
      modo,
      limiteDeEspera,
      almacen,
      entrega,
      cartero,
    });
};

/** The service on its own, not listening yet. */
export async function buildApp(
  deps: BillingDeps,
  options: Omit<ServerOptions, 'nombre'> = {},
): Promise<Server> {
  const app = await buildServer({
    nombre: 'billing',
    salud: saludDeFacturacion(deps),
    ...options,
    vigilancia: {
      base: deps.db,
      cifras: [cifrasDeFacturacion(deps.reloj)],
      ...options.vigilancia,
    },
  });
  await app.register(billingPlugin, { ...deps, prefix: '/facturacion' });
  return app;
}
