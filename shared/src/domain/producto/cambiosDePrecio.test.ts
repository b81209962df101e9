import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Modificador } from '../../contracts/inventario/modificadores';
import type { Producto } from '../../contracts/inventario/productos';
import { makeProducto } from '../../testing/makeProducto';

import { cambiosDePrecio, lineasSinVenta, type CambioDePrecio } from './cambiosDePrecio';
import { actualizarPrecios, agregarProducto, type Carrito, type Catalogo } from '../orden/carrito';

const catalogo = (precios: readonly number[], agotados: readonly number[] = []) =>
  deProductos(
    precios.map((precio_venta, i) =>
      makeProducto({
        id: `p${i}`,
        producto: `Producto ${i}`,
        precio_venta,
        agotado: agotados.includes(i),
      }),
    ),
  );
const deProductos = (
  productos: readonly Producto[],
  modificadores: readonly Modificador[] = [],
): Catalogo => ({
  productos: new Map(productos.map((producto) => [producto.id, producto])),
  modificadores: new Map(modificadores.map((modificador) => [modificador.id, modificador])),
});
const ordenDe = ({ productos }: Catalogo): Carrito =>
  [...productos.values()].reduce<Carrito>(
    (carrito, producto) => agregarProducto(carrito, producto),
    [],
  );

describe('cambiosDePrecio', () => {
  it('says what each line did cost and costs now, and nothing of the others', () => {
    const orden = ordenDe(catalogo([4.5, 2]));
    expect(cambiosDePrecio(orden, catalogo([5, 2, 9]))).toEqual([
      { id: 'p0', producto: 'Producto 0', antes: 4.5, ahora: 5 },
    ]);
  });

  it('keeps what nobody has seen yet, from the price the line had at first', () => {
    const orden = ordenDe(catalogo([4.5]));
    const primero = cambiosDePrecio(orden, catalogo([5]));
    const tras = actualizarPrecios(orden, catalogo([5]));
    expect(cambiosDePrecio(tras, catalogo([6]), primero)).toEqual([
      { id: 'p0', producto: 'Producto 0', antes: 4.5, ahora: 6 },
    ]);
    expect(cambiosDePrecio(tras, catalogo([5]), primero)).toEqual(primero);
    expect(cambiosDePrecio(tras, catalogo([4.5]), primero)).toEqual([]);
  });

  it('forgets a line that was taken off, and leaves one that left the catalogue as it was', () => {
    const porVer: CambioDePrecio[] = [{ id: 'p0', producto: 'Producto 0', antes: 1, ahora: 2 }];
    expect(cambiosDePrecio([], catalogo([2]), porVer)).toEqual([]);
    expect(cambiosDePrecio(ordenDe(catalogo([2])), catalogo([]))).toEqual([]);
  });

  it('says after any changes the first price and the last, or nothing where they are the same', () => {
    const precio = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(precio, fc.array(precio, { minLength: 1 }), (primero, luego) => {
        let orden = ordenDe(catalogo([primero]));
        let porVer: CambioDePrecio[] = [];
        for (const nuevo of luego) {
          porVer = cambiosDePrecio(orden, catalogo([nuevo]), porVer);
          orden = actualizarPrecios(orden, catalogo([nuevo]));
        }
        const ultimo = luego.at(-1) ?? primero;
        expect(porVer.map(({ antes, ahora }) => [antes, ahora])).toEqual(
          primero === ultimo ? [] : [[primero, ultimo]],
        );
      }),
    );
  });
});

describe('lineasSinVenta', () => {
  it('names what ran out and what left the catalogue, in the order of the lines', () => {
    const orden = ordenDe(catalogo([1, 2, 3]));
    const hoy = catalogo([1, 2], [1]);
    expect(lineasSinVenta(orden, hoy)).toEqual([
      { id: 'p1', producto: 'Producto 1', agotado: true },
      { id: 'p2', producto: 'Producto 2', agotado: false },
    ]);
  });

  it('names what a product is not offered with any more', () => {
    const queso = { id: 'm1', nombre: 'extra queso', precio: 0.5 };
    const pizza = makeProducto({ id: 'p0', producto: 'Pizza' });
    const orden = agregarProducto([], pizza, { modificadores: [queso] });
    const ofrecido = { ...queso, id_producto: 'p0', id_categoria: null };
    expect(lineasSinVenta(orden, deProductos([pizza], [ofrecido]))).toEqual([]);
    expect(lineasSinVenta(orden, deProductos([pizza]))).toEqual([
      { id: 'p0+m1', producto: 'Pizza (extra queso)', agotado: false },
    ]);
  });
});

describe('the price of what is chosen with a product', () => {
  it('follows the catalogue, and is said', () => {
    const pizza = makeProducto({ id: 'p0', producto: 'Pizza', precio_venta: 8 });
    const queso = {
      id: 'm1',
      nombre: 'extra queso',
      precio: 0.5,
      id_producto: 'p0',
      id_categoria: null,
    };
    const { id, nombre, precio } = queso;
    const orden = agregarProducto([], pizza, { modificadores: [{ id, nombre, precio }] });
    const hoy = deProductos([pizza], [{ ...queso, precio: 0.75 }]);
    expect(cambiosDePrecio(orden, hoy)).toEqual([
      { id: 'p0+m1', producto: 'Pizza', antes: 8.5, ahora: 8.75 },
    ]);
    expect(actualizarPrecios(orden, hoy)[0]).toMatchObject({ precio_venta: 8.75, subtota: 8.75 });
    expect(actualizarPrecios(orden, deProductos([pizza], [queso]))).toBe(orden);
  });
});
