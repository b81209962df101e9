import { open, stat, statfs } from 'node:fs/promises';

import { Impedimento, SIN_ESPACIO } from '../impedimento';

/** What kept PostgreSQL from starting, and whether another try may do better. */
export class NoArranca extends Impedimento {
  constructor(
    message: string,
    readonly motivo: Motivo,
  ) {
    super(message);
  }
}

type Motivo = 'PUERTO' | 'RESTOS' | 'DEFINITIVO';

/** Below this PostgreSQL cannot so much as lengthen a table. */
const MINIMO_BYTES = 1024 * 1024;

export async function sinEspacio(carpeta: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(carpeta);
  return bavail * bsize < MINIMO_BYTES;
}

const VERSION =
  /initialized by PostgreSQL version ([\d.]*\d),? which is not compatible with this version ([\d.]*\d)/;

/** Reads the reason in what the server (or initdb) said; its messages are English, for it runs with LC_ALL=C. */
export function motivoDeArranque(texto: string, registro: string): NoArranca {
  const no = (frase: string, motivo: Motivo = 'DEFINITIVO') => new NoArranca(frase, motivo);
  const [, suya, nuestra] = VERSION.exec(texto) ?? [];
  if (suya && nuestra)
    return no(
      `Los datos son de PostgreSQL ${suya} y este Comanda trae PostgreSQL ${nuestra}. No se ha tocado nada: use el Comanda que los hizo.`,
    );
  if (/No space left on device|Disk quota exceeded|Check free disk space/.test(texto))
    return no(SIN_ESPACIO);
  if (/Address already in use|could not create any TCP\/IP sockets/.test(texto))
    return no('Otro programa ocupó el puerto de la base de datos. Vuelva a encender.', 'PUERTO');
  if (/pre-existing shared memory block|lock file "postmaster[.]pid" already exists/.test(texto))
    return no(
      'Quedan procesos de la base de datos anterior. Espere un minuto y vuelva a encender.',
      'RESTOS',
    );
  if (/Read-only file system/.test(texto))
    return no(
      'La base de datos no puede escribir: el disco de la carpeta de datos es de solo lectura.',
    );
  if (/Permission denied|wrong ownership|invalid permissions/.test(texto))
    return no(
      'La base de datos no tiene permiso sobre su carpeta. Encienda con el usuario que la creó.',
    );
  return no(`La base de datos no pudo encender. Lo que dijo está al final de ${registro}`);
}

const COLA_BYTES = 16 * 1024;

/** Zero while there is none. */
export const tamanoDe = (archivo: string): Promise<number> =>
  stat(archivo).then(
    ({ size }) => size,
    () => 0,
  );

/** Why the server that wrote from there on ended. A log on a full disk says nothing: then the disk does. */
export async function porQueTermino(
  registro: string,
  { desde, datos }: { desde: number; datos: string },
): Promise<NoArranca> {
  if (await sinEspacio(datos)) return new NoArranca(SIN_ESPACIO, 'DEFINITIVO');
  const archivo = await open(registro, 'r');
  try {
    const hasta = (await archivo.stat()).size;
    const inicio = Math.max(desde, hasta - COLA_BYTES);
    const { buffer, bytesRead } = await archivo.read({
      buffer: Buffer.alloc(COLA_BYTES),
      position: inicio,
    });
    return motivoDeArranque(buffer.toString('utf8', 0, bytesRead), registro);
  } finally {
    await archivo.close();
  }
}

/** What failed on a server that wrote from there on: the disk, where that was it; else the error itself. */
export async function explicar(
  error: unknown,
  registro: string,
  donde: { desde: number; datos: string },
): Promise<unknown> {
  const motivo = await porQueTermino(registro, donde).catch(() => null); // it wrote nothing: the error says it
  return motivo?.message === SIN_ESPACIO ? new Impedimento(SIN_ESPACIO, { cause: error }) : error;
}
