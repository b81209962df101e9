import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { moverA } from './moverA';

const letras = ['a', 'b', 'c', 'd'];
const mover = (letra: string, lugar: number) => moverA(letras, (una) => una === letra, lugar);

describe('moverA', () => {
  it('puts it where it is wanted, the others one after another', () => {
    expect(mover('a', 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(mover('d', 0)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('leaves the list alone where there is nothing to move', () => {
    expect(mover('b', 1)).toBe(letras);
    expect(mover('z', 1)).toBe(letras);
  });

  it('loses none', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (lista, a, b) => {
        const una = lista[a % lista.length];
        const movida = moverA(lista, (otra) => otra === una, b % lista.length);
        expect([...movida].sort()).toEqual([...lista].sort());
        expect(movida[b % lista.length]).toBe(una);
      }),
    );
  });
});
