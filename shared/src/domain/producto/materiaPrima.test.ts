import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { COSTO_UNITARIO_MAXIMO, PESO_MAXIMO } from '../../contracts/inventario/bodega';

import { aCentavos, centavos } from '../dinero/dinero';
import { aMicros, costoDe, costoPromedio, deMicros, enAlerta } from './materiaPrima';
import { aMilesimas } from './medidas';

it.each([
  [5, 5, true],
  [5.001, 5, false],
  [0, 0, true],
])('enAlerta: %d with the alert at %d: %p', (hay, alerta, esperado) =>
  expect(enAlerta(hay, alerta)).toBe(esperado),
);

const promedio = (hay: number, unitario: number | null, entra: number, costo: number | null) => {
  const micros = costoPromedio(
    { peso: aMilesimas(hay), costoUnitario: unitario === null ? null : aMicros(unitario) },
    { peso: aMilesimas(entra), costo: costo === null ? null : aCentavos(costo) },
  );
  return micros === null ? null : deMicros(micros);
};

describe('costoPromedio', () => {
  it.each<[number, number | null, number, number | null, number | null]>([
    [10, 2, 10, 40, 3],
    [0, 9, 4, 10, 2.5],
    [3, 1, 1, 2, 1.25],
    [1, 1, 2, 2.01, 1.003333],
    [10, null, 5, 20, 4], // the first cost stands for what was there
    [10, 2, 5, null, 2], // an entry without one is worth what there is
    [10, 2, 5, 0, 1.333333], // a present
    [10, null, 5, null, null],
    [10, 2, 0, 9, 2],
  ])('of %d at %p with %d more for %p is %p', (hay, unitario, entra, costo, esperado) =>
    expect(promedio(hay, unitario, entra, costo)).toBe(esperado),
  );

  const peso = fc.integer({ min: 1, max: PESO_MAXIMO * 1000 }).map((n) => aMilesimas(n / 1000));
  const micros = fc.integer({ min: 0, max: COSTO_UNITARIO_MAXIMO * 1e6 });

  it('lies between what there was and what came', () => {
    fc.assert(
      fc.property(
        peso,
        micros,
        peso,
        fc.integer({ min: 0, max: 1e9 }),
        (hay, unitario, entra, c) => {
          const entrante = costoPromedio(
            { peso: aMilesimas(0), costoUnitario: null },
            { peso: entra, costo: centavos(c) },
          );
          const medio = costoPromedio(
            { peso: hay, costoUnitario: unitario },
            { peso: entra, costo: centavos(c) },
          );
          const [menos, mas] = [unitario, entrante ?? 0].sort((a, b) => a - b);
          expect(medio).toBeGreaterThanOrEqual((menos ?? 0) - 1);
          expect(medio).toBeLessThanOrEqual((mas ?? 0) + 1);
        },
      ),
    );
  });

  it('counts to the cent what a full warehouse of the dearest is worth', () => {
    const todo = costoDe(aMilesimas(PESO_MAXIMO), aMicros(COSTO_UNITARIO_MAXIMO));
    expect(todo).toBe(999_999_989_900_000); // 9,999,999.999 x 99,999,999 cents, half up
  });
});

it.each<[number, number | null, number | null]>([
  [1, 2.5, 250],
  [0.001, 5, 1], // half a cent, up
  [0.001, 4.99, 0],
  [3, 0.333333, 100],
  [2, null, null],
])('costoDe: %d at %p are %p cents', (peso, unitario, esperado) =>
  expect(costoDe(aMilesimas(peso), unitario === null ? null : aMicros(unitario))).toBe(esperado),
);
