import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';

import { aSuTiempo, temaDe } from './aSuTiempo';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const abrir = () => {
  const dichos: { cuando: number; que: string }[] = [];
  const cambios = aSuTiempo((tema, empresa) => {
    dichos.push({ cuando: Date.now(), que: `${tema} ${empresa}` });
  });
  return { cambios, dichos };
};

describe('changes that a page is told of', () => {
  it('are asked for within a moment, and not all of its companies as one', () => {
    const { cambios, dichos } = abrir();
    cambios.anotar('piso', 'Puerto');
    cambios.anotar('piso', 'Andina');
    jest.advanceTimersByTime(100);
    expect(dichos.map(({ que }) => que).sort()).toEqual(['piso Andina', 'piso Puerto']);
    cambios.anotar('catalogo', 'Puerto');
    jest.advanceTimersByTime(500);
    expect(dichos).toHaveLength(3);
  });

  it('are asked for at most each 900 ms, and none is left unasked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1 }), (esperas) => {
        const { cambios, dichos } = abrir();
        let ultimo = 0;
        for (const ms of esperas) {
          jest.advanceTimersByTime(ms);
          cambios.anotar('piso', 'Puerto');
          ultimo = Date.now();
        }
        jest.advanceTimersByTime(1_000);
        const cuandos = dichos.map(({ cuando }) => cuando);
        expect(cuandos.at(-1)).toBeGreaterThanOrEqual(ultimo);
        expect((cuandos.at(-1) ?? Infinity) - ultimo).toBeLessThanOrEqual(900);
        for (const [i, cuando] of cuandos.slice(1).entries())
          expect(cuando - (cuandos[i] ?? 0)).toBeGreaterThanOrEqual(900);
      }),
    );
  });

  it('are asked for in time also where the clock was set back', () => {
    const { cambios, dichos } = abrir();
    cambios.anotar('piso', 'Puerto');
    jest.advanceTimersByTime(1_000);
    jest.setSystemTime(Date.now() - 3_600_000);
    cambios.anotar('piso', 'Puerto');
    jest.advanceTimersByTime(900);
    expect(dichos).toHaveLength(2);
  });

  it('of a stream that is over are forgotten', () => {
    const { cambios, dichos } = abrir();
    cambios.anotar('piso', 'Puerto');
    cambios.olvidar();
    jest.advanceTimersByTime(2_000);
    expect(dichos).toEqual([]);
  });
});

it('a subject that only a newer server knows is none', () => {
  expect(['piso', 'catalogo', 'avisos', 'adios'].map(temaDe)).toEqual([
    'piso',
    'catalogo',
    undefined,
    undefined,
  ]);
});
