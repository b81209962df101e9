import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Producto } from '../../contracts/inventario/productos';
import { makeProducto } from '../../testing/makeProducto';

import {
  aLineaVenta,
  actualizarPrecios,
  agregarProducto,
  anotarLinea,
  cambiarCantidad,
  CANTIDAD_MAXIMA,
  claveDeLinea,
  descuentoDeCuenta,
  descuentosDeCuenta,
  descuentoTotal,
  esCantidad,
  fijarCantidad,
  lineaVigente,
  modificarLinea,
  paraCarrito,
  porcentajeDeCuenta,
  quitarLinea,
  rebajarLinea,
  reponerLinea,
  totalesDeCarrito,
  totalesDeCuenta,
  unidadesDe,
  type Carrito,
  type Linea,
} from './carrito';
import type { Rebaja } from '../dinero/rebaja';

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
        expect(totalesDeCarrito(carrito).total).toBe(unidadesDe(carrito) * 250);
      }),
    );
  });
});

const QUESO = { id: 'q', nombre: 'Con queso', precio: 0.75 };
const AJO = { id: 'j', nombre: 'Con ajo', precio: 0.1 };
const rebaja = (tipo: Rebaja['tipo'], valor: number): Rebaja => ({ tipo, valor, motivo: 'Amigo' });
const primera = ([linea]: Carrito): Linea => {
  if (!linea) throw new Error('no line');
  return linea;
};
const cantidades = (carrito: Carrito) => carrito.map(({ cantidad }) => cantidad);

describe('the line that a product is', () => {
  it('is the product, with what was chosen with it in whatever order', () => {
    expect(claveDeLinea({ id: 'a' })).toBe('a');
    expect(claveDeLinea({ id: 'a', modificadores: [QUESO, AJO] })).toBe('a+j+q');
    expect(claveDeLinea({ id: 'a', modificadores: [AJO, QUESO] })).toBe('a+j+q');
  });

  it('is each weighing, each way to serve it, and each group of an order', () => {
    expect(claveDeLinea({ id: 'a', pesada: 2 })).toBe('a+*2');
    expect(claveDeLinea({ id: 'a', servicio: { curso: 'FUERTE', asiento: 3 } })).toBe('a+~FUERTE3');
    expect(claveDeLinea({ id: 'a', servicio: {} })).toBe('a+~');
    const todo = { id: 'a', modificadores: [AJO], pesada: 1, servicio: { asiento: 2 } };
    expect(claveDeLinea(todo)).toBe('a+j+*1+~2');
    expect(claveDeLinea({ ...todo, grupo: 'g1' })).toBe('g1');
  });

  it('has what was chosen in its price, and is another line than the one without', () => {
    const carrito = agregarProducto(con('a'), producto('a'), {
      cantidad: 2,
      modificadores: [QUESO, AJO],
      servicio: { asiento: 1 },
    });
    expect(carrito).toHaveLength(2);
    expect(carrito[1]).toMatchObject({
      precio_venta: 3.35,
      cantidad: 2,
      subtota: 6.7,
      iva: 0.44,
      modificadores: [QUESO, AJO],
      servicio: { asiento: 1 },
    });
    expect(primera(con('a'))).not.toHaveProperty('modificadores');
    expect(primera(con('a'))).not.toHaveProperty('por_peso');
    expect(primera(con('a'))).not.toHaveProperty('servicio');
  });

  it('counts as zero-rated where its rate is none that is known', () => {
    expect(primera(agregarProducto([], producto('a', { porcentaje_iva: 99 }))).iva).toBe(0);
  });
});

describe('what is sold by weight', () => {
  const queso = producto('q', { por_peso: true, precio_venta: 8 });
  const pesar = (...kilos: number[]) =>
    kilos.reduce<Carrito>((carrito, cantidad) => agregarProducto(carrito, queso, { cantidad }), []);

  it('is a line each time, with three decimals and the price of its weight', () => {
    expect(pesar(0.3335, 0.3335, 1.25)).toMatchObject([
      { por_peso: true, pesada: 1, cantidad: 0.334, subtota: 2.67 },
      { por_peso: true, pesada: 2, cantidad: 0.334, subtota: 2.67 },
      { por_peso: true, pesada: 3, cantidad: 1.25, subtota: 10 },
    ]);
    expect(unidadesDe([...pesar(0.5, 7), ...fijarCantidad(con('a'), 'a', 4)])).toBe(6);
  });

  it('takes the first weighing that is free of its own product, and stays what it is in an order', () => {
    const [uno, dos] = pesar(1, 2);
    const otro = { ...primera(pesar(1)), id: 'otro' };
    expect(uno && paraCarrito(dos ? [dos] : [], uno)).toBe(uno);
    expect(dos && paraCarrito([otro, { ...otro, pesada: 2 }], dos)).toBe(dos);
    expect(uno && dos && paraCarrito([uno, dos], uno)).toEqual({ ...uno, pesada: 3 });
    const deOrden = { ...primera(pesar(1)), grupo: 'g1' };
    expect(paraCarrito(pesar(1), deOrden)).toBe(deOrden);
    const unidad = primera(con('a'));
    expect(paraCarrito([unidad], unidad)).toBe(unidad);
  });

  it('is at least a gram', () => {
    expect(cantidades(pesar(0))).toEqual([0.001]);
  });

  it.each([
    [true, 1.234, true],
    [true, 1.2345, false],
    [true, 0.0005, false],
    [true, 9999.999, true],
    [false, 3, true],
    [false, 1.5, false],
    [undefined, 1.5, false],
  ])('por_peso %s: %d is a quantity: %s', (por_peso, cantidad, es) => {
    expect(esCantidad({ por_peso }, cantidad)).toBe(es);
  });
});

