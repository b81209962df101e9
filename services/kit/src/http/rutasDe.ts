import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FastifyPluginAsync } from 'fastify';

const RUTAS = /(\w+Routes)\.ts$/;
const DENEGAR = /\.denegar\.ts$/;

/**
 * Every feature of a service, by the names of its files: `ventas/ventasRoutes.ts` exports the plugin `ventasRoutes`. `aqui` is the address of
 * the module that asks, in the folder where they stand, and `importar` its own import. A folder that is half made ends the start, with a
 * sentence that says what is missing where.
 */
export async function rutasDe<Deps extends object>(
  aqui: string,
  importar: (archivo: string) => Promise<unknown>,
): Promise<FastifyPluginAsync<Deps>[]> {
  const carpeta = fileURLToPath(new URL('.', aqui));
  const archivos = archivosDeRutas(carpeta);
  return Promise.all(
    archivos.map(async (archivo) => {
      const modulo = (await importar(archivo)) as Record<string, unknown>;
      const nombre = RUTAS.exec(archivo)?.[1] ?? '';
      const rutas = modulo[nombre];
      if (typeof rutas !== 'function')
        throw new Error(`falta exportar ${nombre} en ${path.join(carpeta, archivo)}`);
      return rutas as FastifyPluginAsync<Deps>; // services/local/src/catalogo holds each file to this type
    }),
  );
}

/** From the folder, in order. */
export function archivosDeRutas(carpeta: string): string[] {
  const archivos = readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .map((archivo) => archivo.replaceAll('\\', '/'))
    .sort();
  const rutas = archivos.filter((archivo) => RUTAS.test(archivo));
  const conRutas = new Set(rutas.map((archivo) => path.posix.dirname(archivo)));
  const denegar = archivos.find(
    (archivo) => DENEGAR.test(archivo) && !conRutas.has(path.posix.dirname(archivo)),
  );
  if (denegar) {
    const suya = path.posix.basename(denegar).replace(DENEGAR, 'Routes.ts');
    throw new Error(`falta ${suya} en ${path.join(carpeta, path.posix.dirname(denegar))}`);
  }
  return rutas;
}
