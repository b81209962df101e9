import { createHash } from 'node:crypto';
import { chown, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { FileHandle } from 'node:fs/promises';

import { Impedimento } from '../../impedimento';
import { manifiestoDeRespaldoSchema, type Copiado, type Manifiesto } from '../manifiesto';

import { DANADO } from './cabecera';
import { leerEntradas, type Abierta } from './entradas';
import { deTramas } from './tramas';

/** Where an entry goes, and whose it is to be. */
export type LugarDeExtraccion = {
  donde: string;
  usuario: { uid: number; gid: number } | null;
  /** It puts on the disk by itself what is its own, before it begins. */
  deServidor: boolean;
};

type Extraccion = {
  archivo: FileHandle;
  pedirFrase: () => Promise<string | null>;
  lugarDe: (ruta: string) => LugarDeExtraccion;
  alEscribir: (bytes: number) => void;
};

/** Writes what the backup holds, each file as its manifest says it is, or fails in words. */
export async function extraer(extraccion: Extraccion): Promise<Manifiesto> {
  const { archivo, pedirFrase } = extraccion;
  try {
    const trozos = pipeline(
      Readable.from(deTramas(archivo, pedirFrase)),
      createGunzip(),
      () => undefined, // who reads from it is told
    );
    return await escribirTodo(leerEntradas(trozos), extraccion);
  } catch (error) {
    if (/^(Z_|ERR_STREAM_PREMATURE)/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw new Impedimento(DANADO, { cause: error });
    throw error;
  }
}

async function escribirTodo(
  entradas: AsyncGenerator<Abierta>,
  { lugarDe, alEscribir }: Extraccion,
): Promise<Manifiesto> {
  const copiados: Copiado[] = [];
  let manifiesto: Manifiesto | null = null;
  for await (const { entrada, trozos } of entradas) {
    if (manifiesto) throw new Impedimento(DANADO); // it is the last
    if (entrada.tipo === 'manifiesto') manifiesto = leerManifiesto(await buffer(trozos));
    else if (entrada.tipo === 'carpeta') await hacerCarpeta(lugarDe(entrada.ruta), entrada.modo);
    else copiados.push(await escribirUno({ entrada, trozos }, lugarDe(entrada.ruta), alEscribir));
  }
  if (!manifiesto || !sonLosMismos(copiados, manifiesto.archivos)) throw new Impedimento(DANADO);
  return manifiesto;
}

async function hacerCarpeta({ donde, usuario }: LugarDeExtraccion, mode: number): Promise<void> {
  await mkdir(donde, { mode, recursive: true });
  if (usuario) await chown(donde, usuario.uid, usuario.gid);
}

async function escribirUno(
  { entrada: { ruta, modo }, trozos }: Abierta,
  { donde, usuario, deServidor }: LugarDeExtraccion,
  alEscribir: (bytes: number) => void,
): Promise<Copiado> {
  await mkdir(path.dirname(donde), { recursive: true });
  const archivo = await open(donde, 'wx', modo);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const trozo of trozos) {
      hash.update(trozo);
      await archivo.writeFile(trozo); // from where the last one ended
      bytes += trozo.length;
      alEscribir(trozo.length);
    }
    if (usuario) await archivo.chown(usuario.uid, usuario.gid);
    if (!deServidor) await archivo.sync();
  } finally {
    await archivo.close();
  }
  return { ruta, bytes, sha256: hash.digest('hex') };
}

function sonLosMismos(hallados: readonly Copiado[], dichos: readonly Copiado[]): boolean {
  const texto = ({ ruta, bytes, sha256 }: Copiado) => `${sha256} ${bytes} ${ruta}`;
  const deben = new Set(dichos.map(texto));
  return hallados.length === deben.size && hallados.every((uno) => deben.has(texto(uno)));
}

function leerManifiesto(texto: Buffer): Manifiesto {
  try {
    return manifiestoDeRespaldoSchema.parse(JSON.parse(texto.toString()));
  } catch (cause) {
    throw new Impedimento(DANADO, { cause }); // nothing else can go wrong with it
  }
}
