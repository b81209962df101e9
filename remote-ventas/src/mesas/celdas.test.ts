import { describe, expect, it } from '@jest/globals';

import { celdaEn, movidas, ponerEn, quienEsta, recorte, siguienteLibre } from './celdas';

const lugares = new Map([
  ['1', { x: 0, y: 0 }],
  ['2', { x: 1, y: 0 }],
  ['3', { x: 2, y: 0 }],
]);
const DERECHA = { x: 1, y: 0 };
const ARRIBA = { x: 0, y: -1 };

describe('cells of the floor plan', () => {
  it('hold one table each', () => {
    expect(ponerEn(lugares, '1', { x: 1, y: 0 })).toBeNull();
    expect(ponerEn(lugares, '1', { x: 0, y: 0 })?.get('1')).toEqual({ x: 0, y: 0 });
    const movido = ponerEn(lugares, '1', { x: 5, y: 3 });
    expect(movido && quienEsta(movido, { x: 5, y: 3 })).toBe('1');
    expect(lugares.get('1')).toEqual({ x: 0, y: 0 });
  });

  it.each([[{ x: -1, y: 0 }], [{ x: 24, y: 0 }], [{ x: 0, y: 16 }]])(
    'end where the plan does: %j',
    (celda) => {
      expect(ponerEn(lugares, '1', celda)).toBeNull();
    },
  );

  it('are stepped over where they are taken, and there is none beyond the edge', () => {
    expect(siguienteLibre(lugares, '1', DERECHA)).toEqual({ x: 3, y: 0 });
    expect(siguienteLibre(lugares, '1', ARRIBA)).toBeNull();
    const borde = new Map([...lugares, ['9', { x: 23, y: 0 }]]);
    expect(siguienteLibre(borde, '9', DERECHA)).toBeNull();
  });

  it('are given to one without a place: the first that is free', () => {
    expect(siguienteLibre(lugares, 'nueva', ARRIBA)).toEqual({ x: 3, y: 0 });
  });

  it('tell what was moved, and not what stands where it stood', () => {
    const ahora = new Map([...lugares, ['2', { x: 4, y: 4 }], ['8', { x: 5, y: 5 }]]);
    expect(movidas(lugares, ahora)).toEqual([
      { id: '2', x: 4, y: 4 },
      { id: '8', x: 5, y: 5 },
    ]);
  });

  it('are shown from the first to the last that has a table', () => {
    expect(
      recorte([
        { x: 3, y: 9 },
        { x: 7, y: 2 },
      ]),
    ).toEqual({ x: 3, y: 2, columnas: 5, filas: 8 });
  });

  it('are found under a point of the screen, wherever the plan was scrolled to', () => {
    const plano = { left: -100, top: 50, width: 2400, height: 1600 } as DOMRect;
    expect(celdaEn(plano, { x: -95, y: 55 })).toEqual({ x: 0, y: 0 });
    expect(celdaEn(plano, { x: 150, y: 1640 })).toEqual({ x: 2, y: 15 });
    expect(celdaEn(plano, { x: 150, y: 40 })).toBeNull();
  });
});
