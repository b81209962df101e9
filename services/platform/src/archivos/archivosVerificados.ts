import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { desempaquetar } from '../archivo/desempaquetar';
import type { Lanzamiento } from '../lanzamientos/lanzamiento';
import { separarMapas } from '../mapas/separarMapas';

import type { Archivos } from '../puerta/candidato';

import { cacheDeBytes } from './cacheDeBytes';
import { integridadDe } from './huella';

type Registro = Pick<Lanzamiento, 'area' | 'build'>;

type Opciones = {
  /** DATA_DIR/lanzamientos. */
  carpeta: string;
  lanzamientos: { archivo(area: string, build: string): Promise<Buffer | null> };
  log: { error(detalle: object, que: string): void };
};

export type ArchivosVerificados = ReturnType<typeof archivosVerificados>;

/** All that one product serves of its builds fits many times. */
const EN_MEMORIA_BYTES = 64 * 1024 * 1024;
const ARCHIVO_MAX_BYTES = 16 * 1024 * 1024;

/**
 * The files of builds, as they were registered or not at all. What is on the disk is compared with the hash of the registry
 * when it is read; what differs or is missing is announced, written anew from the archive of its build, and answered from there.
 */
export function archivosVerificados({ carpeta, lanzamientos, log }: Opciones) {
  const leidos = cacheDeBytes(EN_MEMORIA_BYTES);
  const desplegados = new Map<string, Promise<Archivos>>();

  async function leer({ area, build }: Registro, nombre: string, integridad: string) {
    const ruta = path.join(carpeta, area, build, nombre);
    const hallado = await delDisco(ruta, integridad);
    if ('contenido' in hallado) return hallado.contenido;
    const { motivo } = hallado;
    log.error(
      { area, build, archivo: nombre, motivo },
      'published file is not what was registered',
    );
    const contenido = (await desplegar(area, build)).get(nombre);
    if (!contenido || integridadDe(contenido) !== integridad)
      throw new Error(`archivos: the archive of ${area}/${build} has no such ${nombre}`);
    try {
      await escribir(ruta, contenido);
    } catch (error) {
      log.error({ err: error, area, build, archivo: nombre }, 'published file not written anew');
    }
    return contenido;
  }

  /** Many files of one build are often missing at once: its archive is opened once for those who ask together. */
  function desplegar(area: string, build: string) {
    const clave = `${area}/${build}`;
    const abierto =
      desplegados.get(clave) ?? abrir(area, build).finally(() => desplegados.delete(clave));
    desplegados.set(clave, abierto);
    return abierto;
  }

  async function abrir(area: string, build: string) {
    const archivo = await lanzamientos.archivo(area, build);
    if (!archivo) throw new Error(`archivos: ${area}/${build} has no archive to be made anew from`);
    return separarMapas(await desempaquetar(archivo)).archivos;
  }

  const claveDe = ({ area, build }: Registro, nombre: string) => `${area}/${build}/${nombre}`;

  return {
    /** The bytes of a file whose hash is this one. */
    leer: (de: Registro, nombre: string, integridad: string): Promise<Buffer> =>
      leidos.de(claveDe(de, nombre), () => leer(de, nombre, integridad)),

    /** What the registry has no hash of, since its build is older: made of what is checked, and kept like it. */
    derivado: (de: Registro, nombre: string, hacer: () => Promise<Buffer>): Promise<Buffer> =>
      leidos.de(claveDe(de, nombre), hacer),

    /** A file of the archive itself, which the database keeps. */
    async delArchivo({ area, build }: Registro, nombre: string): Promise<Buffer> {
      const contenido = (await desplegar(area, build)).get(nombre);
      if (!contenido) throw new Error(`archivos: the archive of ${area}/${build} has no ${nombre}`);
      return contenido;
    },
  };
}

async function delDisco(
  ruta: string,
  integridad: string,
): Promise<{ contenido: Buffer } | { motivo: string }> {
  try {
    const { size, isFile } = await lstat(ruta).then((dicho) => ({
      size: dicho.size,
      isFile: dicho.isFile(),
    }));
    if (!isFile) return { motivo: 'no es un archivo' };
    if (size > ARCHIVO_MAX_BYTES) return { motivo: `mide ${size} bytes` };
    const contenido = await readFile(ruta);
    return integridadDe(contenido) === integridad ? { contenido } : { motivo: 'es otro' };
  } catch (error) {
    return { motivo: error instanceof Error ? error.message : String(error) };
  }
}

/** Whoever reads meanwhile finds the old file or the new one, whole. */
async function escribir(ruta: string, contenido: Buffer): Promise<void> {
  const parcial = `${ruta}.${process.pid}.parcial`;
  await mkdir(path.dirname(ruta), { recursive: true });
  await writeFile(parcial, contenido);
  await rename(parcial, ruta);
}
