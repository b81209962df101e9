import { pipeline } from 'node:stream/promises';

import { fromBufferPromise } from 'yauzl';

import { ArchivoInvalido } from './archivoInvalido';

/** Ten thousand products weigh six; a bomb, thousands. */
const MAX_INFLADO = 40 * 1024 * 1024;
const MAX_PARTES = 500;

/** Unpacks a ZIP into nowhere, and refuses one that becomes more than a sheet needs; what it says of itself may be a lie. */
export async function revisarInflado(bytes: Buffer): Promise<string[]> {
  const partes: string[] = [];
  let inflado = 0;
  const contar = async (trozos: AsyncIterable<Buffer>) => {
    for await (const trozo of trozos) {
      inflado += trozo.length;
      if (inflado > MAX_INFLADO) throw demasiado();
    }
  };
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  for await (const parte of zip.eachEntry()) {
    partes.push(parte.fileName);
    if (partes.length > MAX_PARTES) throw demasiado();
    await pipeline(await zip.openReadStreamPromise(parte), contar);
  }
  return partes;
}

const demasiado = () =>
  new ArchivoInvalido('El archivo es demasiado grande por dentro. Deje solo la hoja de la lista');
