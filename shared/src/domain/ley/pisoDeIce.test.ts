import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos } from '../dinero/dinero';

import { pisoDeIce, rigeIce } from './ice';
import { TARIFAS_IVA } from './tarifas';

describe('pisoDeIce', () => {
  it('is the least that each bag costs with its ICE in its base, however many are sold', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(10, 5, 3),
        fc.constantFrom(...TARIFAS_IVA),
        fc.integer({ min: 1, max: 500 }),
        (ice, tarifa, cuantas) => {
          const piso = pisoDeIce(centavos(ice), 1, tarifa);
          const baseDe = (bruto: number) => Math.floor((bruto * 100) / (100 + tarifa));
          expect([baseDe(piso) >= ice, baseDe(piso - 1) >= ice]).toEqual([true, false]);
          expect(pisoDeIce(centavos(ice), cuantas, tarifa)).toBe(piso * cuantas);
        },
      ),
    );
  });
});

it.each([
  ['2022-12-31', [8, 4], [10, 5, 0]],
  ['2023-01-01', [10, 5], [8, 4, 7]],
  ['2020-05-08', [], [0, 4, 2]],
])('a bag of %s bears one of %j, and none of %j', (dia, rigen, otros) => {
  expect(rigen.every((ice) => rigeIce(ice, dia))).toBe(true);
  expect(otros.some((ice) => rigeIce(ice, dia))).toBe(false);
});
