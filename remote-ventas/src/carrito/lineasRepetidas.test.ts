import { describe, expect, it } from '@jest/globals';

import { agregarProducto, unidadesDe, type Carrito } from '@comanda/shared/domain/orden/carrito';
import { makeProducto } from '@comanda/shared/testing';

import { ponerLineas, repetirLineas, retirarLineas, type LineaRepetida } from './lineasRepetidas';
import { ventaVacia } from './ventaAbierta';

const QUESO = makeProducto({ id: 'q', producto: 'Queso', por_peso: true });
const COLA = makeProducto({ id: 'c', producto: 'Cola' });
const makeRepetida = (over: Partial<LineaRepetida> = {}): LineaRepetida => ({
  producto: QUESO,
  cantidad: 0.235,
  opciones: '',
  modificadores: [],
  ...over,
});
const repetir = (carrito: Carrito, ...lineas: LineaRepetida[]) => {
  const { puestas } = ponerLineas(carrito, lineas);
  const despues = repetirLineas(lineas)({ ...ventaVacia, carrito }).carrito ?? [];
  const vuelta = (actual: Carrito) =>
    retirarLineas(puestas)({ ...ventaVacia, carrito: actual }).carrito;
  return { despues, vuelta };
};

describe('an order that is repeated', () => {
  it('has its note on the line that was weighed, and takes that line back', () => {
    const antes = agregarProducto([], QUESO, { cantidad: 0.5 });
    const { despues, vuelta } = repetir(
      antes,
      makeRepetida({ opciones: 'en tajadas' }),
      makeRepetida({ cantidad: 0.1 }),
    );
    expect(despues.map(({ cantidad, opciones }) => [cantidad, opciones])).toEqual([
      [0.5, undefined],
      [0.235, 'en tajadas'],
      [0.1, undefined],
    ]);
    expect(vuelta(despues)).toEqual(antes);
  });

  it('joins what is there of the same, and takes back no more than it put', () => {
    const antes = agregarProducto([], COLA, { cantidad: 2 });
    const { despues, vuelta } = repetir(antes, makeRepetida({ producto: COLA, cantidad: 3 }));
    expect(despues).toMatchObject([{ id: 'c', cantidad: 5 }]);
    const conOtra = agregarProducto(despues, COLA);
    expect(unidadesDe(vuelta(conOtra) ?? [])).toBe(3);
  });
});
