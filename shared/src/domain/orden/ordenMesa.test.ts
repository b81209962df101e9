import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { LineaOrden } from '../../contracts/ventas/ordenes';

import { claveDeLinea, totalesDeCarrito, type Carrito } from './carrito';
import { moverUnidades } from './cuentaDividida';
import { alDia, lineasDeOrden } from './ordenMesa';

const makeLinea = (over: Partial<LineaOrden> = {}): LineaOrden => ({
  linea: 'l1',
  id: '1',
  id_categoria: '1',
  producto: 'Ceviche',
  precio_venta: 9.5,
  porcentaje_iva: 15,
  por_peso: false,
  cantidad: 1,
  anulada: 0,
  pagada: 0,
  opciones: '',
  modificadores: [],
  curso: null,
  asiento: null,
  retenida: false,
  lista: false,
  entregada: false,
  usuario: 'Marta',
  enviada: '2026-11-20T17:00:00.000Z',
  ...over,
});

describe('lineasDeOrden', () => {
  it('makes one line of what is the same, however often it was sent', () => {
    const [linea, ...resto] = lineasDeOrden([
      makeLinea(),
      makeLinea({ linea: 'l2', cantidad: 2, curso: 'FUERTE' }),
    ]);
    expect(resto).toEqual([]);
    expect(linea).toMatchObject({ cantidad: 3, subtota: 28.5, orden_lineas: ['l1', 'l2'] });
  });

  it.each<[string, Partial<LineaOrden>]>([
    ['another price', { precio_venta: 8 }],
    ['another rate', { porcentaje_iva: 0 }],
    ['a note', { opciones: 'sin cebolla' }],
    ['something chosen', { modificadores: [{ id: '5', nombre: 'Queso', precio: 1 }] }],
    ['another seat', { asiento: 2 }],
  ])('keeps apart what has %s', (_, over) => {
    expect(lineasDeOrden([makeLinea(), makeLinea({ linea: 'l2', ...over })])).toHaveLength(2);
  });

  it('keeps apart what costs the same with an extra that costs otherwise by now', () => {
    const con = (precio: number) => [{ id: '5', nombre: 'Queso', precio }];
    const lineas = [
      makeLinea({ modificadores: con(1) }),
      makeLinea({ linea: 'l2', modificadores: con(0.5) }),
    ];
    expect(lineasDeOrden(lineas)).toHaveLength(2);
  });

  it('keeps each weighing, and leaves out what is paid or was taken back', () => {
    const lineas = lineasDeOrden([
      makeLinea({ linea: 'p1', por_peso: true, cantidad: 0.455 }),
      makeLinea({ linea: 'p2', por_peso: true, cantidad: 0.455 }),
      makeLinea({ linea: 'l3', cantidad: 0, pagada: 2 }),
      makeLinea({ linea: 'l4', cantidad: 0, anulada: 1 }),
    ]);
    expect(lineas.map(({ cantidad, orden_lineas }) => [cantidad, orden_lineas])).toEqual([
      [0.455, ['p1']],
      [0.455, ['p2']],
    ]);
  });

  it('writes a note of several lines in one', () => {
    const [linea] = lineasDeOrden([makeLinea({ opciones: 'sin cebolla\n bien cocido' })]);
    expect(linea?.opciones).toBe('sin cebolla, bien cocido');
  });
});

