import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { segundosFactoresRepository } from '@comanda/identidad/auth/segundosFactoresRepository';
import { usarClaveDeSecretos } from '@comanda/kit/credenciales/secretos';
import { ADMIN, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { cerrarLlave } from '@comanda/ordering/cajon/cerrarLlaves';

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

  it('is never made anew over a key of a print service, and is tried on it', async () => {
    const clave = await pedir();
    usarClaveDeSecretos(prueba.db, clave);
    const id = randomUUID();
    await comoDueno(
      prueba.url,
      `insert into pedidos.impresoras_vinculadas (empresa_id, id, publica, privada, vinculada, usuario_id, usuario)
       values ($1, $2, '', $3, now(), $4, 'Ana')`,
      [PUERTO.id, id, cerrarLlave(prueba.db, { id, privada: 'x' }), ADMIN.id],
    );
    expect(await pedir()).toEqual(clave);
    await expect(pedir(randomBytes(32).toString('base64'))).rejects.toThrow(
      'no es la de esta base',
    );
    await rm(archivo());
    await expect(pedir()).rejects.toThrow(/^Falta .*identidad[.]clave/);
  });

  it('is refused where it does not open what is there', async () => {
    await conUnFactor(await pedir());
    await expect(pedir(randomBytes(32).toString('base64'))).rejects.toThrow(
      'La clave de los segundos factores no es la de esta base',
    );
  });
});
