import { describe, expect, it } from '@jest/globals';

import type { MovimientoCaja } from '../../contracts/caja/caja';

import { COLUMNAS_DE_MOVIMIENTOS } from './columnasDeMovimientos';

const salida: MovimientoCaja = {
  id: '1',
  fecha: '2026-11-20',
  detalle: 'Hielo',
  usuario: 'Ana Vera',
  ingreso: 0,
  salida: 3.5,
  estado: 'A',
  empresa: 'La Cevichería del Puerto',
  tipo: 'SALIDA',
  empleado: null,
  caja: 1,
  creado: '2026-11-21T03:05:00.000Z',
};
const dichoDe = (movimiento: MovimientoCaja) =>
  COLUMNAS_DE_MOVIMIENTOS.map(({ id, header, text, numero }) => [
    id,
    header,
    text(movimiento),
    numero?.(movimiento),
  ]);

describe('a movement of the drawer', () => {
  it('says the business day it is of and the hour it was written at', () => {
    expect(dichoDe(salida)).toEqual([
      ['fecha', 'FECHA', '20/11/2026 22:05', undefined],
      ['detalle', 'DETALLE', 'Hielo', undefined],
      ['responsable', 'RESPONSABLE', 'Ana Vera', undefined],
      ['ingreso', 'INGRESO', '', 0],
      ['salida', 'SALIDA', '$3.50', 3.5],
      ['empresa', 'EMPRESA', 'La Cevichería del Puerto', undefined],
      ['estado', 'ESTADO', 'ACTIVO', undefined],
    ]);
  });

  it('that was taken off says so, and adds to no sum', () => {
    const quitado = dichoDe({ ...salida, ingreso: 2, salida: 0, estado: 'N' });
    expect(quitado).toContainEqual(['ingreso', 'INGRESO', '$2.00', 0]);
    expect(quitado).toContainEqual(['salida', 'SALIDA', '', 0]);
    expect(quitado).toContainEqual(['estado', 'ESTADO', 'ELIMINADO', undefined]);
  });
});
