// The database of the product under test, as its owner.
import assert from 'node:assert/strict';
import path from 'node:path';

import { servidorEnMarcha, startPostgres } from '../../services/local/src/postgres/startPostgres';

/** DATABASE_URL, or the server that already runs on the product's folder. */
export async function baseDelProducto(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const datos = process.env.COMANDA_DATOS;
  assert.ok(datos, 'COMANDA_DATOS must be the DATA_DIR of the product');
  return baseEn(datos);
}

/** The same of another product, by its folder. */
export async function baseEn(dataDir: string): Promise<string> {
  const servidor = await servidorEnMarcha(path.join(dataDir, 'postgres'));
  assert.ok(servidor, `no server runs on ${dataDir}`);
  return servidor.url;
}

/** A product that was killed leaves its server running, on a folder that nobody opens again. */
export async function detenerBase(dataDir: string): Promise<void> {
  const { stop } = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  await stop();
}
