import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

import { pack } from 'tar-stream';

/** Files as one archive, without a folder to take them from. */
export function archivoDe(archivos: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const tar = pack();
  const todo = buffer(tar.pipe(createGzip()));
  for (const [name, contenido] of [...archivos].sort(([a], [b]) => (a < b ? -1 : 1)))
    tar.entry({ name, mode: 0o644, mtime: new Date(0) }, contenido);
  tar.finalize();
  return todo;
}
