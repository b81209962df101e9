import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { correrCaos } from './testing/caos/correr';

let prueba: TestDb<unknown>;
beforeAll(async () => {
  prueba = await testDb();
});
afterAll(() => prueba.close());

/** bench/caos-facturas does the same with ten thousand sales. */
it('authorises every sale once, whoever dies on the way and whatever the authority answers', async () => {
  const informe = await correrCaos(prueba, {
    ...{ ventas: 100, clientes: 8, empresas: 5, muertes: 2, porciento: 30, semilla: 11 },
  });
  expect(informe.faltas).toEqual({});
  expect(informe.vendidas).toBeGreaterThanOrEqual(100);
  expect(informe.autorizadas + informe.explicadas).toBe(informe.vendidas + informe.notas);
  expect(informe.notas).toBeGreaterThan(0); // else nobody sent anything back
});
