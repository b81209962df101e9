import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { migrar } from './migrate';
import { abrirComoApp } from './rolApp';
import { comoDueno, testDb, type TestDb } from '../testing/testDb';

describe('a base whose companies were being spread over servers', () => {
  let prueba: TestDb<unknown>;
  let carpeta: string;
  beforeEach(async () => {
    prueba = await testDb();
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-a-medias-'));
    await writeFile(path.join(carpeta, '0001_nada.sql'), 'select 1');
    for (const una of [
      'create schema if not exists reparto',
      'grant usage on schema reparto to comanda_app',
      'drop view if exists reparto.a_medias',
      'create table reparto.a_medias (nombre text)',
      'grant select on reparto.a_medias to comanda_app',
    ])
      await comoDueno(prueba.url, una);
  });
  afterEach(async () => {
    await prueba.close();
    await rm(carpeta, { recursive: true });
  });

  const abrir = async () => {
    const db = await abrirComoApp({ urlApp: prueba.urlApp, preparadas: 'on', esperaMs: 10_000 });
    await db.close();
  };
  const actualizar = () => migrar({ url: prueba.url, carpeta, esquema: 's' });

  it('is neither entered nor brought up to date while something of that is left, in words', async () => {
    await comoDueno(prueba.url, `insert into reparto.a_medias values ('pedidos.ventas')`);
    for (const hacer of [abrir, actualizar])
      await expect(hacer()).rejects.toThrow(
        /^El reparto de esta base entre servidores quedó a medias.* npm run repartir/,
      );
  });

  it('is used as any other once nothing is left', async () => {
    await abrir();
    expect(await actualizar()).toEqual(['0001_nada']);
  });
});
