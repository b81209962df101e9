import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Archivos } from '../puerta/candidato';

/** Puts the files of a build where they are served from; the folder gets its name when it is whole. */
export async function escribirCarpeta(archivos: Archivos, destino: string): Promise<void> {
  const parcial = `${destino}.${process.pid}`;
  await rm(parcial, { recursive: true, force: true });
  for (const [nombre, contenido] of archivos) {
    const archivo = path.join(parcial, nombre);
    await mkdir(path.dirname(archivo), { recursive: true });
    await writeFile(archivo, contenido);
  }
  await rm(destino, { recursive: true, force: true }); // of a publication that did not end
  await rename(parcial, destino);
}

export const existe = (ruta: string): Promise<boolean> =>
  access(ruta).then(
    () => true,
    () => false,
  );
