import { expect, it } from '@jest/globals';

import { esMuchoEnCaja, esRebajaDesmedida, esReciboDesmedido } from './desmesura';
import { centavos } from './dinero';

it.each([
  ['a large note for a small bill', 100_00, 3_50, false],
  ['two notes more than the bill', 300_00, 100_00, false],
  ['an EAN-8 in the place of the cash', 78_610_010_00, 12_50, true],
  ['a zero too many', 1_000_00, 95_00, true],
])('asks of cash: %s', (_que, recibido, debido, pregunta) => {
  expect(esReciboDesmedido(centavos(recibido), centavos(debido))).toBe(pregunta);
});

it('asks of a drawer above $5,000, and of a discount above one half', () => {
  expect([5_000_00, 5_000_01].map((monto) => esMuchoEnCaja(centavos(monto)))).toEqual([
    false,
    true,
  ]);
  expect([50, 50.01].map(esRebajaDesmedida)).toEqual([false, true]);
});
