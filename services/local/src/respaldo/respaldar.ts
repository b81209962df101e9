import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

import { esBaseCaida } from '@comanda/kit/base/db';
import pg from 'pg';

import { COPIAS } from '../carpeta/olvidarCopias';
import { ARCHIVO_CLAVE } from '../claveFacturacion';
import { Impedimento } from '../impedimento';

import { abrirCopia, archivosDeBase, type Copia } from './copiaDeBase';
import { crearEmpaque } from './formato/empaquetar';
import { enTramas } from './formato/tramas';
import { recorrerCarpeta } from './recorrer';
import { ARCHIVO_RESPALDO } from './ultimoRespaldo';

import type { CuentaDeTabla } from './manifiesto';
import type { OrigenDeRespaldo } from './origen';

type Respaldo = {
  origen: OrigenDeRespaldo;
  /** The new file. */
  archivo: string;
  /** Null: not encrypted. */
  frase: string | null;
  /** What opens the certificates; null where there are none and never were. */
  clave: Buffer | null;
  alLeer: (bytes: number) => void;
  reloj: () => Date;
};

export type Respaldado = { bytes: number; cuentas: CuentaDeTabla[]; paradaMs: number };

/** Of whoever uses the folder now, saved in its own way, or written again from what is saved. */
const APARTE = new Set([
  'en-uso.json',
  'cerrojo',
  'postgres',
  ARCHIVO_CLAVE,
  ARCHIVO_RESPALDO,
  ...COPIAS,
]);
const enPostgres = (ruta: string) => `postgres/${ruta}`;
const enDatos = (ruta: string) => enPostgres(`datos/${ruta}`);

/** Writes the whole data folder into one file, whole and on the disk or not at all, while whoever sells goes on. */
export async function respaldar(respaldo: Respaldo): Promise<Respaldado> {
  const { origen, archivo, frase, reloj } = respaldo;
  const copia = await abrirCopia(origen.direcciones.urlSuper, path.join(origen.lugar, 'datos'));
  const hecho = { cuentas: [] as CuentaDeTabla[], paradaMs: 0 };
  try {
    const creado = reloj();
    const comprimido = pipeline(
      Readable.from(todo(respaldo, copia, hecho)),
      createGzip({ level: 1, chunkSize: 256 * 1024 }),
      () => undefined, // who reads from it is told
    );
    const bytes = await escribir(archivo, enTramas(comprimido, { frase, creado }));
    return { bytes, ...hecho };
  } catch (error) {
    if (esBaseCaida(error) && (error as { code?: unknown }).code !== DISCO_LLENO)
      throw new Impedimento('La base de datos se detuvo mientras se respaldaba. Repítalo.', {
        cause: error,
      });
    throw error;
  } finally {
    await copia.soltar();
  }
}

/** PostgreSQL's disk_full, which has a sentence of its own. */
const DISCO_LLENO = '53100';

async function* todo(
  { origen, clave, alLeer, reloj }: Respaldo,
  copia: Copia,
  hecho: Omit<Respaldado, 'bytes'>,
): AsyncGenerator<Buffer> {
  const { dataDir, lugar, direcciones } = origen;
  const empaque = crearEmpaque(alLeer);
  for await (const uno of archivosDeBase(path.join(lugar, 'datos')))
    yield* empaque.hallado({ ...uno, ruta: enDatos(uno.ruta) });
  yield* empaque.texto(enDatos('global/pg_control'), await quieto(copia.control));
  const { etiqueta, diario, cuentas, paradaMs } = await copia.cerrar();
  Object.assign(hecho, { cuentas, paradaMs });
  yield* empaque.texto(enDatos('backup_label'), etiqueta);
  for (const uno of diario) yield* empaque.hallado({ ...uno, ruta: enDatos(`pg_wal/${uno.ruta}`) });
  yield* empaque.texto(
    enPostgres('claves.json'),
    await readFile(path.join(lugar, 'claves.json'), 'utf8'),
  );
  if (clave) yield* empaque.texto(ARCHIVO_CLAVE, clave.toString('base64'));
  // after the database: files that it names are there, and one more does no harm
  for await (const uno of recorrerCarpeta(dataDir, '', (ruta) => !APARTE.has(ruta)))
    yield* empaque.hallado(uno);
  const postgres = await versionDe(direcciones.urlSuper);
  yield* empaque.manifiesto({ creado: reloj().toISOString(), postgres, cuentas });
}

const LECTURAS = 20;

/** A file that is written in place, as it is between two writes: two readings of it that are the same. */
async function quieto(donde: string): Promise<Buffer> {
  let antes = await readFile(donde);
  for (let quedan = LECTURAS; quedan > 0; quedan--) {
    const ahora = await readFile(donde);
    if (ahora.equals(antes)) return ahora;
    antes = ahora;
  }
  throw new Error(`respaldo: ${donde} is written all the time`);
}

async function versionDe(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}

/** What is written at once to the disk: a flush of all of it at the end would hold up whoever sells. */
const HASTA_EL_DISCO = 8 * 1024 * 1024;

async function escribir(archivo: string, tramas: AsyncIterable<Buffer>): Promise<number> {
  const nuevo = `${archivo}.${process.pid}.incompleto`;
  let bytes = 0;
  try {
    const abierto = await open(nuevo, 'wx', 0o600);
    try {
      let sueltos = 0;
      for await (const trama of tramas) {
        await abierto.writeFile(trama);
        bytes += trama.length;
        sueltos += trama.length;
        if (sueltos < HASTA_EL_DISCO) continue;
        await abierto.datasync();
        sueltos = 0;
      }
      await abierto.sync();
    } finally {
      await abierto.close();
    }
    await rename(nuevo, archivo);
    await asentar(path.dirname(archivo));
    return bytes;
  } catch (error) {
    await rm(nuevo, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Impedimento(
        `No queda espacio en el disco de ${path.dirname(archivo)}. No se ha dejado un respaldo a medias.`,
        { cause: error },
      );
    throw error;
  }
}

/** A name is on the disk when its folder is. Windows has no such thing, and needs none. */
export async function asentar(carpeta: string): Promise<void> {
  if (process.platform === 'win32') return;
  const abierta = await open(carpeta, 'r');
  try {
    await abierta.sync();
  } finally {
    await abierta.close();
  }
}
