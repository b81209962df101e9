import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { empaquetar } from '../archivo/empaquetar';

import { fichaSchema, indiceSchema, manifiestoSchema, type LanzamientoNuevo } from './lanzamiento';
import type { LanzamientosRepository } from './lanzamientosRepository';

type RegistrarOptions = {
  lanzamientos: LanzamientosRepository;
  /** <workspace>/dist/<build>, as the build left it. */
  origen: string;
  /** DATA_DIR/lanzamientos. */
  carpeta: string;
  version: string;
  quien: string;
};

/** Publishes one build as the stable release of its area: files under `carpeta`, a row in the database. */
export async function registrarLanzamiento(
  options: RegistrarOptions,
): Promise<LanzamientoNuevo & { nuevo: boolean }> {
  const { lanzamientos, origen, carpeta, version, quien } = options;
  const lanzamiento = await leerBuild(origen);
  await copiar(origen, path.join(carpeta, lanzamiento.area, lanzamiento.build));
  const archivo = await empaquetar(origen);
  const nuevo = await lanzamientos.publicar(lanzamiento, { version, quien, archivo });
  return { ...lanzamiento, nuevo };
}

/** Reads a build and refuses one whose files are not those its index speaks of. */
async function leerBuild(origen: string): Promise<LanzamientoNuevo> {
  const ficha = fichaSchema.parse(await leerJson(origen, 'area.json'));
  const indice = indiceSchema.parse(await leerJson(origen, 'hashes.json'));
  const esShell = ficha.area === 'shell';
  const manifiesto = esShell
    ? null
    : manifiestoSchema.parse(await leerJson(origen, 'mf-manifest.json'));
  for (const [archivo, integridad] of Object.entries(indice.integridad)) {
    const contenido = await readFile(path.join(origen, archivo));
    const real = `sha384-${createHash('sha384').update(contenido).digest('base64')}`;
    if (real !== integridad)
      throw new Error(`lanzamiento: ${origen}/${archivo} is not what hashes.json says`);
  }
  return { ...ficha, manifiesto, indice };
}

async function leerJson(carpeta: string, archivo: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(carpeta, archivo), 'utf8'));
}

/** All or nothing: the folder gets its name when it is whole. */
async function copiar(origen: string, destino: string): Promise<void> {
  if (await existe(destino)) return;
  const parcial = `${destino}.${process.pid}`;
  await rm(parcial, { recursive: true, force: true });
  for (const entrada of await readdir(origen, { recursive: true, withFileTypes: true })) {
    if (!entrada.isFile()) continue;
    const archivo = path.join(entrada.parentPath, entrada.name);
    const copia = path.join(parcial, path.relative(origen, archivo));
    await mkdir(path.dirname(copia), { recursive: true });
    await copyFile(archivo, copia, constants.COPYFILE_FICLONE);
  }
  await rename(parcial, destino);
}

const existe = (ruta: string) =>
  access(ruta).then(
    () => true,
    () => false,
  );
