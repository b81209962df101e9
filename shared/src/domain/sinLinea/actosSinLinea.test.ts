import { describe, expect, it } from '@jest/globals';

import { decirCuantos, decirEnBreve, decirRechazados } from './actosSinLinea';

const venta = { una: 'venta', varias: 'ventas', femenino: true };
const movimiento = { una: 'movimiento', varias: 'movimientos', femenino: false };
const apertura = { una: 'apertura', varias: 'aperturas', femenino: true };

describe('what waits, in words', () => {
  it.each([
    [[], ''],
    [[venta], '1 venta'],
    [[venta, movimiento, venta], '2 ventas y 1 movimiento'],
    [[movimiento, venta, apertura, movimiento], '2 movimientos, 1 venta y 1 apertura'],
  ])('%#: each kind once, in the order they come', (dichos, texto) => {
    expect(decirCuantos(dichos)).toBe(texto);
  });

  it.each([
    [[], ''],
    [[venta, movimiento, venta], '2 ventas y 1 movimiento'],
    [[venta, apertura, movimiento, movimiento], '1 venta y 3 más'],
  ])('%#: in brief the rest of many kinds is one', (dichos, texto) => {
    expect(decirEnBreve(dichos)).toBe(texto);
  });

  it.each([
    [[], ''],
    [[venta], '1 venta rechazada'],
    [[venta, apertura], '1 venta y 1 apertura rechazadas'],
    [[movimiento], '1 movimiento rechazado'],
    [[venta, movimiento], '1 venta y 1 movimiento rechazados'],
  ])('%#: what was refused agrees with what it is', (dichos, texto) => {
    expect(decirRechazados(dichos)).toBe(texto);
  });
});
