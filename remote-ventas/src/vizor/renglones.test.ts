import { describe, expect, it } from '@jest/globals';

import { renglones } from './renglones';

describe('the lines that a text takes', () => {
  it.each([
    ['Ceviche', 240, 1],
    ['Ceviche de camarón con chifles', 300, 2],
    ['Sin cebolla\nSin ají\nPara llevar', 240, 3],
    ['Término medio', 60, 4],
    ['', 240, 1],
  ])('%j in %i pixels: %i', (texto, ancho, cuantos) => {
    expect(renglones(texto, ancho, 24)).toBe(cuantos);
  });

  it('divides a word that is wider than a line', () => {
    expect(renglones('W'.repeat(80), 240, 24)).toBeGreaterThanOrEqual(8);
  });
});
