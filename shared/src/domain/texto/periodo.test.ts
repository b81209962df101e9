import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  diasDe,
  mesesHaciaAtras,
  mesMas,
  mesPorDeclarar,
  periodoAnterior,
  periodoDelMes,
  sumarDias,
  textoDeMes,
} from './periodo';

const entre = (desde: string, hasta: string) => ({ desde, hasta });

describe('the period before', () => {
  it.each([
    ['a day', entre('2026-11-20', '2026-11-20'), entre('2026-11-19', '2026-11-19')],
    ['the first of a month', entre('2026-03-01', '2026-03-01'), entre('2026-02-28', '2026-02-28')],
    ['a week', entre('2026-11-16', '2026-11-22'), entre('2026-11-09', '2026-11-15')],
    ['a month', entre('2026-03-01', '2026-03-31'), entre('2026-02-01', '2026-02-28')],
    ['a short month', entre('2026-02-01', '2026-02-28'), entre('2026-01-01', '2026-01-31')],
    ['this month so far', entre('2026-03-01', '2026-03-30'), entre('2026-02-01', '2026-02-28')],
    ['days of two months', entre('2026-01-25', '2026-02-03'), entre('2026-01-15', '2026-01-24')],
  ])('of %s', (_, periodo, antes) => {
    expect(periodoAnterior(periodo)).toEqual(antes);
  });

  it('of the same days a week and a year ago', () => {
    expect(periodoAnterior(entre('2026-11-20', '2026-11-21'), 'semana')).toEqual(
      entre('2026-11-13', '2026-11-14'),
    );
    expect(periodoAnterior(entre('2028-02-29', '2028-02-29'), 'anio')).toEqual(
      entre('2027-02-28', '2027-02-28'),
    );
  });

  it('ends before the period begins, and is as long where it is no month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }),
        fc.integer({ min: 0, max: 800 }),
        (lejos, largo) => {
          const desde = sumarDias('2020-01-01', lejos);
          const periodo = entre(desde, sumarDias(desde, largo));
          const antes = periodoAnterior(periodo);
          expect(antes.hasta < desde && antes.desde <= antes.hasta).toBe(true);
          if (!desde.endsWith('-01')) expect(diasDe(antes)).toBe(diasDe(periodo));
        },
      ),
    );
  });
});

describe('the month of an accountant', () => {
  it.each([
    ['2026-11-01', '2026-10'],
    ['2026-11-10', '2026-10'],
    ['2026-11-11', '2026-11'],
    ['2026-01-10', '2025-12'],
    ['2026-03-30', '2026-03'],
  ])('on %s is %s', (hoy, mes) => {
    expect(mesPorDeclarar(hoy)).toBe(mes);
  });

  it('has all its days', () => {
    expect(periodoDelMes('2028-02')).toEqual(entre('2028-02-01', '2028-02-29'));
    expect(periodoDelMes('2026-12')).toEqual(entre('2026-12-01', '2026-12-31'));
  });

  it('is one of those there are, latest first', () => {
    expect(mesesHaciaAtras('2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  });
});

describe('a month so many later', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -14, '2025-01'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i is %s', (mes, cuantos, otro) => {
    expect(mesMas(mes, cuantos)).toBe(otro);
  });
});

it('a month is said in words', () => {
  const meses = Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`);
  expect(meses.map(textoDeMes)).toEqual([
    'Enero 2026',
    'Febrero 2026',
    'Marzo 2026',
    'Abril 2026',
    'Mayo 2026',
    'Junio 2026',
    'Julio 2026',
    'Agosto 2026',
    'Septiembre 2026',
    'Octubre 2026',
    'Noviembre 2026',
    'Diciembre 2026',
  ]);
});

describe('a day so many later', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i is %s', (dia, dias, otro) => {
    expect(sumarDias(dia, dias)).toBe(otro);
  });

  it('and back is the same, and a period has both its ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000, max: 9_000 }), (dias) => {
        const otro = sumarDias('2026-11-20', dias);
        expect(sumarDias(otro, -dias)).toBe('2026-11-20');
        if (dias >= 0) expect(diasDe(entre('2026-11-20', otro))).toBe(dias + 1);
      }),
    );
  });
});
