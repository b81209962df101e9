import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { ROL_APP } from '@comanda/kit/base/rolApp';

import { barrerAbandonadas, prefijoDe } from './abandonadas';
import { MEMORIA } from './memoria';
import { startPostgres } from '../postgres/startPostgres';

/** `url` is the owner's address, `urlApp` that of the services. */
export type ServidorDePrueba = { url: string; urlApp: string; terminar(): Promise<void> };

/** A server for tests and tools: DATABASE_URL, or an embedded one in memory that ends with whoever started it. */
export async function servidorDePrueba(): Promise<ServidorDePrueba> {
  const dada = process.env['DATABASE_URL'];
  if (dada) {
    const urlApp = process.env['DATABASE_APP_URL'] ?? comoApp(dada);
    return { url: dada, urlApp, terminar: () => Promise.resolve() };
  }
  await barrerAbandonadas(MEMORIA);
  const base = await mkdtemp(path.join(MEMORIA, prefijoDe(process.pid)));
  await chmod(base, 0o755); // the server may run as another user
  const dataDir = path.join(base, 'postgres');
  const { url, urlApp, stop } = await startPostgres({ dataDir, rapido: true });
  const terminar = async () => {
    await stop();
    await rm(base, { recursive: true });
  };
  return { url, urlApp, terminar };
}

/** The services' login on the same server; its password is made by `darEntrada`. */
function comoApp(url: string): string {
  const direccion = new URL(url);
  direccion.username = ROL_APP;
  direccion.password = 'de-las-pruebas';
  return direccion.href;
}
