import { describe, expect, it } from '@jest/globals';

import { normalizar } from './texto';

describe('normalizar', () => {
  it.each([
    ['CAFÉ con Ñandú', 'cafe con nandu'],
    ['Cafe\u0301 de São Paulo', 'cafe de sao paulo'],
    ['Salsa Kellogg´s · D`Elia ¨X¨', 'salsa kellogg´s · d`elia ¨x¨'], // letters, as the databases have them
  ])('%j is %j', (texto, dicho) => {
    expect(normalizar(texto)).toBe(dicho);
  });
});
