import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { preciosEnVentana, type PrecioCambiado } from './preciosEnVentana';

const en = (minuto: number) => new Date(minuto * 60_000);
const ventana = (desde: number, hasta: number) => ({ desde: en(desde), hasta: en(hasta) });
const cambio = (minuto: number, antes: number | null, despues: number): PrecioCambiado<number> => ({
  cuando: en(minuto),
  antes,
  despues,
});

describe('what something cost at any moment of a time', () => {
  it.each([
    ['what it costs, where it never changed', [], [100]],
    ['what it costs, where it changed before', [cambio(5, 50, 100)], [100]],
    ['what it did then, where it changed after', [cambio(30, 50, 100)], [50]],
    ['both, where it changed meanwhile', [cambio(15, 50, 100)], [50, 100]],
    ['nothing, where it was made after', [cambio(30, null, 100)], []],
    ['what it was made with, where it was made meanwhile', [cambio(15, null, 100)], [100]],
  ])('is %s', (_que, cambios, precios) => {
    expect(preciosEnVentana(100, cambios, ventana(10, 20))).toEqual(precios);
  });

  it('is each price that a moment of it would find, and no other', () => {
    const historia = fc.array(
      fc.record({ espera: fc.integer({ min: 1, max: 9 }), precio: fc.nat(5) }),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(historia, fc.nat(40), fc.nat(20), (pasos, desde, dura) => {
        let [minuto, antes] = [0, 9];
        const cambios = pasos.map(({ espera, precio }) => {
          const uno = cambio((minuto += espera), antes, precio);
          antes = precio;
          return uno;
        });
        const precioEn = (momento: number) =>
          cambios.findLast(({ cuando }) => cuando <= en(momento))?.despues ?? 9;
        const minutos = Array.from({ length: dura + 1 }, (_, i) => desde + i);
        const hallados = preciosEnVentana(antes, cambios, ventana(desde, desde + dura));
        expect(new Set(hallados)).toEqual(new Set(minutos.map(precioEn)));
      }),
    );
  });
});
