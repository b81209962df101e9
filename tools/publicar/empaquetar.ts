import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

import { pack } from 'tar-stream';

const SIN_FECHA = new Date(0);
/** Where the source maps of a build stand in its archive. */
const MAPAS = 'mapas/';

/**
 * Where the source maps of a build lie: not in `dist`, which is copied as it stands to wherever pages load from.
 * `raiz`: of the repository.
 */
export const carpetaDeMapas = (
  raiz: string,
  { area, build }: { area: string; build: string },
): string => path.join(raiz, '.cache/mapas', area, build);

/** A folder as one file, each name of it with `prefijo` before it. The same files give the same bytes, on any machine. */
export const empaquetar = async (carpeta: string, prefijo = ''): Promise<Buffer> =>
  enUno(await entradasDe(carpeta, prefijo));

/** A build as it is published: its folder, and its source maps where there are any. */
export async function empaquetarBuild(carpeta: string, mapas: string): Promise<Buffer> {
  return enUno([...(await entradasDe(carpeta, '')), ...(await mapasEn(mapas))]);
}

type Entrada = { name: string; ruta: string };

async function entradasDe(carpeta: string, prefijo: string): Promise<Entrada[]> {
  const entradas = await readdir(carpeta, { recursive: true, withFileTypes: true });
  return entradas
    .filter((entrada) => entrada.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((ruta) => ({
      name: prefijo + path.relative(carpeta, ruta).split(path.sep).join('/'),
      ruta,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** None of a build that was built elsewhere, or before there were any. */
const mapasEn = async (carpeta: string): Promise<Entrada[]> =>
  existsSync(carpeta) ? entradasDe(carpeta, MAPAS) : [];

async function enUno(entradas: readonly Entrada[]): Promise<Buffer> {
  const tar = pack();
  const todo = buffer(tar.pipe(createGzip()));
  for (const { name, ruta } of entradas)
    tar.entry({ name, mode: 0o644, mtime: SIN_FECHA }, await readFile(ruta));
  tar.finalize();
  return todo;
}
