import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { abrirSecreto, estaCerrado, usarClaveDeSecretos } from '@comanda/kit/credenciales/secretos';
import { ADMIN, CAJERO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { cerrarSecretos, secretosCerrados } from './cerrarSecretos';
import { segundosFactoresRepository } from './segundosFactoresRepository';

const SECRETO = 'JBSWY3DPEHPK3PXP';

describe('secrets of second factors at rest', () => {
  let prueba: TestDb<unknown>;
  beforeEach(async () => {
    prueba = await testDb();
  });
  afterEach(() => prueba.close());

  const guardado = async ({ id }: { id: string }) => {
    const [fila] = await comoDueno<{ secreto: string }>(
      prueba.url,
      'select secreto from identidad.segundos_factores where usuario_id = $1',
      [id],
    );
    return fila?.secreto ?? '';
  };
  const deAntes = ({ id }: { id: string }) =>
    comoDueno(
      prueba.url,
      'insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, $2, now())',
      [id, SECRETO],
    );
  /** As while the version before is still there. */
  const conLaDeAntes = () =>
    comoDueno(prueba.url, 'grant insert on identidad.usuarios to comanda_app');

  it('are closed from the first one on, with the account they are of', async () => {
    const db = prueba.comoIdentidad();
    await segundosFactoresRepository(db).preparar(ADMIN.id, SECRETO);
    const suyo = await guardado(ADMIN);
    expect(suyo).not.toContain(SECRETO);
    expect(abrirSecreto(db, ADMIN.id, suyo)).toBe(SECRETO);
    expect(() => abrirSecreto(db, CAJERO.id, suyo)).toThrow();
    expect(await secretosCerrados(db)).toEqual([{ usuario: ADMIN.id, secreto: suyo }]);
  });

  it('of before are closed at a start, once, and open as they did', async () => {
    const db = prueba.comoIdentidad();
    await deAntes(ADMIN);
    await deAntes(CAJERO);
    expect(await cerrarSecretos(db)).toBe(2);
    const cerrado = await guardado(ADMIN);
    expect(estaCerrado(cerrado)).toBe(true);
    expect(abrirSecreto(db, ADMIN.id, cerrado)).toBe(SECRETO);
    expect(await cerrarSecretos(db)).toBe(0);
    expect(await guardado(ADMIN)).toBe(cerrado);
  });

  it('that are closed are waited for by nobody at a start', async () => {
    const db = prueba.comoIdentidad();
    await deAntes(ADMIN);
    expect(await cerrarSecretos(db)).toBe(1);
    await deAntes(CAJERO);
    const otra = await prueba.comoIdentidad().pool.connect();
    try {
      await otra.query('begin');
      await otra.query(
        'select usuario_id from identidad.segundos_factores where usuario_id = $1 for update',
        [ADMIN.id],
      );
      expect(await cerrarSecretos(db)).toBe(1);
      expect(estaCerrado(await guardado(CAJERO))).toBe(true);
    } finally {
      await otra.query('rollback');
      otra.release();
    }
  });

  it('stay in clear while the version before may have to read them', async () => {
    await conLaDeAntes();
    const db = prueba.comoIdentidad();
    await deAntes(ADMIN);
    expect(await cerrarSecretos(db)).toBe(0);
    await segundosFactoresRepository(db).preparar(CAJERO.id, SECRETO);
    expect([await guardado(ADMIN), await guardado(CAJERO)]).toEqual([SECRETO, SECRETO]);
  });

  it('do not open with the key of another installation', async () => {
    const db = prueba.comoIdentidad();
    await segundosFactoresRepository(db).preparar(ADMIN.id, SECRETO);
    usarClaveDeSecretos(db, randomBytes(32));
    const suyo = await guardado(ADMIN);
    expect(() => abrirSecreto(db, ADMIN.id, suyo)).toThrow();
  });
});
