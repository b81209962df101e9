import { describe, expect, it } from '@jest/globals';

import { motivoDeAnulacion } from './cambiarEstadoDeVenta';

describe('motivoDe', () => {
  it.each([
    [undefined, 'Anulacion de la venta'],
    ['', 'Anulacion de la venta'],
    [' \u0000 \uFFFE ...', 'Anulacion de la venta'],
    ['Pedido\nrepetido\u0000', 'Pedido repetido'],
    ['  Año 2 ', 'Año 2'],
  ])('of %j is %j', (escrito, motivo) => {
    expect(motivoDeAnulacion(escrito)).toBe(motivo);
  });
});
