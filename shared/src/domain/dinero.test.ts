import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { aCentavos, aDolares, centavos, formatMonto, parseMonto } from './dinero';

describe('aCentavos', () => {
  it.each([
    [10.075, 1008],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [50, 5000],
    [0, 0],
  ])('rounds %p dollars to %p cents', (dolares, esperado) => {
    expect(aCentavos(dolares)).toBe(esperado);
  });

  it('survives the way to dollars and back for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (monto) => {
        expect(aCentavos(aDolares(centavos(monto)))).toBe(monto);
      }),
    );
  });
});

describe('centavos', () => {
  it.each([1.5, NaN, Infinity, 2 ** 53])('refuses %p', (monto) => {
    expect(() => centavos(monto)).toThrow(RangeError);
  });
});

describe('formatMonto', () => {
  it.each([
    [7.5, '$7.50'],
    [1234.5, '$1,234.50'],
    [-2, '-$2.00'],
    [1234567.89, '$1,234,567.89'],
  ])('writes %p as %p', (dolares, texto) => {
    expect(formatMonto(dolares)).toBe(texto);
  });
});

describe('parseMonto', () => {
  it.each([
    ['7', 700],
    ['7.5', 750],
    ['7,50', 750],
    ['$ 7.50', 750],
    ['.5', 50],
    ['20.', 2000],
  ])('reads %p as %p cents', (texto, esperado) => {
    expect(parseMonto(texto)).toBe(esperado);
  });

  it.each(['', '-1', '1.234', '1e9', 'abc', '1.2.3', '9999999999', '.'])('refuses %p', (texto) => {
    expect(parseMonto(texto)).toBeNull();
  });
});