describe('alDia', () => {
  const ordenArb = fc
    .uniqueArray(
      fc.record({
        id: fc.constantFrom('1', '2', '3', '4'),
        cantidad: fc.integer({ min: 1, max: 6 }),
        precio_venta: fc.integer({ min: 1, max: 2000 }).map((centavos) => centavos / 100),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    )
    .map((lineas) =>
      lineasDeOrden(lineas.map((linea) => makeLinea({ ...linea, linea: `l${linea.id}` }))),
    );
  const movidasArb = fc.array(
    fc.record({
      cual: fc.nat(),
      parte: fc.nat({ max: 2 }),
      cuantas: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 6 },
  );
  type Venta = { carrito: Carrito; partes: { id: string; carrito: Carrito }[] };

  const unidades = (carritos: readonly Carrito[]) => {
    const suma = new Map<string, number>();
    for (const linea of carritos.flat())
      suma.set(claveDeLinea(linea), (suma.get(claveDeLinea(linea)) ?? 0) + linea.cantidad);
    return suma;
  };
  const centavos = (carritos: readonly Carrito[]) =>
    carritos.reduce((suma, carrito) => suma + totalesDeCarrito(carrito).total, 0);

  it('holds what the order has to pay, no unit and no cent more or less, however it was split', () => {
    fc.assert(
      fc.property(ordenArb, movidasArb, ordenArb, (antes, movidas, ahora) => {
        let venta: Venta = { carrito: antes, partes: [] };
        for (const { cual, parte, cuantas } of movidas) {
          const linea = venta.carrito[cual % Math.max(venta.carrito.length, 1)];
          if (!linea) continue;
          const id = `parte-${parte}`;
          const suya = venta.partes.find((una) => una.id === id)?.carrito ?? [];
          const hecho = moverUnidades(venta.carrito, suya, claveDeLinea(linea), cuantas);
          const otras = venta.partes.filter((una) => una.id !== id);
          venta = { carrito: hecho.origen, partes: [...otras, { id, carrito: hecho.destino }] };
        }
        const { carrito, partes } = alDia(venta, ahora);
        const todas = [carrito, ...partes.map((parte) => parte.carrito)];
        expect(unidades(todas)).toEqual(unidades([ahora]));
        expect(centavos(todas)).toBe(centavos([ahora]));
        expect(partes.every((parte) => parte.carrito.length > 0)).toBe(true);
      }),
    );
  });

  it('changes nothing where the order did not change', () => {
    const orden = lineasDeOrden([makeLinea({ cantidad: 3 })]);
    const { origen, destino } = moverUnidades(orden, [], claveDeLinea(orden[0] ?? { id: '' }), 2);
    const venta = { carrito: origen, partes: [{ id: 'a', carrito: destino }] };
    expect(alDia(venta, orden)).toEqual(venta);
  });

  it('keeps a split that was stored when what has two rates was one line, and no unit more', () => {
    const rondas = [makeLinea({ cantidad: 2, porcentaje_iva: 0 }), makeLinea({ linea: 'l2' })];
    const orden = lineasDeOrden(rondas);
    const [una] = orden;
    if (!una) throw new Error('nothing to pay');
    const vieja = { ...una, grupo: '=["1",9.5,[],"",null]', orden_lineas: ['l1', 'l2'] };
    const rebaja = { tipo: 'MONTO', valor: 1, motivo: 'Cortesía' } as const;
    const parte = { ...vieja, cantidad: 1, rebaja };
    const venta = {
      carrito: [{ ...vieja, cantidad: 2 }],
      partes: [{ id: 'a', carrito: [parte] }],
    };
    const { carrito, partes } = alDia(venta, orden);
    const dichas = (lineas: Carrito) =>
      lineas.map(({ cantidad, porcentaje_iva, orden_lineas }) => [
        cantidad,
        porcentaje_iva,
        orden_lineas,
      ]);
    expect(dichas(carrito)).toEqual([
      [1, 0, ['l1']],
      [1, 15, ['l2']],
    ]);
    expect(partes.map((suya) => dichas(suya.carrito))).toEqual([[[1, 0, ['l1']]]]);
    expect(partes[0]?.carrito[0]?.rebaja).toEqual(rebaja);
  });

  it('takes what is gone from the bill that was not split off first', () => {
    const orden = lineasDeOrden([makeLinea({ cantidad: 3 })]);
    const { origen, destino } = moverUnidades(orden, [], claveDeLinea(orden[0] ?? { id: '' }), 2);
    const venta = { carrito: origen, partes: [{ id: 'a', carrito: destino }] };
    const { carrito, partes } = alDia(venta, lineasDeOrden([makeLinea({ cantidad: 2 })]));
    expect([carrito.length, partes[0]?.carrito[0]?.cantidad]).toEqual([0, 2]);
  });
});
