import { describe, expect, it } from '@jest/globals';

import { parteDe } from '@comanda/shared/domain/dinero/devolucion';

import { montoElegido } from './porDevolver';

describe('montoElegido', () => {
  it.each([
    ['bags that bear ICE', { ice: 0.1 }, { ice: 10 }, 12],
    ['what bears none', {}, {}, 13],
  ])('is what the server gives back of one of ten, of %s', (_que, enDolares, enCentavos, monto) => {
    const comun = { codigo: '1', descripcion: 'Funda', cantidad: 10, tarifa: 15 };
    const linea = { ...comun, precio: 0.15, descuento: 0.25, total: 1.25, ...enDolares };
    const facturada = { ...comun, precio_venta: 15, descuento: 25, ...enCentavos };
    expect(montoElegido(linea, { cantidad: 1 })).toBe(monto);
    const { parte } = parteDe([facturada], [], [{ linea: 0, cantidad: 1 }]);
    expect(parte?.devuelve).toEqual([{ linea: 0, cantidad: 1, monto }]);
  });
});
