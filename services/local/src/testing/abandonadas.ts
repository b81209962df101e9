import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { estaVivo } from '../postgres/postmasterPid';
import { detener } from '../postgres/servidor';

const PREFIJO = 'comanda-pruebas-';

/** Start of the folder's name for the servers of this run: it says whose they are. */
export const prefijoDe = (pid: number) => `${PREFIJO}${pid}-`;

/** Stops and removes the servers of test runs that were interrupted before their teardown. */
export async function barrerAbandonadas(carpeta: string): Promise<void> {
  for (const nombre of await readdir(carpeta)) {
    const pid = new RegExp(`^${PREFIJO}(\\d+)-`).exec(nombre)?.[1];
    if (pid === undefined || estaVivo(Number(pid))) continue;
    await detener(path.join(carpeta, nombre, 'postgres', 'datos'));
    await rm(path.join(carpeta, nombre), { recursive: true, force: true });
  }
}
