import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { barrerAbandonadas, prefijoDe } from './abandonadas';
import { MEMORIA } from './memoria';
import { startPostgres } from '../postgres/startPostgres';

/** A server for tests and tools: DATABASE_URL, or an embedded one in memory that ends with whoever started it. */
export async function servidorDePrueba(): Promise<{ url: string; terminar(): Promise<void> }> {
  const dada = process.env['DATABASE_URL'];
  if (dada) return { url: dada, terminar: () => Promise.resolve() };
  await barrerAbandonadas(MEMORIA);
  const base = await mkdtemp(path.join(MEMORIA, prefijoDe(process.pid)));
  await chmod(base, 0o755); // the server may run as another user
  const dataDir = path.join(base, 'postgres');
  const { url, stop } = await startPostgres({ dataDir, rapido: true });
  const terminar = async () => {
    await stop();
    await rm(base, { recursive: true });
  };
  return { url, terminar };
}
