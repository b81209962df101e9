import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { barrerAbandonadas, prefijoDe } from './abandonadas';
import { crearPlantilla } from './plantilla';
import { startPostgres } from '../postgres/startPostgres';

declare global {
  /** What globalTeardown has to undo; both run in jest's own process. */
  var comandaPruebas: { terminar(): Promise<void> } | undefined;
}

/** Before the tests of the `node` project: a server (DATABASE_URL, or an embedded one) and a migrated template. */
export default async function globalSetup(): Promise<void> {
  const servidor = await elegirServidor();
  const plantilla = await crearPlantilla(servidor.url);
  process.env['TEST_DATABASE_URL'] = servidor.url;
  process.env['TEST_PLANTILLA'] = plantilla.nombre;
  globalThis.comandaPruebas = {
    async terminar() {
      await plantilla.borrar();
      await servidor.terminar();
    },
  };
}

async function elegirServidor(): Promise<{ url: string; terminar(): Promise<void> }> {
  const dada = process.env['DATABASE_URL'];
  if (dada) return { url: dada, terminar: () => Promise.resolve() };
  const memoria = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
  await barrerAbandonadas(memoria);
  const base = await mkdtemp(path.join(memoria, prefijoDe(process.pid)));
  await chmod(base, 0o755); // the server may run as another user
  const dataDir = path.join(base, 'postgres');
  const { url, stop } = await startPostgres({ dataDir, rapido: true });
  const terminar = async () => {
    await stop();
    await rm(base, { recursive: true });
  };
  return { url, terminar };
}
