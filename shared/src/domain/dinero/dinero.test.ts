import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  aCentavos,
  aDolares,
  centavos,
  completar,
  formatCentavos,
  formatMonto,
  multiplicar,
  parseMonto,
  repartir,
  sumar,
} from './dinero';

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
    expect(() => centavos(monto)).toThrow(new RangeError(`centavos: not a whole number: ${monto}`));
  });
});

describe('sumar', () => {
  it('adds up, and is nothing of none', () => {
    expect(sumar([250, -30, 5].map(centavos))).toBe(225);
    expect(sumar([])).toBe(0);
    expect(() => sumar([2 ** 53 - 1, 1].map(centavos))).toThrow('not a whole number');
  });
});

describe('multiplicar', () => {
  it.each([
    [250, 3, 750],
    [250, 2.001, 500],
    [250, 2.002, 501], // half a cent up
    [199, 0.5, 100],
    [333, 1.255, 418],
    [1, 0.499, 0],
    [0, 7.5, 0],
  ])('%i cents times %d is %i', (monto, cantidad, producto) => {
    expect(multiplicar(centavos(monto), cantidad)).toBe(producto);
  });

  it('is exact to half a cent, for any weight of three decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 9_999_999 }),
        (monto, milesimas) => {
          const exacto = (BigInt(monto) * BigInt(milesimas) + 500n) / 1000n;
          expect(BigInt(multiplicar(centavos(monto), milesimas / 1000))).toBe(exacto);
        },
      ),
    );
  });
});

describe('completar', () => {
  it.each([
    [9, [3, 4, 2], [1, 5, 3], [3, 4, 2]],
    [10, [3, 4, 2], [1, 5, 3], [3, 5, 2]],
    [11, [3, 4, 2], [1, 5, 3], [3, 5, 3]],
    [12, [3, 4, 2], [1, 5, 3], [4, 5, 3]],
    [2, [0, 0, 0, 0], [7, 7, 7, 7], [1, 1, 0, 0]],
  ])('makes %i of %j with the remainders %j: %j', (monto, pisos, restos, partes) => {
    expect(completar(centavos(monto), pisos, restos)).toEqual(partes);
  });
});

describe('repartir', () => {
  it('gives every cent away, no share a cent from its exact one', () => {
    const pesos = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), pesos, (total, suyos) => {
        const suma = suyos.reduce((todo, peso) => todo + peso, 0);
        fc.pre(suma > 0);
        const partes = repartir(centavos(total), suyos);
        expect(sumar(partes)).toBe(total);
        partes.forEach((parte, i) =>
          expect(Math.abs(parte - (total * (suyos[i] ?? 0)) / suma)).toBeLessThan(1.001),
        );
      }),
    );
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [10, [1, 2, 4], [1, 3, 6]], // 1.43, 2.86, 5.71
    [2, [5, 3], [1, 1]], // 1.25, 0.75
    [1, [0, 5, 5], [0, 1, 0]],
    [5, [3], [5]],
    [0, [1, 2], [0, 0]],
  ])('of %i by %j is %j', (monto, pesos, partes) => {
    expect(repartir(centavos(monto), pesos)).toEqual(partes);
  });

  it('gives nothing over nothing, and says so of something', () => {
    expect(repartir(centavos(0), [0, 0])).toEqual([0, 0]);
    expect(() => repartir(centavos(1), [0])).toThrow('repartir: 1 over nothing');
  });
});

describe('formatMonto', () => {
  it.each([
    [7.5, '$7.50'],
    [1234.5, '$1,234.50'],
    [-2, '-$2.00'],
    [0, '$0.00'],
    [0.05, '$0.05'],
    [-1234.5, '-$1,234.50'],
    [1234567.89, '$1,234,567.89'],
  ])('writes %p as %p', (dolares, texto) => {
    expect(formatMonto(dolares)).toBe(texto);
  });
});

it('formatCentavos writes cents as dollars', () => {
  expect([0, 5, 123_450, -200].map((monto) => formatCentavos(centavos(monto)))).toEqual([
    '$0.00',
    '$0.05',
    '$1,234.50',
    '-$2.00',
  ]);
});

describe('parseMonto', () => {
  it.each([
    ['7', 700],
    ['7.5', 750],
    ['7,50', 750],
    ['$ 7.50', 750],
    ['.5', 50],
    ['.25', 25],
    [' $1 234,5 ', 123_450],
    ['20.', 2000],
  ])('reads %p as %p cents', (texto, esperado) => {
    expect(parseMonto(texto)).toBe(esperado);
  });

  it.each(['', '-1', '1.234', '1e9', 'abc', '1.2.3', '9999999999', '.', '.125', 'x7', '7x'])(
    'refuses %p',
    (texto) => {
      expect(parseMonto(texto)).toBeNull();
    },
  );
});
