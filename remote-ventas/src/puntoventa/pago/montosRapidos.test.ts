import { describe, expect, it } from '@jest/globals';

import { centavos } from '@comanda/shared/domain/dinero/dinero';

import { montosRapidos } from './montosRapidos';

describe('montosRapidos', () => {
  it.each([
    [6750, [7000, 8000, 10_000]],
    [350, [500, 1000, 2000]],
    [25, [500, 1000, 2000]],
    [500, [1000, 2000, 5000]],
    [1275, [1500, 2000, 5000]],
    [12_000, [15_000, 20_000]],
    [123_410, [123_500, 124_000, 125_000]],
  ])('offers for %i cents what notes come to above it', (total, montos) => {
    expect(montosRapidos(centavos(total))).toEqual(montos);
  });
});
