import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Mesa } from '../../contracts/ventas/mesas';
import type { LineaOrden, Orden } from '../../contracts/ventas/ordenes';

import {
  anotadoDe,
  conAnotado,
  pisoConAnotado,
  type EnvioAnotado,
  type PagoAnotado,
} from './ordenSinLinea';

const makeLinea = (linea: string, over: Partial<LineaOrden> = {}): LineaOrden => ({
  linea,
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
const makeOrden = (over: Partial<Orden> = {}): Orden => ({
  random: 'r1',
  orden: 'Orden 1',
  mesa: '5',
  id_mesa: 'm5',
  cliente: 'Ana',
  comensales: 2,
  mesero: 'Luis',
  desde: '2026-11-20T16:00:00.000Z',
  estado: 'ABIERTA',
  por_pagar: true,
  venta: null,
  unida_a: null,
  lineas: [makeLinea('l1')],
  ...over,
});
const makeEnvio = (over: Partial<EnvioAnotado> = {}): EnvioAnotado => ({
  random: 'r1',
  mesa: '5',
  orden: '',
  mesero: 'Carlos',
  comensales: null,
  pedida: '2026-11-20T17:30:00.000Z',
  lineas: [makeLinea('n1', { cantidad: 2 })],
  ...over,
});
const pago = (orden_lineas: string[], cantidad: number, orden = 'r1'): PagoAnotado => ({
  orden,
  secuencia: '001-002-000000007',
  tienda: [{ cantidad, orden_lineas }],
});
const makeMesa = (over: Partial<Mesa> = {}): Mesa => ({
  id: 'm5',
  numero_mesa: 5,
  fecha_registros: '',
  estado: 'LIBRE',
  empresa: 'A',
  nombre: '',
  zona: '',
  x: null,
  y: null,
  random: null,
  orden: null,
  desde: null,
  total: 0,
  lineas: 0,
  mesero: '',
  cliente: '',
  comensales: null,
  listas: 0,
  ...over,
});
const cantidades = (orden: Orden | null) =>
  orden?.lineas.map(({ linea, cantidad, pagada }) => [linea, cantidad, pagada]);

describe('an order as the till that had no line knows it', () => {
  it('has what was written down after what was read, once', () => {
    const orden = conAnotado(makeOrden(), [makeEnvio()], []);
    expect(cantidades(orden)).toEqual([
      ['l1', 1, 0],
      ['n1', 2, 0],
    ]);
    expect(orden).toMatchObject({ cliente: 'Ana', por_pagar: false }); // they go on eating
    expect(cantidades(conAnotado(orden, [makeEnvio()], []))).toHaveLength(2);
  });

  it('begins where nobody sat', () => {
    expect(conAnotado(null, [], [])).toBeNull();
    expect(conAnotado(null, [makeEnvio({ random: 'r9' })], [])).toMatchObject({
      random: 'r9',
      mesa: '5',
      mesero: 'Carlos',
      desde: '2026-11-20T17:30:00.000Z',
      estado: 'ABIERTA',
      lineas: [{ linea: 'n1' }],
    });
  });

  it('is of whoever sits at its table by now', () => {
    const envios = [makeEnvio({ random: 'r9' }), makeEnvio({ random: 'r8', mesa: '6' })];
    expect(anotadoDe(envios, { random: 'r1', mesa: '5' })).toEqual([envios[0]]);
    const sinMesa = [makeEnvio({ random: 'a', mesa: '' }), makeEnvio({ random: 'b', mesa: '' })];
    expect(anotadoDe(sinMesa, { random: 'b', mesa: '' })).toEqual([sinMesa[1]]);
  });

  it('is without what was charged of it, and over once that is all of it', () => {
    const parte = conAnotado(makeOrden(), [makeEnvio()], [pago(['l1', 'n1'], 2)]);
    expect(cantidades(parte)).toEqual([
      ['l1', 0, 1],
      ['n1', 1, 1],
    ]);
    expect(parte).toMatchObject({ estado: 'ABIERTA' });
    const todo = conAnotado(makeOrden(), [makeEnvio()], [pago(['l1', 'n1'], 3)]);
    expect(todo).toMatchObject({ estado: 'PAGADA', venta: '001-002-000000007' });
    expect(cantidades(conAnotado(makeOrden(), [], [pago(['l1'], 1, 'otra')]))).toEqual([
      ['l1', 1, 0],
    ]);
  });

  it('neither gains nor loses a unit, whatever is charged of it', () => {
    const milesimas = fc.integer({ min: 1, max: 9_000 }).map((n) => n / 1000);
    const una = fc.record({ cantidad: milesimas, paga: milesimas });
    fc.assert(
      fc.property(fc.array(una, { minLength: 1, maxLength: 6 }), (casos) => {
        const lineas = casos.map(({ cantidad }, i) => makeLinea(`l${i}`, { cantidad }));
        const pagos = casos.map(({ paga }, i) => pago([`l${i}`, 'l0'], paga));
        const orden = conAnotado(makeOrden({ lineas }), [], pagos);
        orden?.lineas.forEach(({ cantidad, pagada }, i) => {
          expect(cantidad).toBeGreaterThanOrEqual(0);
          expect(Math.round((cantidad + pagada) * 1000)).toBe(
            Math.round((lineas[i]?.cantidad ?? 0) * 1000),
          );
        });
      }),
    );
  });
});

describe('the floor as that till knows it', () => {
  const piso = { mesas: [makeMesa()], ordenes: [] };

  it('is as it was where nothing was written down', () => {
    expect(pisoConAnotado(piso, [], { envios: [], pagos: [] })).toBe(piso);
  });

  it('has a table taken by what was written down, and free again once that was charged', () => {
    const envios = [makeEnvio({ random: 'r9' })];
    expect(pisoConAnotado(piso, [], { envios, pagos: [] }).mesas[0]).toMatchObject({
      estado: 'OCUPADA',
      random: 'r9',
      total: 19,
      lineas: 1,
      mesero: 'Carlos',
    });
    const pagos = [pago(['n1'], 2, 'r9')];
    expect(pisoConAnotado(piso, [], { envios, pagos }).mesas[0]).toEqual(makeMesa());
  });

  it('adds to an order that was read, and leaves alone one that was not', () => {
    const mesa = makeMesa({ estado: 'OCUPADA', random: 'r1', total: 9.5, lineas: 1, listas: 1 });
    const leido = { mesas: [mesa], ordenes: [] };
    const anotado = { envios: [makeEnvio()], pagos: [] };
    expect(pisoConAnotado(leido, [makeOrden()], anotado).mesas[0]).toMatchObject({
      total: 28.5,
      lineas: 2,
      listas: 1,
      cliente: 'Ana',
    });
    expect(pisoConAnotado(leido, [], anotado).mesas[0]).toBe(mesa);
  });

  it('shows an order with a name, which goes with its charge', () => {
    const envios = [
      makeEnvio({ random: 'r9', mesa: '', orden: 'Pedro' }),
      makeEnvio({ random: 'r9', mesa: '', lineas: [makeLinea('n2')] }),
    ];
    const { ordenes } = pisoConAnotado(piso, [], { envios, pagos: [] });
    expect(ordenes).toMatchObject([{ random: 'r9', orden: 'Pedro', total: 28.5, lineas: 2 }]);
    const pagos = [pago(['n1', 'n2'], 3, 'r9')];
    expect(pisoConAnotado(piso, [], { envios, pagos }).ordenes).toEqual([]);
  });
});
