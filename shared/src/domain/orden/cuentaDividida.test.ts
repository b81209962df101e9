import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  conCantidad,
  descuentoDeLinea,
  totalesDeCarrito,
  totalesDeCuenta,
  unidadesDe,
  type Carrito,
  type Linea,
} from './carrito';
import { moverUnidades, rebajaEnLineas, reunirCuentas } from './cuentaDividida';
import { centavos, sumar } from '../dinero/dinero';
import type { Rebaja } from '../dinero/rebaja';

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

  it('moves so many units, and all of a line where it has no more', () => {
    const te = linea('te', 1);
    expect(moverUnidades([te, linea('cafe', 5)], [te], 'cafe', 2)).toEqual({
      origen: [te, linea('cafe', 3)],
      destino: [te, linea('cafe', 2)],
    });
    for (const cuantas of [5, 9])
      expect(moverUnidades([linea('cafe', 5)], [], 'cafe', cuantas)).toEqual({
        origen: [],
        destino: [linea('cafe', 5)],
      });
  });

  it('moves whole what is weighed, and never joins it with what was weighed before', () => {
    const queso: Linea = { ...linea('queso', 1.25), subtota: 1.25, por_peso: true, pesada: 1 };
    const { origen, destino } = moverUnidades([queso], [queso], 'queso+*1');
    expect(origen).toEqual([]);
    expect(destino).toEqual([queso, { ...queso, pesada: 2 }]);
  });
});

const rebaja = (tipo: Rebaja['tipo'], valor: number): Rebaja => ({ tipo, valor, motivo: 'Amigo' });

describe('what was taken off a line', () => {
  it('goes with its units, in proportion and to the cent', () => {
    const cafe = { ...linea('cafe', 3), rebaja: rebaja('PORCENTAJE', 33) }; // 0.99 of 3.00
    expect(moverUnidades([cafe], [], 'cafe')).toEqual({
      origen: [{ ...linea('cafe', 2), rebaja: rebaja('MONTO', 0.66) }],
      destino: [{ ...linea('cafe', 1), rebaja: rebaja('MONTO', 0.33) }],
    });
  });

  it('is none of a unit that gets no cent of it', () => {
    const cafe = { ...linea('cafe', 3), rebaja: rebaja('MONTO', 0.01) };
    expect(moverUnidades([cafe], [], 'cafe')).toEqual({
      origen: [{ ...linea('cafe', 2), rebaja: rebaja('MONTO', 0.01) }],
      destino: [linea('cafe', 1)],
    });
  });

  it('is added to what was taken off the line it joins, whichever of them had it', () => {
    const con = (cuantas: number, valor: number) => ({
      ...linea('cafe', cuantas),
      rebaja: rebaja('MONTO', valor),
    });
    const pan = linea('pan', 2);
    expect(reunirCuentas([pan, con(2, 0.5)], [con(1, 0.25)])).toEqual([pan, con(3, 0.75)]);
    expect(reunirCuentas([con(2, 0.5)], [linea('cafe', 1)])).toEqual([con(3, 0.5)]);
    expect(reunirCuentas([linea('cafe', 2)], [con(1, 0.25)])).toEqual([con(3, 0.25)]);
    expect(reunirCuentas([linea('cafe', 2)], [linea('cafe', 1)])).toEqual([linea('cafe', 3)]);
  });

  it('is neither more nor less, whatever is moved and back', () => {
    const dada = fc.record({
      tipo: fc.constant('PORCENTAJE' as const),
      valor: fc.integer({ min: 1, max: 100 }),
      motivo: fc.constant('Amigo'),
    });
    // of a bag its tax is never taken off: the most that may be is reached by a small discount
    const funda = fc.record({
      precio_venta: fc.integer({ min: 10, max: 40 }).map((precio) => precio / 100),
      porcentaje_iva: fc.constantFrom(0, 5, 15),
      ice: fc.constantFrom(0.08, 0.1),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        dada,
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }),
        fc.option(funda, { nil: undefined }),
        (cantidad, suya, movidas, deFunda) => {
          const cafe = conCantidad({ ...linea('cafe', 1), ...deFunda, rebaja: suya }, cantidad);
          const antes: Carrito = [cafe, linea('te', 2)];
          const quitado = (...carritos: Carrito[]) => sumar(carritos.flat().map(descuentoDeLinea));
          let [origen, destino]: Carrito[] = [antes, []];
          for (const cuantas of movidas)
            ({ origen, destino } = moverUnidades(origen ?? [], destino ?? [], 'cafe', cuantas));
          expect(quitado(origen ?? [], destino ?? [])).toBe(quitado(antes));
          expect(totalesDeCarrito(reunirCuentas(origen ?? [], destino ?? [])).total).toBe(
            totalesDeCarrito(antes).total,
          );
        },
      ),
    );
  });
});

describe('rebajaEnLineas', () => {
  it('gives each line its share of what is taken off the bill, besides what it lost before', () => {
    const carrito = [
      { ...linea('cafe', 3), rebaja: rebaja('MONTO', 1) },
      linea('te', 1),
      { ...linea('pan', 1), precio_venta: 0, subtota: 0 },
    ];
    const cuenta = { carrito, rebaja: rebaja('MONTO', 0.3) };
    const enLineas = rebajaEnLineas(cuenta);
    expect(enLineas).toEqual([
      { ...linea('cafe', 3), rebaja: rebaja('MONTO', 1.2) },
      { ...linea('te', 1), rebaja: rebaja('MONTO', 0.1) },
      carrito[2],
    ]);
    expect(totalesDeCarrito(enLineas)).toEqual(totalesDeCuenta(cuenta));
    expect(totalesDeCarrito(enLineas).total).toBe(centavos(270));
  });

  it('changes nothing where nothing is taken off the bill', () => {
    const carrito = [linea('cafe', 3)];
    expect(rebajaEnLineas({ carrito })).toBe(carrito);
  });
});
