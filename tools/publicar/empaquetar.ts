import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

import { pack } from 'tar-stream';

const SIN_FECHA = new Date(0);

/** A folder as one file, each name of it with `prefijo` before it. The same files give the same bytes, on any machine. */
export async function empaquetar(carpeta: string, prefijo = ''): Promise<Buffer> {
  const entradas = await readdir(carpeta, { recursive: true, withFileTypes: true });
  const nombres = entradas
    .filter((entrada) => entrada.isFile())
    .map(({ parentPath, name }) => path.relative(carpeta, path.join(parentPath, name)))
    .map((nombre) => nombre.split(path.sep).join('/'))
    .sort();
  const tar = pack();
  const todo = buffer(tar.pipe(createGzip()));
  for (const name of nombres)
    tar.entry(
      { name: prefijo + name, mode: 0o644, mtime: SIN_FECHA },
      await readFile(path.join(carpeta, name)),
    );
  tar.finalize();
  return todo;
}