describe('what is done to one line leaves the others as they are', () => {
  const carrito = con('a', 'b');
  const [a, b] = carrito;

  it.each([
    ['its quantity', cambiarCantidad(carrito, 'b', 'sumar'), { cantidad: 2 }],
    ['a typed quantity', fijarCantidad(carrito, 'b', 7), { cantidad: 7 }],
    ['its note', anotarLinea(carrito, 'b', 'sin sal'), { opciones: 'sin sal' }],
    [
      'its discount',
      rebajarLinea(carrito, 'b', rebaja('MONTO', 1)),
      { rebaja: rebaja('MONTO', 1) },
    ],
    [
      'what is chosen with it',
      modificarLinea(carrito, 'b', producto('b'), [QUESO]),
      { precio_venta: 3.25, modificadores: [QUESO] },
    ],
  ])('%s', (_, cambiado, suyo) => {
    expect(cambiado).toHaveLength(2);
    expect(cambiado[0]).toBe(a);
    expect(cambiado[1]).toMatchObject({ id: 'b', ...suyo });
  });

  it('and where there is no such line, all of them', () => {
    expect(modificarLinea(carrito, 'z', producto('z'), [QUESO])).toBe(carrito);
    expect(quitarLinea(carrito, 'z')).toEqual([a, b]);
    expect(fijarCantidad(carrito, 'z', 7)).toEqual(carrito);
  });

  it('and what was noted, taken off or chosen is taken away again', () => {
    const todo = modificarLinea(
      rebajarLinea(anotarLinea(carrito, 'b', 'sin sal'), 'b', rebaja('MONTO', 1)),
      'b',
      producto('b'),
      [QUESO],
    );
    const sin = rebajarLinea(anotarLinea(todo, 'b+q', ''), 'b+q', null);
    expect(modificarLinea(sin, 'b+q', producto('b'), [])).toEqual(carrito);
  });

  it('joins the line that it became the same as', () => {
    const tres = agregarProducto(carrito, producto('a'), { cantidad: 3, modificadores: [QUESO] });
    expect(cantidades(modificarLinea(tres, 'a+q', producto('a'), []))).toEqual([4, 1]);
    expect(modificarLinea(tres, 'a', producto('a'), [AJO]).map(claveDeLinea)).toEqual([
      'a+j',
      'b',
      'a+q',
    ]);
  });

  const rebajaArb = fc.option(
    fc.record({
      tipo: fc.constantFrom('PORCENTAJE' as const, 'MONTO' as const),
      valor: fc.integer({ min: 1, max: 100 }),
      motivo: fc.constant('Amigo'),
    }),
  );
  const rebajada = (cantidad: number, quita: Rebaja | null) =>
    rebajarLinea(agregarProducto([], producto('a'), { cantidad }), 'a', quita);
  const cuantas = fc.integer({ min: 1, max: 9 });

  it('takes off two lines what it takes off the one they become', () => {
    fc.assert(
      fc.property(cuantas, rebajaArb, cuantas, rebajaArb, (una, suya, otra, deOtra) => {
        const [uno, otro] = [rebajada(una, suya), rebajada(otra, deOtra)];
        const junto = reponerLinea(uno, primera(otro), 0);
        expect(cantidades(junto)).toEqual([una + otra]);
        expect(totalesDeCarrito(junto).total).toBe(
          totalesDeCarrito(uno).total + totalesDeCarrito(otro).total,
        );
      }),
    );
  });

  it('of a cortesía gives away what was approved, and not what is added to it', () => {
    const cortesia = rebajada(1, rebaja('PORCENTAJE', 100));
    const otra = agregarProducto(cortesia, producto('a'));
    expect(cantidades(otra)).toEqual([2]);
    expect(totalesDeCarrito(otra).total).toBe(250);
  });

  it('keeps what was taken off a line that becomes the same as another, or comes back', () => {
    const conQueso = agregarProducto(con('a'), producto('a'), { modificadores: [QUESO] });
    const dos = rebajarLinea(conQueso, 'a+q', rebaja('MONTO', 2));
    expect(totalesDeCarrito(modificarLinea(dos, 'a+q', producto('a'), [])).total).toBe(300);
    const quitada = primera(rebajada(1, rebaja('MONTO', 2)));
    expect(totalesDeCarrito(reponerLinea(con('a'), quitada, 0)).total).toBe(300);
  });

  it('never has more units than there may be', () => {
    expect(cantidades(fijarCantidad(carrito, 'a', CANTIDAD_MAXIMA + 1))).toEqual([9999, 1]);
  });
});

