import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { dePalabras, enTabla, talCual } from './palabras';

const TABLA = { A: 'Activo', N: 'Anulado' };
const palabra = (una: string) => una as keyof typeof TABLA;

describe('a table of words', () => {
  it('says what it says, and of any other word the word itself', () => {
    const dichas = dePalabras(TABLA, talCual);
    expect(dichas).toEqual(TABLA);
    expect(Object.keys(dichas)).toEqual(['A', 'N']);
    fc.assert(
      fc.property(fc.string(), (una) => {
        expect(dichas[palabra(una)]).toBe(enTabla(TABLA, palabra(una)) ?? una);
      }),
    );
  });

  it('says of none that it has what every object has', () => {
    expect(dePalabras(TABLA, talCual)[palabra('constructor')]).toBe('constructor');
    expect(enTabla(TABLA, palabra('constructor'))).toBeUndefined();
    expect(enTabla(TABLA, 'A')).toBe('Activo');
  });
});
