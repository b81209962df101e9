import { expect, it } from '@jest/globals';

import { correrApagones } from './testing/apagones/correr';

/** bench/caidas does the same with twenty blows, a full disk among them. */
it('sells on after every blow, and loses, repeats and skips nothing', async () => {
  const { rondas, faltas } = await correrApagones({
    ...{ golpes: ['segundo', 'ambos', 'postmaster'], clientes: 4, empresas: 2 },
  });
  expect(faltas).toEqual({});
  expect(rondas.flatMap((ronda) => ronda.faltas)).toEqual([]);
  expect(rondas).toHaveLength(3);
}, 120_000);
