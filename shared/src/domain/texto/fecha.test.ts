import { describe, expect, it } from '@jest/globals';

import {
  fechaNegocio,
  formatFecha,
  formatFechaHora,
  formatHace,
  formatHora,
  formatInstante,
  formatLapso,
} from './fecha';

const noche = new Date('2026-11-21T02:30:05Z');

describe('fechas de Ecuador', () => {
  it('keeps the evening in its own business day', () => {
    expect(fechaNegocio(noche)).toBe('2026-11-20');
    expect(fechaNegocio(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
  });

  it.each([
    [4, '2026-11-20T08:59:59.999Z', '2026-11-19'], // 03:59 in Ecuador
    [4, '2026-11-20T09:00:00Z', '2026-11-20'],
    [4, '2026-11-21T04:59:59Z', '2026-11-20'],
    [0, '2026-11-20T04:59:59.999Z', '2026-11-19'],
    [0, '2026-11-20T05:00:00Z', '2026-11-20'],
    [12, '2026-01-01T16:59:59Z', '2025-12-31'],
  ])('a day that ends at %i: %s is of %s', (horaCorte, instante, dia) => {
    expect(fechaNegocio(new Date(instante), horaCorte)).toBe(dia);
  });

  it('writes DD/MM/YYYY of a day, an instant and a Date', () => {
    expect(formatFecha('2026-11-20')).toBe('20/11/2026');
    expect(formatFecha(noche.toISOString())).toBe('20/11/2026');
    expect(formatFecha(noche)).toBe('20/11/2026');
  });

  it('writes the hour and the instant with its offset', () => {
    expect(formatHora(noche)).toBe('21:30');
    expect(formatFechaHora(noche.toISOString())).toBe('20/11/2026 21:30');
    expect(formatInstante(noche)).toBe('2026-11-20T21:30:05-05:00');
  });

  it.each([
    [-5, 'hace un momento'],
    [59, 'hace un momento'],
    [60, 'hace 1 min'],
    [3_599, 'hace 59 min'],
    [3_600, 'hace 1 h'],
    [86_399, 'hace 23 h'],
    [86_400, 'hace 1 día'],
    [3 * 86_400, 'hace 3 días'],
  ])('says of %i seconds ago: %s', (segundos, dicho) => {
    const desde = new Date(noche.getTime() - segundos * 1000);
    expect(formatHace(desde.toISOString(), noche)).toBe(dicho);
  });

  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h 00 min'],
    [125.9, '2 h 05 min'],
    [-3, '0 min'],
  ])('says that %s minutes are %s', (minutos, dicho) => {
    const desde = new Date(noche.getTime() - minutos * 60_000);
    expect(formatLapso(desde.toISOString(), noche)).toBe(dicho);
  });
});
