import { text } from 'node:stream/consumers';

import { fromBufferPromise } from 'yauzl';

/** The texts of a ZIP by their names in it, in its order. */
export async function leerZip(contenido: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(contenido);
  const textos = new Map<string, string>();
  for await (const entrada of zip.eachEntry())
    textos.set(entrada.fileName, await text(await zip.openReadStreamPromise(entrada)));
  return textos;
}
