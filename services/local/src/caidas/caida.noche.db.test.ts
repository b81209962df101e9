import { describe, expect, it } from '@jest/globals';

import { correrCaida } from './testing/caida/correr';
import { partes } from './testing/caida/partes';

/** What the till is promised: no longer than that without an answer. */
const ESPERA_MS = 30_000;

/** bench/caida does the same with three nodes and sixteen tills, again and again, and cuts cables. */
(partes.esta ? describe : describe.skip)(
  partes.titulo('a primary that is killed while tills sell'),
  () => {
    it('loses no sale that was answered, and makes none twice', async () => {
      const { golpes, ventas, peorEsperaMs, faltas } = await correrCaida({
        nodos: 2,
        procesos: 1,
        rondas: 1,
        muertes: 0,
        cortes: [],
        corteMs: 0,
        clientes: 4,
        empresas: 2,
        semilla: 20_261_124,
      });
      expect(faltas).toEqual({});
      expect(golpes.map(({ que }) => que)).toEqual(['kill -9 del principal']);
      expect(ventas).toBeGreaterThanOrEqual(40);
      expect(peorEsperaMs).toBeLessThan(ESPERA_MS);
    });
  },
);
