import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { extract, type Extract } from 'tar-stream';

import { RechazoDePuerta } from '../puerta/rechazo';

const ARCHIVOS_MAX = 600;
const DESPLEGADO_MAX = 48 * 1024 * 1024;
const NOMBRE = /^[\w.-]+(\/[\w.-]+)*$/;
const NOMBRE_MAX = 200;

/**
 * The files of an archive, by name. Nothing is written anywhere, and no more is unpacked than a build may be: what is no
 * plain file, has a name that leads elsewhere, stands twice or is too much throws a Rechazo.
 */
export async function desempaquetar(archivo: Buffer): Promise<Map<string, Buffer>> {
  const archivos = new Map<string, Buffer>();
  const tar = extract();
  try {
    await Promise.all([
      pipeline(Readable.from([archivo]), createGunzip(), conLimite, tar),
      leerEntradas(tar, archivos),
    ]);
  } catch (error) {
    if (error instanceof RechazoDePuerta) throw error;
    throw rechazo('archivo-ilegible', `el archivo no se puede leer: ${String(error)}`);
  }
  return archivos;
}

async function leerEntradas(tar: Extract, archivos: Map<string, Buffer>) {
  for await (const entrada of tar) {
    const { name, type } = entrada.header;
    revisar(name, type, archivos);
    archivos.set(name, await buffer(entrada));
  }
}

function revisar(nombre: string, tipo: string | null | undefined, ya: ReadonlyMap<string, Buffer>) {
  if (tipo !== 'file')
    throw rechazo('solo-archivos', `${nombre} es ${String(tipo)}, no un archivo`);
  if (!NOMBRE.test(nombre) || nombre.length > NOMBRE_MAX || /(^|\/)\.{1,2}(\/|$)/.test(nombre))
    throw rechazo('nombre-fuera', `${JSON.stringify(nombre)} no es un nombre de la carpeta`);
  if (ya.has(nombre)) throw rechazo('nombre-repetido', `${nombre} viene dos veces`);
  if (ya.size >= ARCHIVOS_MAX)
    throw rechazo('demasiados-archivos', `trae más de ${ARCHIVOS_MAX} archivos`);
}

async function* conLimite(trozos: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const trozo of trozos) {
    bytes += trozo.length;
    if (bytes > DESPLEGADO_MAX)
      throw rechazo('demasiado-grande', `desplegado pasa de ${DESPLEGADO_MAX / 1024 / 1024} MB`);
    yield trozo;
  }
}

const rechazo = (regla: string, motivo: string) =>
  new RechazoDePuerta([
    { regla, motivo, arreglo: 'Publique la carpeta que deja npm run build, sin tocarla' },
  ]);
