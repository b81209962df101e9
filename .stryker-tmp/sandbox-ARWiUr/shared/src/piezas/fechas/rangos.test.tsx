// @ts-nocheck
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { NOMBRES_DE_RANGO, parseFecha, rangoDe } from './rangos';

const dia = fc
  .date({
    min: new Date('2024-01-01T12:00:00Z'),
    max: new Date('2030-12-31T12:00:00Z'),
    noInvalidDate: true,
  })
  .map((fecha) => fecha.toISOString().slice(0, 10));
describe('rangoDe', () => {
  it.each([
    ['hoy', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['ayer', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['semana', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['semana', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['mes', '2026-11-22', '2026-11-01', '2026-11-22'],
    ['mesPasado', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['mesPasado', '2026-01-10', '2025-12-01', '2025-12-31'],
  ] as const)('%s as of %s', (nombre, hoy, desde, hasta) => {
    expect(rangoDe(nombre, hoy)).toEqual({ desde, hasta });
  });

  it('never ends before it begins, nor after today', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NOMBRES_DE_RANGO), dia, (nombre, hoy) => {
        const { desde, hasta } = rangoDe(nombre, hoy);
        expect([desde, hasta, hoy]).toEqual([desde, hasta, hoy].sort());
      }),
    );
  });
});

describe('parseFecha', () => {
  it.each([
    ['01/02/2026', '2026-02-01'],
    [' 1/2/2026 ', '2026-02-01'],
    ['31/02/2026', null],
    ['2026-02-01', null],
    ['mañana', null],
  ])('reads %j', (escrita, leida) => {
    expect(parseFecha(escrita)).toBe(leida);
  });
});
