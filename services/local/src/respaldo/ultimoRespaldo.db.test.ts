import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { buildServer } from '@comanda/kit/http/server';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { ARCHIVO_RESPALDO, anotarRespaldo, cifrasDeRespaldo } from './ultimoRespaldo';

const AHORA = new Date('2026-11-30T08:00:00Z');
const HACE_UNA_HORA = new Date(AHORA.getTime() - 3_600_000);

let prueba: TestDb<unknown>;
let dataDir: string;
beforeAll(async () => {
  prueba = await testDb();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'ultimo-respaldo-'));
});
afterAll(async () => {
  await prueba.close();
  await rm(dataDir, { recursive: true });
});

/** What Prometheus is told. */
async function edad(): Promise<string | undefined> {
  const cifras = [cifrasDeRespaldo(dataDir, () => AHORA)];
  const app = await buildServer({
    nombre: 'prueba',
    log: false,
    vigilancia: { base: prueba.db, cifras },
  });
  const { body } = await app.inject('/metricas');
  await app.close();
  return /^comanda_respaldo_edad_segundos (\S+)$/m.exec(body)?.[1];
}

it('is as old as the last one that was believed', async () => {
  await anotarRespaldo(dataDir, HACE_UNA_HORA);
  expect(await edad()).toBe('3600');
});

it.each([
  ['there is none', () => rm(path.join(dataDir, ARCHIVO_RESPALDO), { force: true })],
  ['nobody can tell', () => writeFile(path.join(dataDir, ARCHIVO_RESPALDO), '{"comprobado":')],
])('is older than any limit where %s', async (_cual, preparar) => {
  await preparar();
  expect(await edad()).toBe('+Inf');
});
