import { buffer } from 'node:stream/consumers';

import { ZipFile } from 'yazl';

/** A ZIP of these, by their names in it. */
export function comprimir(partes: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nombre, contenido] of Object.entries(partes))
    zip.addBuffer(Buffer.from(contenido), nombre);
  zip.end();
  return buffer(zip.outputStream);
}
