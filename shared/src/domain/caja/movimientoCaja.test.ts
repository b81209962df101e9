import { describe, expect, it } from '@jest/globals';

import { alCambiarEstado, ENTRA, montosDe, TIPO_EN_PALABRAS, TIPOS_IS } from './movimientoCaja';

describe('montosDe (spec section 5, Movement)', () => {
  it('type I zeroes the outflow, type S the income', () => {
    expect(montosDe('I', 7.5)).toEqual({ ingreso: 7.5, salida: 0 });
    expect(montosDe('S', 7.5)).toEqual({ ingreso: 0, salida: 7.5 });
  });
});

describe('alCambiarEstado', () => {
  it.each([
    ['an income taken off leaves the drawer', 'A', 10, 0, -10],
    ['an outflow taken off comes back', 'A', 0, 4.25, 4.25],
    ['an income taken back comes in again', 'N', 10, 0, 10],
    ['an outflow taken back goes out again', 'N', 0, 4.25, -4.25],
  ] as const)('%s', (_, estado, ingreso, salida, gana) => {
    expect(alCambiarEstado({ estado, ingreso, salida })).toBe(gana);
  });
});

it('has a word for each kind, and two directions', () => {
  expect(TIPO_EN_PALABRAS).toEqual({
    INGRESO: 'Ingreso',
    SALIDA: 'Salida',
    RETIRO: 'A la caja fuerte',
    ANTICIPO: 'Anticipo de personal',
  });
  expect(TIPOS_IS).toEqual(['I', 'S']);
});

it('only an income brings cash to the drawer', () => {
  expect(ENTRA).toEqual({ INGRESO: true, SALIDA: false, RETIRO: false, ANTICIPO: false });
});
