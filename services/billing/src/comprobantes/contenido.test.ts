import { describe, expect, it } from '@jest/globals';

import { makeVenta } from '../testing/ventas';

import { contenidoDe } from './contenido';

describe('contenidoDe', () => {
  it('says the ICE of a bag beside its price, and nothing of it elsewhere', () => {
    const { lineas } = contenidoDe(
      makeVenta([
        { cantidad: 3, precio_venta: 15, tarifa: 15, ice: 10 },
        { cantidad: 1, precio_venta: 350, tarifa: 15 },
      ]),
    );
    expect(lineas[0]).toMatchObject({ precio: 0.15, total: 0.45, ice: 0.1 });
    expect(lineas[1]).not.toHaveProperty('ice');
  });
});
