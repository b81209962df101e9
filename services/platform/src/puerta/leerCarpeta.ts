import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Archivos } from './candidato';

/** The files of a folder by name, as an archive of it would be unpacked. */
export async function leerCarpeta(carpeta: string): Promise<Archivos> {
  const entradas = await readdir(carpeta, { recursive: true, withFileTypes: true });
  const rutas = entradas
    .filter((entrada) => entrada.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(
    await Promise.all(
      rutas.map(async (ruta): Promise<[string, Buffer]> => [
        path.relative(carpeta, ruta).split(path.sep).join('/'),
        await readFile(ruta),
      ]),
    ),
  );
}
