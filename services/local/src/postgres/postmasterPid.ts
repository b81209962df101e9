import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';

/** What a running server writes about itself in its data folder. */
export type Postmaster = { pid: number; puerto: number; listo: boolean };

/** Reads the text of postmaster.pid; null while it is incomplete. Line 1 is the pid, 4 the port, 8 the state. */
export function leerPostmaster(texto: string): Postmaster | null {
  const lineas = texto.split('\n').map((linea) => linea.trim());
  const pid = Number(lineas[0]);
  const puerto = Number(lineas[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(puerto) || puerto <= 0) return null;
  return { pid, puerto, listo: lineas[7] === 'ready' };
}

export const archivoPid = (datos: string) => path.join(datos, 'postmaster.pid');

export async function postmasterDe(datos: string): Promise<Postmaster | null> {
  return leerPostmaster(await readFile(archivoPid(datos), 'utf8').catch(() => ''));
}

/** True while the process exists, whoever owns it. */
export function estaVivo(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // kill throws nothing else
  }
}

/**
 * The server that already runs on this folder, left behind by a process that was killed; null when there is none.
 * A pid file whose number is by now some other program's is removed: PostgreSQL would refuse to start. One whose
 * process is gone stays, because PostgreSQL reads in it which shared memory to look at before it starts.
 */
export async function servidorHuerfano(datos: string): Promise<Postmaster | null> {
  const postmaster = await postmasterDe(datos);
  if (!postmaster || !estaVivo(postmaster.pid)) return null;
  if (await trabajaEn(postmaster.pid, datos)) return postmaster;
  await rm(archivoPid(datos));
  return null;
}

/** PostgreSQL works inside its data folder. Where the system does not tell (no /proc), a live pid is believed. */
async function trabajaEn(pid: number, datos: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const carpeta = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return carpeta === (await realpath(datos));
}
