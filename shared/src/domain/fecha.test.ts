import { describe, expect, it } from '@jest/globals';

import { fechaNegocio, formatFecha, formatHora, formatInstante } from './fecha';

const noche = new Date('2026-11-21T02:30:05Z');

describe('fechas de Ecuador (decisions.md)', () => {
  it('keeps the evening in its own business day', () => {
    expect(fechaNegocio(noche)).toBe('2026-11-20');
    expect(fechaNegocio(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
  });

  it('writes DD/MM/YYYY of a day, an instant and a Date', () => {
    expect(formatFecha('2026-11-20')).toBe('20/11/2026');
    expect(formatFecha(noche.toISOString())).toBe('20/11/2026');
    expect(formatFecha(noche)).toBe('20/11/2026');
  });

  it('writes the hour and the instant with its offset', () => {
    expect(formatHora(noche)).toBe('21:30');
    expect(formatInstante(noche)).toBe('2026-11-20T21:30:05-05:00');
  });
});
