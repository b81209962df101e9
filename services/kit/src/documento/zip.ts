import { PassThrough, Readable } from 'node:stream';

import { ZipFile } from 'yazl';

/** A file in a ZIP. `comprimir` false for what is compressed already (a PDF). */
export type EntradaDeZip = { nombre: string; contenido: Buffer; comprimir?: boolean };

/** Most of what the best level saves, in a third of its time. */
const NIVEL = 3;

/**
 * A ZIP that is written while its entries are made: one is asked for when the one before it is out, so only that is held.
 * What fails among them cuts the file; who went away ends them.
 */
export function zipEnCurso(entradas: AsyncIterable<EntradaDeZip>): Readable {
  const zip = new ZipFile();
  const salida = new PassThrough();
  const cerrada = new Promise<void>((resolve) => salida.once('close', resolve));
  let abierta: Readable | null = null;

  const agregar = ({ nombre, contenido, comprimir = true }: EntradaDeZip) =>
    new Promise<void>((resolve) => {
      const opciones = {
        size: contenido.length,
        ...(comprimir ? { compressionLevel: NIVEL } : { compress: false }),
      };
      zip.addReadStreamLazy(nombre, opciones, (dar) => {
        const entrada = Readable.from([contenido], { objectMode: false });
        entrada.once('end', resolve);
        abierta = entrada;
        dar(null, entrada);
      });
    });

  async function escribir(): Promise<void> {
    for await (const entrada of entradas) {
      await Promise.race([agregar(entrada), cerrada]);
      if (salida.destroyed) return; // which ends `entradas` too
    }
    zip.end();
  }

  zip.on('error', (error: Error) => salida.destroy(error)); // half a ZIP must not end as a whole one
  salida.once('close', () => {
    if (!abierta?.readableEnded) abierta?.destroy();
  });
  zip.outputStream.pipe(salida);
  escribir().catch((error: unknown) =>
    salida.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return salida;
}
