import { describe, expect, it } from '@jest/globals';

import { noImprimible } from './imprimible';

describe('noImprimible', () => {
  it.each([
    '',
    'Ñandú €5 “ya” – Œuvre',
    'Café\u0301 Кафе Łódź ½ → ≤',
    'pegado\u200b de\u200e otra parte\ufeff',
    'dos\nlíneas\ty un tab',
    '\u202aComercial Andina\u202c \u2068S.A.\u2069', // as a chat writes a name down
  ])('has nothing against %j', (texto) => {
    expect(noImprimible(texto)).toBeNull();
  });

  it.each([
    ['Pollo 🍗 frito', '🍗'],
    ['👨‍👩‍👧 familia', '👨👩👧'], // joined by what is not seen
    ['漢字', '漢'],
    ['مقهى', 'م'],
    ['Café שלום', 'ש'],
  ])('names what %s cannot be printed with', (texto, letra) => {
    expect(letra).toContain(noImprimible(texto));
    expect(noImprimible(texto)).not.toBeNull();
  });
});
