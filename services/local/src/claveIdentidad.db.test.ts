import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { segundosFactoresRepository } from '@comanda/identidad/auth/segundosFactoresRepository';
import { usarClaveDeSecretos } from '@comanda/kit/credenciales/secretos';
import { ADMIN } from '@comanda/kit/testing/semilla';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { claveIdentidad } from './claveIdentidad';

describe('the key of the second factors', () => {
  let prueba: TestDb<unknown>;
  let dataDir: string;
  beforeEach(async () => {
    prueba = await testDb();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'comanda-clave-'));
  });
  afterEach(async () => {
    await prueba.close();
    await rm(dataDir, { recursive: true });
  });

  const archivo = () => path.join(dataDir, 'identidad.clave');
  const pedir = (dada?: string) => claveIdentidad(dada, { dataDir, db: prueba.comoIdentidad() });
  const conUnFactor = async (clave: Buffer) => {
    const db = prueba.comoIdentidad();
    usarClaveDeSecretos(db, clave);
    await segundosFactoresRepository(db).preparar(ADMIN.id, 'JBSWY3DPEHPK3PXP');
  };

  it('is made once, owner only, and kept beside the data', async () => {
    const hecha = await pedir();
    expect(hecha).toHaveLength(32);
    expect((await stat(archivo())).mode & 0o077).toBe(0);
    expect(await pedir()).toEqual(hecha);
  });

  it('is the one that is given, where one is', async () => {
    const dada = randomBytes(32);
    expect(await pedir(dada.toString('base64'))).toEqual(dada);
    await expect(pedir('corta')).rejects.toThrow('IDENTIDAD_CLAVE');
  });

  it('is never made anew over secrets that need the first', async () => {
    await conUnFactor(await pedir());
    await rm(archivo());
    await expect(pedir()).rejects.toThrow(/^Falta .*identidad[.]clave.*respaldo/);
    await expect(stat(archivo())).rejects.toThrow('ENOENT');
  });

  it('is refused where it does not open what is there', async () => {
    await conUnFactor(await pedir());
    await expect(pedir(randomBytes(32).toString('base64'))).rejects.toThrow(
      'La clave de los segundos factores no es la de esta base',
    );
  });
});
