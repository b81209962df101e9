import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { enEmpresa } from '@comanda/kit/base/db';
import { ADMIN, ANDINA, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';

import type { Database } from '../db/schema';

import { importacionesRepository } from './importacionesRepository';

const empresa = PUERTO.id as EmpresaId;
const hecho = { usuario: { id: ADMIN.id, nombreCompleto: ADMIN.nombre }, ahora: new Date() };
const resultado = { creados: 2, cambiados: 1, iguales: 0, categorias: 0 };

describe('an import', () => {
  let base: TestDb<Database>;
  let importaciones: ReturnType<typeof importacionesRepository>;
  beforeAll(async () => {
    base = await testDb<Database>();
    importaciones = importacionesRepository(base.db);
  });
  afterAll(() => base.close());

  const empezar = (id: string) =>
    importaciones.empezar(empresa, { id, archivo: 'lista.csv', huella: 'una' }, hecho);
  const acabar = (id: string, { huella = 'una', usuario = ADMIN.id, de = empresa } = {}) =>
    enEmpresa(base.db, de, (transaccion) =>
      importaciones.acabar(transaccion, de, { id, huella, usuario }, resultado),
    );

  it('that is done stays done, whoever began it by the same key meanwhile', async () => {
    const id = randomUUID();
    expect(await empezar(id)).toBe(true);
    expect(await acabar(id)).toBe(true);
    expect(await empezar(id)).toBe(false);
    expect(await acabar(id)).toBe(false);
    expect(await importaciones.leer(empresa, id)).toMatchObject({ estado: 'HECHA', ...resultado });
  });

  it('is begun again where it was not done', async () => {
    const id = randomUUID();
    await empezar(id);
    await importaciones.fallar(empresa, id, 'Se cortó');
    expect(await empezar(id)).toBe(true);
  });

  it.each([
    ['another plan', { huella: 'otra' }],
    ['somebody else', { usuario: CAJERO.id }],
    ['another company', { de: ANDINA.id as EmpresaId }],
  ])('is not done as %s', async (_que, otro) => {
    const id = randomUUID();
    await empezar(id);
    expect(await acabar(id, otro)).toBe(false);
    expect(await importaciones.leer(empresa, id)).toMatchObject({ estado: 'EN_CURSO' });
  });
});
