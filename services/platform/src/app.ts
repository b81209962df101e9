import { fileURLToPath } from 'node:url';

import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso/acceso';
import type { Db } from '@comanda/kit/base/db';
import { exigirMigrada } from '@comanda/kit/base/migrada';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';
import type { ModoSri } from '@comanda/shared/contracts/facturacion/modoSri';
import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { archivosRoutes } from './archivos/archivosRoutes';
import { archivosVerificados } from './archivos/archivosVerificados';
import { areasRoutes } from './areas/areasRoutes';
import { arranqueRoutes } from './arranque/arranqueRoutes';
import type { PlatformDeps } from './deps';
import { lanzamientosRepository } from './lanzamientos/lanzamientosRepository';
import { lanzamientosVivos } from './lanzamientos/lanzamientosVivos';
import { llavesRoutes } from './llaves/llavesRoutes';
import { paginaRoutes } from './pagina/paginaRoutes';
import { trabajadorRoutes } from './pagina/trabajadorRoutes';
import { paquetesRoutes } from './paquetes/paquetesRoutes';
import { limpiezaDiaria } from './publicaciones/limpieza';
import { publicacionesRoutes } from './publicaciones/publicacionesRoutes';
import { subidasRoutes } from './subidas/subidasRoutes';
import { telemetriaRoutes } from './telemetria/telemetriaRoutes';
import { vistasRoutes } from './vistas/vistasRoutes';

const CARPETA = fileURLToPath(new URL('../migrations/', import.meta.url));

export type PlatformOptions = {
  db: Pick<Db, 'pool' | 'prepared'>;
  /** DATA_DIR/lanzamientos: where the files of every published build stand. */
  carpeta: string;
  /** Where the packages for teams are packed (tools/kit); without it, those that were registered are served. */
  paquetes?: string;
  /** Where the browser finds the three APIs. */
  direcciones: Arranque['direcciones'];
  /** Whom documents go to, said on every screen; nothing is where it is not told. */
  modoSri?: ModoSri;
  reloj: () => Date;
};

/** Every feature of the service. */
const RUTAS: readonly FastifyPluginAsync<PlatformDeps>[] = [
  areasRoutes,
  arranqueRoutes,
  archivosRoutes,
  trabajadorRoutes,
  vistasRoutes,
  paginaRoutes,
  publicacionesRoutes,
  llavesRoutes,
  subidasRoutes,
  paquetesRoutes,
  telemetriaRoutes,
];

/** The one URL: boot document, page, files of the published builds. */
export const platformPlugin: FastifyPluginAsync<PlatformOptions> = async (app, options) => {
  const { db, carpeta, paquetes, direcciones, modoSri, reloj } = options;
  const lanzamientos = lanzamientosRepository(db);
  const vivos = lanzamientosVivos(lanzamientos, reloj, app.log);
  const archivos = archivosVerificados({ carpeta, lanzamientos, log: app.log });
  const deps: PlatformDeps = {
    db,
    carpeta,
    paquetes,
    archivos,
    direcciones,
    modoSri,
    vivos,
    reloj,
  };
  await app.register(acceso, { db, reloj });
  for (const rutas of RUTAS) await app.register(rutas, deps);
  limpiezaDiaria(app, deps);
};

/** The service alone, without listening. */
export async function buildApp(
  options: PlatformOptions,
  server: Omit<ServerOptions, 'nombre'> = {},
): Promise<Server> {
  const app = await buildServer({
    nombre: 'platform',
    listo: () => exigirMigrada(options.db, { carpeta: CARPETA, esquema: 'plataforma' }),
    ...server,
    vigilancia: { base: options.db, ...server.vigilancia },
  });
  await app.register(platformPlugin, options);
  return app;
}
