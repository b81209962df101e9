import { llamadasDelProducto } from '@comanda/kit/contratos/llamadas';
import { fileURLToPath } from 'node:url';

import type { FastifyPluginAsync } from 'fastify';

import { acceso } from '@comanda/kit/acceso/acceso';
import type { Db } from '@comanda/kit/base/db';
import { exigirMigrada } from '@comanda/kit/base/migrada';
import { rutasDe } from '@comanda/kit/http/rutasDe';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';
import type { ModoSri } from '@comanda/shared/contracts/facturacion/modoSri';
import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { archivosVerificados } from './archivos/archivosVerificados';
import { cifrasDePlataforma } from './cifras';
import type { Deps } from './deps';
import { lanzamientosRepository } from './lanzamientos/lanzamientosRepository';
import { lanzamientosVivos } from './lanzamientos/lanzamientosVivos';
import { fuentesDeMarcos } from './mapas/fuentesDeMarcos';
import { limpiezaDiaria } from './publicaciones/limpieza';

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
  /** Pages give up the worker that keeps them, and what it kept (PAGE_WORKER=off). */
  sinTrabajador?: boolean;
  /** Pages keep areas apart from each other (PAGE_CONTAINMENT=on). */
  contencion?: boolean;
  reloj: () => Date;
};

/** The one URL: boot document, page, files of the published builds. */
export const platformPlugin: FastifyPluginAsync<PlatformOptions> = async (app, options) => {
  const { db, carpeta, paquetes, direcciones, modoSri, sinTrabajador, contencion, reloj } = options;
  const lanzamientos = lanzamientosRepository(db);
  const vivos = lanzamientosVivos(lanzamientos, reloj, app.log);
  const archivos = archivosVerificados({ carpeta, lanzamientos, log: app.log });
  const deps: Deps = {
    db,
    carpeta,
    paquetes,
    archivos,
    fuentes: fuentesDeMarcos(lanzamientos, app.log),
    direcciones,
    modoSri,
    sinTrabajador,
    contencion,
    vivos,
    reloj,
  };
  await llamadasDelProducto(); // a contract that is half made is said now, not to the first team that publishes
  await app.register(acceso, { db, reloj });
  for (const rutas of await rutasDe<Deps>(import.meta.url, (archivo) => import(`./${archivo}`)))
    await app.register(rutas, deps);
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
    vigilancia: {
      base: options.db,
      cifras: [cifrasDePlataforma(options.reloj)],
      ...server.vigilancia,
    },
  });
  await app.register(platformPlugin, options);
  return app;
}
