import { describe, expect, it } from '@jest/globals';

import { leerFechaDelSri } from './fechaDelSri';

const margen = { dia: '2026-11-21', ahora: new Date('2026-11-21T20:00:00Z') };
const leer = (dicha: string, over: Partial<typeof margen> = {}) =>
  leerFechaDelSri(dicha, { ...margen, ...over })?.toISOString() ?? null;

describe('leerFechaDelSri', () => {
  it.each([
    ['2026-11-21T14:32:51-05:00', '2026-11-21T19:32:51.000Z'],
    ['2026-11-21T14:32:51.123-05:00', '2026-11-21T19:32:51.000Z'],
    ['2026-11-21T19:32:51Z', '2026-11-21T19:32:51.000Z'],
    ['2026-11-21T14:32:51-0500', '2026-11-21T19:32:51.000Z'],
    ['2026-11-21T14:32:51', '2026-11-21T19:32:51.000Z'],
    ['2026-11-21 14:32', '2026-11-21T19:32:00.000Z'],
    ['21/11/2026 14:32:51', '2026-11-21T19:32:51.000Z'],
    ['21-11-2026 14:32:51', '2026-11-21T19:32:51.000Z'],
    ['11/21/2026 14:32:51', '2026-11-21T19:32:51.000Z'],
  ])('reads %s, in Guayaquil where it says no offset', (dicha, instante) => {
    expect(leer(dicha)).toBe(instante);
  });

  it('tells day and month apart by the day of the document and by now', () => {
    const diciembre = { dia: '2026-12-05', ahora: new Date('2026-12-05T20:00:00Z') };
    expect(leer('05/12/2026 10:00:00', diciembre)).toBe('2026-12-05T15:00:00.000Z');
    expect(leer('12/05/2026 10:00:00', diciembre)).toBe('2026-12-05T15:00:00.000Z');
    const mayo = { dia: '2026-05-12', ahora: new Date('2026-05-12T20:00:00Z') };
    expect(leer('12/05/2026 10:00:00', mayo)).toBe('2026-05-12T15:00:00.000Z');
  });

  it('guesses nothing: of two days that may both be, and of what is no date, it says that it does not know', () => {
    const meses = { dia: '2026-05-01', ahora: new Date('2026-07-01T20:00:00Z') };
    expect(leer('05/06/2026 10:00:00', meses)).toBeNull();
    for (const dicha of ['', 'ayer', '2026-11-31T10:00:00', '2026-11-21', '31/31/2026 10:00:00'])
      expect(leer(dicha)).toBeNull();
  });
});
