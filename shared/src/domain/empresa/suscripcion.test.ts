import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  destinatariosVivos,
  enviosDebidos,
  limpiarCorreos,
  proximoEnvio,
  textoDePeriodo,
  ultimoPeriodo,
} from './suscripcion';

const dia = (hora: string, corte = 0) => ({ reporte: 'CIERRE_DIA' as const, hora, corte });
const mes = (hora: string, corte = 0) => ({ reporte: 'RESUMEN_MES' as const, hora, corte });
const en = (texto: string) => new Date(`${texto}:00-05:00`);
const desdeDe = ({ periodos }: ReturnType<typeof enviosDebidos>) =>
  periodos.map(({ desde }) => desde);

describe('when a report goes out', () => {
  it.each([
    [
      'today, where its hour is still to come',
      dia('07:00'),
      '2026-11-22T06:59',
      '2026-11-22T07:00',
    ],
    ['tomorrow, once it is that hour', dia('07:00'), '2026-11-22T07:00', '2026-11-23T07:00'],
    [
      'after midnight of Ecuador, not of Greenwich',
      dia('00:00'),
      '2026-11-22T19:30',
      '2026-11-23T00:00',
    ],
    ['on the first of the month', mes('07:00'), '2026-11-22T12:00', '2026-12-01T07:00'],
    ['on the first, later that day', mes('18:00'), '2026-12-01T07:00', '2026-12-01T18:00'],
    ['in January, of December', mes('07:00'), '2026-12-01T07:00', '2027-01-01T07:00'],
    [
      'on the second, where the last day ends later that night',
      mes('02:00', 4),
      '2026-11-22T12:00',
      '2026-12-02T02:00',
    ],
  ])('is %s', (_, plan, tras, espera) => {
    expect(proximoEnvio(plan, en(tras))).toEqual(en(espera));
  });

  it('is always later, at that hour, and at most 32 days away', () => {
    const instante = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const hora = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    fc.assert(
      fc.property(instante, hora, fc.nat(12), fc.boolean(), (tras, cuando, corte, mensual) => {
        const plan = mensual ? mes(cuando, corte) : dia(cuando, corte);
        const proximo = proximoEnvio(plan, tras);
        expect(proximo > tras).toBe(true);
        expect(proximo.getTime() - tras.getTime()).toBeLessThanOrEqual(32 * 86_400_000);
        expect(new Date(proximo.getTime() - 5 * 3_600_000).toISOString().slice(11, 16)).toBe(
          cuando,
        );
        // what it is of has ended by then
        const { periodos } = enviosDebidos(plan, proximo, proximo);
        expect(periodos).toEqual([ultimoPeriodo(plan, proximo)]);
      }),
    );
  });
});

describe('what a report is of', () => {
  it('is the business day that ended before its hour', () => {
    const a = (plan: ReturnType<typeof dia>, cuando: string) =>
      desdeDe(enviosDebidos(plan, en(cuando), en(cuando)));
    expect(a(dia('07:00'), '2026-03-01T07:00')).toEqual(['2026-02-28']);
    expect(a(dia('23:59'), '2026-11-22T23:59')).toEqual(['2026-11-21']);
    expect(a(dia('02:00', 4), '2026-11-22T02:00')).toEqual(['2026-11-20']);
    expect(a(dia('04:00', 4), '2026-11-22T04:00')).toEqual(['2026-11-21']);
  });

  it('is the whole month before', () => {
    expect(enviosDebidos(mes('07:00'), en('2027-03-01T07:00'), en('2027-03-01T07:00'))).toEqual({
      periodos: [{ desde: '2027-02-01', hasta: '2027-02-28' }],
      luego: en('2027-04-01T07:00'),
    });
    expect(ultimoPeriodo(mes('07:00', 4), en('2027-01-01T03:00'))).toEqual({
      desde: '2026-11-01',
      hasta: '2026-11-30',
    });
  });

  it('is each day that passed meanwhile, and of many the last seven', () => {
    const tres = enviosDebidos(dia('07:00'), en('2026-11-20T07:00'), en('2026-11-22T09:00'));
    expect(desdeDe(tres)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
    expect(tres.luego).toEqual(en('2026-11-23T07:00'));
    const muchos = enviosDebidos(dia('07:00'), en('2026-10-01T07:00'), en('2026-11-22T09:00'));
    expect(desdeDe(muchos)).toHaveLength(7);
    expect(desdeDe(muchos).at(-1)).toBe('2026-11-21');
  });

  it('is no month whose last night goes on since the cut-off hour was moved: it goes out a day later', () => {
    const conOtraHora = enviosDebidos(
      mes('02:00', 4),
      en('2026-12-01T02:00'),
      en('2026-12-01T02:00'),
    );
    expect(conOtraHora).toEqual({ periodos: [], luego: en('2026-12-02T02:00') });
    expect(desdeDe(enviosDebidos(mes('02:00', 4), conOtraHora.luego, conOtraHora.luego))).toEqual([
      '2026-11-01',
    ]);
  });

  it('is nothing before its time', () => {
    const luego = en('2026-11-22T07:00');
    expect(enviosDebidos(dia('07:00'), luego, en('2026-11-22T06:59'))).toEqual({
      periodos: [],
      luego,
    });
  });

  it('is said in words', () => {
    expect(textoDePeriodo('CIERRE_DIA', '2026-11-22')).toBe('22/11/2026');
    expect(textoDePeriodo('RESUMEN_MES', '2026-11-01')).toBe('Noviembre 2026');
  });
});

describe('whom it goes to', () => {
  it('is its owner where nobody is named, and nobody who asked out of it', () => {
    const propio = 'ana@demo.ec';
    const vivos = (destinatarios: string[], bajas: string[]) =>
      destinatariosVivos({ destinatarios, bajas, propio });
    expect(vivos([], [])).toEqual([propio]);
    expect(vivos([], [propio])).toEqual([]);
    expect(vivos(['a@b.ec', 'c@d.ec'], ['a@b.ec'])).toEqual(['c@d.ec']);
  });

  it('is each address once, as it is kept', () => {
    expect(limpiarCorreos([' A@b.EC', 'a@b.ec', '', 'c@d.ec'])).toEqual(['a@b.ec', 'c@d.ec']);
  });
});
