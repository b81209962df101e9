import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { unidadesDe, type Carrito, type Linea } from './carrito';
import { moverUnidades, reunirCuentas } from './cuentaDividida';

const linea = (id: string, cantidad: number): Linea => ({
  id,
  id_categoria: 'c1',
  producto: id,
  precio_venta: 1,
  cantidad,
  iva: 0,
  subtota: cantidad,
  porcentaje_iva: 0,
});

describe('moverUnidades (spec section 4, Split bill)', () => {
  it('starts the line with cantidad 1 in the split bill', () => {
    const { origen, destino } = moverUnidades([linea('cafe', 3)], [], 'cafe');

    expect(origen).toEqual([linea('cafe', 2)]);
    expect(destino).toEqual([linea('cafe', 1)]);
  });

  it('removes the line from the main cart with its last unit', () => {
    expect(moverUnidades([linea('cafe', 1)], [linea('cafe', 1)], 'cafe')).toEqual({
      origen: [],
      destino: [linea('cafe', 2)],
    });
  });

  it('leaves both carts alone when the product is not there', () => {
    const principal = [linea('cafe', 1)];

    expect(moverUnidades(principal, [], 'te').origen).toBe(principal);
  });

  it('never gains or loses a unit, whatever is moved and back', () => {
    const movimientos = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('cafe', 'te', 'pan')), {
      maxLength: 60,
    });

    fc.assert(
      fc.property(movimientos, (lista) => {
        let origen: Carrito = [linea('cafe', 3), linea('te', 1), linea('pan', 7)];
        let destino: Carrito = [];
        for (const [ida, id] of lista) {
          const cuentas = ida
            ? moverUnidades(origen, destino, id)
            : moverUnidades(destino, origen, id);
          [origen, destino] = ida
            ? [cuentas.origen, cuentas.destino]
            : [cuentas.destino, cuentas.origen];
          expect(unidadesDe(origen) + unidadesDe(destino)).toBe(11);
        }
        expect(unidadesDe(reunirCuentas(origen, destino))).toBe(11);
      }),
    );
  });
});
