import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { fechaNegocio, formatHora } from '../texto/fecha';
import { agendaDe, desdeTras, instanteDe, proximaDe } from './programado';

const DIA = 86_400_000;
const MINUTO = 60_000;
const hora = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const dia = fc
  .date({
    min: new Date('2026-01-02T00:00:00Z'),
    max: new Date('2032-12-30T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((fecha) => fecha.toISOString().slice(0, 10));
/** From three weeks before to three weeks after, to the millisecond. */
const distancia = fc.integer({ min: -21 * DIA, max: 21 * DIA });

describe('instanteDe', () => {
  it('is that hour of that day in Ecuador, at midnight and at the end of a year too', () => {
    fc.assert(
      fc.property(dia, hora, (fecha, aLas) => {
        const instante = instanteDe(fecha, aLas);
        expect([fechaNegocio(instante), formatHora(instante)]).toEqual([fecha, aLas]);
      }),
    );
    expect(instanteDe('2026-12-31', '23:59').toISOString()).toBe('2027-01-01T04:59:00.000Z');
    expect(instanteDe('2027-01-01', '00:00').toISOString()).toBe('2027-01-01T05:00:00.000Z');
  });
});

describe('proximaDe', () => {
  it('is the first of its times that has not passed, its own minute counted in', () => {
    fc.assert(
      fc.property(dia, hora, fc.boolean(), distancia, (fecha, aLas, repetir, ms) => {
        const primera = instanteDe(fecha, aLas);
        const ahora = new Date(primera.getTime() + ms);
        const proxima = proximaDe(primera, repetir, ahora);
        if (proxima === null) return expect(!repetir && ms >= MINUTO).toBe(true);
        expect(proxima.getTime()).toBeGreaterThan(ahora.getTime() - MINUTO);
        expect((proxima.getTime() - primera.getTime()) % DIA).toBe(0);
        if (proxima > primera) {
          expect(repetir).toBe(true);
          expect(proxima.getTime() - DIA).toBeLessThanOrEqual(ahora.getTime() - (ms % MINUTO));
        }
        expect([fechaNegocio(proxima) >= fecha, formatHora(proxima)]).toEqual([true, aLas]);
      }),
    );
  });
});

describe('desdeTras', () => {
  it('leaves one that repeats one time a day, whatever its hour was and is', () => {
    fc.assert(
      fc.property(dia, hora, hora, distancia, (fecha, era, es, ms) => {
        const emitida = instanteDe(fecha, era);
        const ahora = new Date(emitida.getTime() + ms);
        const proxima = proximaDe(instanteDe(fecha, es), true, desdeTras(emitida, ahora));
        expect(proxima && fechaNegocio(proxima) > fecha).toBe(true);
        expect(proxima && proxima.getTime() > ahora.getTime() - MINUTO).toBe(true);
      }),
    );
  });

  it('is now where nothing was issued, or not today', () => {
    const ahora = instanteDe('2026-11-20', '12:00');
    expect(desdeTras(null, ahora)).toBe(ahora);
    expect(desdeTras(instanteDe('2026-11-19', '23:59'), ahora)).toBe(ahora);
  });
});

describe('agendaDe', () => {
  it('issues today what is of today, names what is of before, and goes on where it was', () => {
    fc.assert(
      fc.property(dia, hora, fc.boolean(), distancia, (fecha, aLas, repetir, ms) => {
        const proximo = instanteDe(fecha, aLas);
        const ahora = new Date(proximo.getTime() + ms);
        const { perdidas, debida, luego } = agendaDe(proximo, repetir, ahora);

        const todas = [...perdidas, debida, luego].filter((una) => una !== null);
        todas.forEach((una, i) => expect(una.getTime()).toBe(proximo.getTime() + i * DIA));
        for (const perdida of perdidas)
          expect(fechaNegocio(perdida) < fechaNegocio(ahora)).toBe(true);
        if (debida)
          expect([fechaNegocio(debida), debida <= ahora]).toEqual([fechaNegocio(ahora), true]);
        if (luego) expect(luego > ahora).toBe(true);
        expect(luego !== null).toBe(repetir || ms < 0);
        expect(todas.length).toBeGreaterThan(0);
      }),
    );
  });

  it('owes nothing again once it went on: a clock set back finds nothing due', () => {
    fc.assert(
      fc.property(dia, hora, distancia, distancia, (fecha, aLas, ms, atras) => {
        const proximo = instanteDe(fecha, aLas);
        const ahora = new Date(proximo.getTime() + ms);
        const { luego } = agendaDe(proximo, true, ahora);
        const antes = new Date(Math.min(ahora.getTime(), ahora.getTime() + atras));
        if (luego)
          expect(agendaDe(luego, true, antes)).toEqual({ perdidas: [], debida: null, luego });
      }),
    );
  });

  it('of three days without a server issues the third alone', () => {
    const ahora = instanteDe('2027-01-02', '09:30');
    expect(agendaDe(instanteDe('2026-12-31', '09:00'), true, ahora)).toEqual({
      perdidas: [instanteDe('2026-12-31', '09:00'), instanteDe('2027-01-01', '09:00')],
      debida: instanteDe('2027-01-02', '09:00'),
      luego: instanteDe('2027-01-03', '09:00'),
    });
  });
});
