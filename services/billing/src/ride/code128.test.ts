import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { barrasCode128, simbolosCode128 } from './code128';

describe('code128', () => {
  it('packs pairs of digits, an odd last one in set B, and a check symbol', () => {
    expect(simbolosCode128('1234')).toEqual([105, 12, 34, (105 + 12 + 2 * 34) % 103]);
    expect(simbolosCode128('123')).toEqual([105, 12, 100, 19, (105 + 12 + 2 * 100 + 3 * 19) % 103]);
  });

  it('begins and ends as the standard says, and every symbol is eleven modules wide', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{2,60}$/), (cifras) => {
        const { barras, modulos } = barrasCode128(cifras);
        expect(modulos).toBe(simbolosCode128(cifras).length * 11 + 13);
        expect(barras.slice(0, 3)).toEqual([
          { x: 0, ancho: 2 },
          { x: 3, ancho: 1 },
          { x: 6, ancho: 3 },
        ]);
        expect(barras.at(-1)).toEqual({ x: modulos - 2, ancho: 2 });
        expect(barras).toHaveLength(simbolosCode128(cifras).length * 3 + 4);
      }),
    );
  });

  it('refuses what is not digits', () => {
    expect(() => simbolosCode128('12a4')).toThrow(RangeError);
  });
});
