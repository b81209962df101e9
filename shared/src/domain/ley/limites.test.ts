import { describe, expect, it } from '@jest/globals';

import { ultimoDiaDeAnulacion } from './limites';

describe('ultimoDiaDeAnulacion', () => {
  it.each([
    ['2026-11-01', '2026-12-07'],
    ['2026-11-30', '2026-12-07'],
    ['2026-12-31', '2027-01-07'],
    ['2028-02-29', '2028-03-07'],
  ])('of an invoice of %s it is %s', (emitida, ultimo) => {
    expect(ultimoDiaDeAnulacion(emitida)).toBe(ultimo);
  });
});
