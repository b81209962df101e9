import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { MEDIDAS, PESO_MAXIMO, type Medida } from '../../contracts/inventario/bodega';

import {
  aMilesimas,
  convertir,
  deMilesimas,
  formatPeso,
  listaDeMedidas,
  seConvierten,
} from './medidas';

const medida = fc.constantFrom(...MEDIDAS);
const peso = fc.integer({ min: 0, max: PESO_MAXIMO * 1000 }).map((n) => aMilesimas(n / 1000));
const en = (cuanto: number, de: Medida, a: Medida) => {
  const convertido = convertir(aMilesimas(cuanto), de, a);
  return convertido === null ? null : deMilesimas(convertido);
};

describe('medidas', () => {
  it.each<[number, Medida, number | null, Medida]>([
    [1, 'kg', 1000, 'g'],
    [1, 'lb', 453.592, 'g'],
    [1, 'kg', 2.205, 'lb'],
    [100, 'lb', 45.359, 'kg'],
    [10, 'lb', 4.536, 'kg'], // 4.5359237
    [2.5, 'l', 2500, 'ml'],
    [0.5, 'ml', 0.001, 'l'], // half a thousandth, up
    [0.499, 'ml', 0, 'l'],
    [3, 'unidad', 3, 'unidad'],
    [1, 'kg', null, 'l'],
    [1, 'unidad', null, 'kg'],
  ])('%d %s are %p %s', (cuanto, de, esperado, a) => {
    expect(en(cuanto, de, a)).toBe(esperado);
  });

  it('convert exactly when they measure the same', () => {
    fc.assert(
      fc.property(peso, medida, medida, (cuanto, de, a) => {
        expect(convertir(cuanto, de, a) !== null).toBe(seConvierten(de, a));
      }),
    );
  });

  it('leave a weight alone in its own unit, and bring it back from a smaller one', () => {
    fc.assert(
      fc.property(peso, (cuanto) => {
        expect(convertir(cuanto, 'lb', 'lb')).toBe(cuanto);
        const gramos = convertir(cuanto, 'kg', 'g');
        expect(gramos).toBe(cuanto * 1000);
        expect(gramos !== null && convertir(gramos, 'g', 'kg')).toBe(cuanto);
      }),
    );
  });

  it('are never off by more than half a thousandth', () => {
    fc.assert(
      fc.property(peso, (cuanto) => {
        const kg = convertir(cuanto, 'lb', 'kg') ?? 0;
        const resto = BigInt(kg) * 100_000_000n - BigInt(cuanto) * 45_359_237n;
        expect(resto > -50_000_000n && resto <= 50_000_000n).toBe(true);
      }),
    );
  });

  it('keep the order of two weights', () => {
    fc.assert(
      fc.property(peso, peso, (uno, otro) => {
        const [menos, mas] = uno < otro ? [uno, otro] : [otro, uno];
        expect(convertir(menos, 'g', 'lb') ?? 0).toBeLessThanOrEqual(
          convertir(mas, 'g', 'lb') ?? -1,
        );
      }),
    );
  });

  it('are listed with what they measure', () => {
    expect(listaDeMedidas()).toEqual([
      { medidas: 'kg', nombre: 'Kilogramo', magnitud: 'peso' },
      { medidas: 'g', nombre: 'Gramo', magnitud: 'peso' },
      { medidas: 'lb', nombre: 'Libra', magnitud: 'peso' },
      { medidas: 'l', nombre: 'Litro', magnitud: 'volumen' },
      { medidas: 'ml', nombre: 'Mililitro', magnitud: 'volumen' },
      { medidas: 'unidad', nombre: 'Unidad', magnitud: 'cantidad' },
    ]);
  });
});

describe('thousandths', () => {
  it('come back as they went, from any weight of three decimals', () => {
    fc.assert(fc.property(peso, (cuanto) => expect(aMilesimas(cuanto / 1000)).toBe(cuanto)));
  });

  it.each([
    [1.0005, 1001],
    [0.1 + 0.2, 300],
    [-2.5, -2500],
  ])('of %d are %d', (cuanto, esperado) => expect(aMilesimas(cuanto)).toBe(esperado));

  it.each([NaN, Infinity, 1e15])('are not made of %d', (cuanto) =>
    expect(() => aMilesimas(cuanto)).toThrow(RangeError),
  );
});

it.each<[number, Medida, string]>([
  [12.5, 'kg', '12.5 kg'],
  [1200, 'g', '1,200 g'],
  [0, 'l', '0 l'],
  [-0.125, 'kg', '-0.125 kg'],
  [1, 'unidad', '1 unidad'],
  [0, 'unidad', '0 unidades'],
  [1500, 'unidad', '1,500 unidades'],
])('formatPeso writes %d %s as %s', (cuanto, medida, texto) =>
  expect(formatPeso(cuanto, medida)).toBe(texto),
);
