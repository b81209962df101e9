import { describe, expect, it } from '@jest/globals';

import { formatCosto } from './formatCosto';

describe('what a unit costs', () => {
  it.each([
    [0, '$0.00'],
    [7.5, '$7.50'],
    [1234.5, '$1,234.50'],
    [0.0035, '$0.0035'],
    [0.000001, '$0.000001'],
    [2.1, '$2.10'],
    [10, '$10.00'],
  ])('%d is written %s', (dolares, texto) => {
    expect(formatCosto(dolares)).toBe(texto);
  });
});
