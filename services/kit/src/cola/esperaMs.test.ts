import { describe, expect, it } from '@jest/globals';

import { esperaMs } from './esperaMs';

describe('esperaMs', () => {
  it('doubles up to five minutes, and spreads over half of it', () => {
    expect([1, 2, 3, 9, 60].map((n) => esperaMs(n, 1))).toEqual([
      2_000, 4_000, 8_000, 300_000, 300_000,
    ]);
    expect(esperaMs(1, 0)).toBe(1_000);
  });
});
