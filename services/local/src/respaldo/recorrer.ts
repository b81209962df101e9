import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';

import { Impedimento } from '../impedimento';

const TROZO = 256 * 1024;

/** A file or folder to save: where it stands, and its place in the backup, always with /. */
export type Hallado = {
  ruta: string;
  donde: string;
  carpeta: boolean;
  bytes: number;
  modo: number;
};

/** Everything under the folder that `quiere` it, folders before what is in them. What goes away meanwhile is left out. */
export async function* recorrerCarpeta(
  carpeta: string,
  ruta: string,
  quiere: (ruta: string) => boolean,
): AsyncGenerator<Hallado> {
  for (const nombre of (await readdir(carpeta).catch(siNoEsta([]))).sort()) {
    const suya = ruta === '' ? nombre : `${ruta}/${nombre}`;
    if (!quiere(suya)) continue;
    const donde = path.join(carpeta, nombre);
    const hallado = await mirarEntrada(donde, suya);
    if (hallado) yield hallado;
    if (hallado?.carpeta) yield* recorrerCarpeta(donde, suya, quiere);
  }
}

export async function mirarEntrada(donde: string, ruta: string): Promise<Hallado | null> {
  const datos = await lstat(donde).catch(siNoEsta(null));
  if (!datos) return null;
  if (!datos.isFile() && !datos.isDirectory())
    throw new Impedimento(
      `${donde} no es un archivo ni una carpeta (¿un enlace?): el respaldo no lo guarda, y sin él no estaría completo.`,
    );
  const carpeta = datos.isDirectory();
  return { ruta, donde, carpeta, bytes: carpeta ? 0 : datos.size, modo: datos.mode & 0o777 };
}

/** So many bytes of a file that others may be writing: zeros for what was cut off it meanwhile, nothing of what was added. */
export async function* leerHasta(donde: string, bytes: number): AsyncGenerator<Buffer> {
  const archivo = await open(donde, 'r');
  try {
    let faltan = bytes;
    while (faltan > 0) {
      const { buffer, bytesRead } = await archivo.read({
        buffer: Buffer.allocUnsafe(Math.min(TROZO, faltan)),
      });
      if (bytesRead === 0) break;
      faltan -= bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
    for (; faltan > 0; faltan -= TROZO) yield Buffer.alloc(Math.min(TROZO, faltan));
  } finally {
    await archivo.close();
  }
}

export const siNoEsta =
  <Valor>(valor: Valor) =>
  (error: unknown): Valor => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return valor; // fs throws nothing else
    throw error;
  };
