// @ts-nocheck
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Producto } from '../contracts/productos';
import { makeProducto } from '../testing/makeProducto';

import {
  agregarProducto,
  cambiarCantidad,
  fijarCantidad,
  quitarLinea,
  reponerLinea,
  totalesDe,
  unidadesDe,
  type Carrito,
} from './carrito';

const producto = (id: string, over: Partial<Producto> = {}): Producto =>
  makeProducto({ id, producto: `Producto ${id}`, precio_venta: 2.5, ...over });
const con = (...ids: string[]) =>
  ids.reduce<Carrito>((carrito, id) => agregarProducto(carrito, producto(id)), []);

describe('carrito (spec section 4, Cart)', () => {
  it('starts a line with cantidad 1 and its amounts', () => {
    expect(con('a')).toEqual([
      {
        id: 'a',
        id_categoria: 'c1',
        producto: 'Producto a',
        precio_venta: 2.5,
        cantidad: 1,
        iva: 0.33,
        subtota: 2.5,
        porcentaje_iva: 15,
      },
    ]);
  });

  it('increases the line that is already there', () => {
    const carrito = con('a', 'b', 'a');

    expect(carrito.map(({ id, cantidad, subtota }) => [id, cantidad, subtota])).toEqual([
      ['a', 2, 5],
      ['b', 1, 2.5],
    ]);
  });

  it("adds with 'sumar' and subtracts with any other action", () => {
    const dos = cambiarCantidad(con('a'), 'a', 'sumar');

    expect(unidadesDe(dos)).toBe(2);
    expect(unidadesDe(cambiarCantidad(dos, 'a', 'restar'))).toBe(1);
  });

  it('never drops below 1', () => {
    expect(unidadesDe(cambiarCantidad(con('a'), 'a', 'restar'))).toBe(1);
    expect(unidadesDe(fijarCantidad(con('a'), 'a', 0))).toBe(1);
    expect(unidadesDe(fijarCantidad(con('a'), 'a', -5))).toBe(1);
  });

  it('ignores a typed quantity that is not whole', () => {
    expect(unidadesDe(fijarCantidad(con('a'), 'a', 1.5))).toBe(1);
    expect(unidadesDe(fijarCantidad(con('a'), 'a', NaN))).toBe(1);
  });

  it('puts a removed line back where it was', () => {
    const antes = con('a', 'b', 'c');
    const [, b] = antes;

    expect(b && reponerLinea(quitarLinea(antes, 'b'), b, 1)).toEqual(antes);
  });

  it('gives the units back to a line that was added again before the undo', () => {
    const [a] = con('a', 'a');
    const otra = con('a');

    expect(a && unidadesDe(reponerLinea(otra, a, 0))).toBe(3);
  });

  it('totals what it holds, to the cent, after any taps', () => {
    const toques = fc.array(
      fc.tuple(fc.constantFrom('agregar', 'sumar', 'restar', 'quitar'), fc.constantFrom('a', 'b')),
      { maxLength: 60 },
    );

    fc.assert(
      fc.property(toques, (lista) => {
        const carrito = lista.reduce<Carrito>((actual, [accion, id]) => {
          if (accion === 'agregar') return agregarProducto(actual, producto(id));
          if (accion === 'quitar') return quitarLinea(actual, id);
          return cambiarCantidad(actual, id, accion);
        }, []);

        expect(carrito.every(({ cantidad }) => cantidad >= 1)).toBe(true);
        expect(totalesDe(carrito).total).toBe(unidadesDe(carrito) * 250);
      }),
    );
  });
});
