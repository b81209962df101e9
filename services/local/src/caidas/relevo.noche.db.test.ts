import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { correrRelevos } from './testing/relevo/correr';
import { haproxy } from './testing/relevo/haproxy';

const TERMINA_MS = 15_000;

/** bench/relevo does the same with sixteen clients, again and again. */
(haproxy.esta ? describe : describe.skip)(
  haproxy.titulo('processes replaced one by one behind a proxy'),
  () => {
    let prueba: TestDb<unknown>;
    beforeAll(async () => {
      prueba = await testDb();
    });
    afterAll(() => prueba.close());

    it('fail no call of those who sell, and finish what they have in hand', async () => {
      const { relevos, ventas, fallidas, faltas } = await correrRelevos(prueba, {
        procesos: 2,
        plataformas: 0,
        vueltas: 1,
        clientes: 4,
        empresas: 2,
        semilla: 20_261_123,
      });
      expect(fallidas).toEqual([]);
      expect(faltas).toEqual({});
      expect(relevos).toHaveLength(6);
      expect(relevos.filter(({ msParaTerminar }) => msParaTerminar > TERMINA_MS)).toEqual([]);
      expect(ventas).toBeGreaterThanOrEqual(50);
    }, 600_000); // thirteen processes are started, one after another
  },
);
