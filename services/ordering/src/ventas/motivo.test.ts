import { describe, expect, it } from '@jest/globals';

import { motivoDeAnulacion } from './cambiarEstadoDeVenta';

describe('motivoDe', () => {
  it.each([
    [undefined, 'Anulación de la venta'],
    ['', 'Anulación de la venta'],
    [' \u0000 \uFFFE ...', 'Anulación de la venta'],
    ['Pedido\nrepetido\u0000', 'Pedido repetido'],
    ['  Año 2 ', 'Año 2'],
  ])('of %j is %j', (escrito, motivo) => {
    expect(motivoDeAnulacion(escrito)).toBe(motivo);
  });
});
