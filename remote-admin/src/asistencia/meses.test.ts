import { describe, expect, it } from '@jest/globals';

import { formatMinutos, mesMas, textoDeMes } from './meses';

describe('months of attendance', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -14, '2025-01'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i is %s', (mes, cuantos, otro) => {
    expect(mesMas(mes, cuantos)).toBe(otro);
  });

  it('are said in words, and what was worked in hours', () => {
    expect(textoDeMes('2026-11')).toBe('Noviembre 2026');
    expect([formatMinutos(0), formatMinutos(570)]).toEqual(['0 h 00 min', '9 h 30 min']);
  });
});