describe('today’s prices', () => {
  const catalogo = (productos: Producto[], modificadores = [QUESO, AJO]) => ({
    productos: new Map(productos.map((uno) => [uno.id, uno])),
    modificadores: new Map(
      modificadores.map((uno) => [uno.id, { ...uno, id_producto: 'a', id_categoria: null }]),
    ),
  });
  const carrito = con('a', 'b', 'a');

  it('leave the cart itself where nothing changed, or a product left the catalogue', () => {
    expect(actualizarPrecios(carrito, catalogo([producto('a'), producto('b')]))).toBe(carrito);
    expect(actualizarPrecios(carrito, catalogo([]))).toBe(carrito);
    expect(lineaVigente(primera(carrito), catalogo([]))).toBeUndefined();
  });

  it.each([
    ['price', { precio_venta: 3 }, { precio_venta: 3, subtota: 6, iva: 0.39 }],
    ['rate', { porcentaje_iva: 0 }, { porcentaje_iva: 0, iva: 0, subtota: 5 }],
    ['name', { producto: 'Otro' }, { producto: 'Otro', subtota: 5 }],
  ])('take another %s, of that line alone', (_, over, suyo) => {
    const nuevo = actualizarPrecios(carrito, catalogo([producto('a', over), producto('b')]));
    expect(nuevo[0]).toEqual({ ...carrito[0], ...suyo });
    expect(nuevo[1]).toBe(carrito[1]);
  });

  it('take those of what was chosen too; what is gone keeps what it was', () => {
    const elegido = agregarProducto([], producto('a'), { modificadores: [QUESO, AJO] });
    const caro = { ...QUESO, nombre: 'Con más queso', precio: 1 };
    expect(actualizarPrecios(elegido, catalogo([producto('a')], [caro]))).toMatchObject([
      { precio_venta: 3.6, modificadores: [caro, AJO], subtota: 3.6 },
    ]);
  });

  it('are not those of a line of an order: its price was agreed', () => {
    const deOrden = { ...primera(carrito), orden_lineas: ['l1'] };
    expect(lineaVigente(deOrden, catalogo([producto('a', { precio_venta: 9 })]))).toBe(deOrden);
  });
});

describe('what is taken off a bill', () => {
  const carrito = rebajarLinea(con('a', 'a', 'b'), 'a', rebaja('PORCENTAJE', 10)); // 5.00 less 0.50, and 2.50
  const cuenta = { carrito, rebaja: rebaja('MONTO', 0.7) };

  it('is shared out over its lines besides what they lose, by what is left of them', () => {
    expect(totalesDeCarrito(carrito).total).toBe(700);
    expect(descuentoDeCuenta(cuenta)).toBe(70);
    expect(descuentosDeCuenta(cuenta)).toEqual([95, 25]);
    expect(porcentajeDeCuenta(cuenta)).toBe(19);
    expect(porcentajeDeCuenta({ carrito })).toBe(10);
    expect(descuentoTotal(cuenta)).toBe(120);
    expect(totalesDeCuenta(cuenta).total).toBe(630);
    expect(totalesDeCuenta(cuenta).lineas.map(({ bruto }) => bruto)).toEqual([405, 225]);
  });

  it('is nothing where nothing is', () => {
    expect(descuentoDeCuenta({ carrito })).toBe(0);
    expect(descuentoTotal({ carrito })).toBe(50);
    expect(totalesDeCuenta({ carrito })).toBe(totalesDeCarrito(carrito));
  });

  it('is sent with its line in dollars, and its reason; what is of the till alone is not', () => {
    const linea: Linea = {
      ...primera(carrito),
      por_peso: true,
      pesada: 1,
      grupo: 'g1',
      servicio: { asiento: 1 },
      opciones: 'sin sal',
    };
    const enviada = {
      id: 'a',
      id_categoria: 'c1',
      producto: 'Producto a',
      precio_venta: 2.5,
      cantidad: 2,
      iva: 0.33,
      subtota: 5,
      porcentaje_iva: 15,
      opciones: 'sin sal',
    };
    expect(aLineaVenta(linea)).toEqual({ ...enviada, descuento: 0.5, motivo_descuento: 'Amigo' });
    const { rebaja: _, ...sin } = linea;
    expect(aLineaVenta(sin)).toEqual(enviada);
  });
});
