import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Lanzamiento } from './lanzamiento';
import type { LanzamientosRepository } from './lanzamientosRepository';
import { registrarLanzamiento } from './registrarLanzamiento';

type RegistrarBuildsOptions = {
  lanzamientos: LanzamientosRepository;
  /** The root of the repository. */
  raiz: string;
  carpeta: string;
  quien: string;
};

/** Publishes whatever `npm run build` left: the shell and every remote of this working copy. */
export async function registrarBuilds(
  options: RegistrarBuildsOptions,
): Promise<(Lanzamiento & { nuevo: boolean })[]> {
  const { raiz, ...resto } = options;
  const paquetes = (await readdir(raiz)).filter(
    (nombre) => nombre === 'shell' || nombre.startsWith('remote-'),
  );
  const publicados: (Lanzamiento & { nuevo: boolean })[] = [];
  for (const paquete of paquetes.sort()) {
    const origen = await buildDe(path.join(raiz, paquete));
    if (!origen) continue;
    const { version } = JSON.parse(
      await readFile(path.join(raiz, paquete, 'package.json'), 'utf8'),
    ) as { version: string };
    publicados.push(await registrarLanzamiento({ ...resto, origen, version }));
  }
  return publicados;
}

/** The finished build of a package; null when it was never built. */
async function buildDe(paquete: string): Promise<string | null> {
  try {
    const builds = (await readdir(path.join(paquete, 'dist'))).filter((nombre) =>
      /^[0-9a-f]{12}$/.test(nombre),
    );
    return builds[0] ? path.join(paquete, 'dist', builds[0]) : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
