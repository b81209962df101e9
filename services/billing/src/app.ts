import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso/acceso';
import { verComo } from '@comanda/kit/base/db';
import { rutasDe } from '@comanda/kit/http/rutasDe';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';

import { cifrasDeFacturacion } from './cifras';
import { abrirAlmacen, carteroDe, entregaDe } from './piezas';
import { saludDeFacturacion } from './saludDeFacturacion';

import type { Database } from './db/schema';
import type { BillingDeps, Deps } from './deps';

export type { BillingDeps } from './deps';

/** All calls of the billing address; registered under the prefix /facturacion. */
export const billingPlugin: FastifyPluginAsync<BillingDeps> = async (app, deps) => {
  const { db, reloj, modo = 'sandbox', esperaMinutos = 10 } = deps;
  const entrega = entregaDe(deps, app.log);
  const cartero = carteroDe(deps, app.log);
  app.addHook('onClose', () => Promise.all([entrega.detener(), cartero.detener()]));

  const almacen = abrirAlmacen(deps);
  const limiteDeEspera = (ahora: Date) => new Date(ahora.getTime() - esperaMinutos * 60_000);
  await app.register(acceso, { db, reloj });
  const suyas: Deps = {
    db: verComo<Database>(db),
    modo,
    limiteDeEspera,
    almacen,
    entrega,
    cartero,
  };
  for (const rutas of await rutasDe<Deps>(import.meta.url, (archivo) => import(`./${archivo}`)))
    await app.register(rutas, suyas);
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
