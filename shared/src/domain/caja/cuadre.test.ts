import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { cuadresCalls } from '../../contracts/caja/cuadres';

import {
  DENOMINACIONES,
  diferenciasDe,
  formatDiferencia,
  LIMITES_DE_DIFERENCIA,
  loQuePide,
  mayorDiferencia,
  motivoBasta,
  resultadoDe,
  sumarDenominaciones,
} from './cuadre';
import { aCentavos } from '../dinero/dinero';

const cuantas = fc.integer({ min: 0, max: 1_000 });
const conteos = fc.dictionary(fc.constantFrom(...DENOMINACIONES.map(String)), cuantas);

describe('sumarDenominaciones', () => {
  it('adds cents times how many', () => {
    expect(sumarDenominaciones({ '2000': 3, '100': 4, '1': 7 })).toBe(6_407);
    expect(sumarDenominaciones({})).toBe(0);
  });

  it('of two counts together is the sum of both', () => {
    fc.assert(
      fc.property(conteos, conteos, (uno, otro) => {
        const juntos = Object.fromEntries(
          DENOMINACIONES.map((valor) => [valor, (uno[valor] ?? 0) + (otro[valor] ?? 0)]),
        );
        expect(sumarDenominaciones(juntos)).toBe(
          sumarDenominaciones(uno) + sumarDenominaciones(otro),
        );
      }),
    );
  });

  it('knows only what the call takes', () => {
    const todas = Object.fromEntries(DENOMINACIONES.map((valor) => [valor, 1]));
    const { denominaciones } = cuadresCalls.contarCaja.body.shape;
    expect(denominaciones.parse(todas)).toEqual(todas);
  });
});

describe('what a difference asks for', () => {
  const dolares = fc.integer({ min: 0, max: 10_000_000 }).map((monto) => monto / 100);
  const comparado = fc.record({
    diferencia: fc.integer({ min: -10_000_000, max: 10_000_000 }).map((monto) => monto / 100),
    totalVouchers: dolares,
    tarjeta: dolares,
    totalTransferencias: fc.option(dolares),
    transferencia: dolares,
  });
  const dicho = fc.option(fc.integer({ min: 0, max: 5_000 }).map((monto) => monto / 100));
  const dichos = fc.record({ diferencia_motivo: dicho, diferencia_aprobacion: dicho });
  const CUADRA = {
    diferencia: 0,
    totalVouchers: 0,
    tarjeta: 0,
    totalTransferencias: null,
    transferencia: 0,
  };
  const NADA = { diferencia_motivo: null, diferencia_aprobacion: null };

  it.each([
    [5, false, false],
    [5.01, true, false],
    [-5.01, true, false],
    [20, true, false],
    [-20.01, true, true],
  ])('of a company that said nothing: %d', (diferencia, pide_motivo, pide_aprobacion) => {
    expect(loQuePide({ ...CUADRA, diferencia }, NADA)).toEqual({ pide_motivo, pide_aprobacion });
  });

  it('is what was counted less what was due, by kind, and nothing where nobody looked', () => {
    const contado = { ...CUADRA, totalVouchers: 10.1, tarjeta: 12.35, transferencia: 4 };
    expect(diferenciasDe(contado)).toEqual({
      efectivo: 0,
      vouchers: -2.25,
      transferencias: null,
    });
    expect(diferenciasDe({ ...contado, totalTransferencias: 7.3 })).toMatchObject({
      transferencias: 3.3,
    });
    expect(mayorDiferencia(contado)).toBe(-2.25);
    expect(mayorDiferencia({ ...contado, totalTransferencias: 7.3 })).toBe(3.3);
  });

  it('of two as large says the first: that of the cash', () => {
    const contado = { ...CUADRA, totalVouchers: 14, tarjeta: 10 };
    expect(mayorDiferencia({ ...contado, diferencia: -4 })).toBe(-4);
    expect(mayorDiferencia({ ...contado, diferencia: -3.99 })).toBe(4);
  });

  it('is asked for exactly where one of them is above what the company said, or everybody has', () => {
    fc.assert(
      fc.property(comparado, dichos, (contado, limites) => {
        const montos = Object.values(diferenciasDe(contado)).map((una) => aCentavos(una ?? 0));
        const pasa = (limite: number) =>
          montos.some((monto) => Math.abs(monto) > aCentavos(limite));
        const pide_aprobacion = pasa(
          limites.diferencia_aprobacion ?? LIMITES_DE_DIFERENCIA.aprobacion,
        );
        const motivo = limites.diferencia_motivo ?? LIMITES_DE_DIFERENCIA.motivo;
        expect(loQuePide(contado, limites)).toEqual({
          pide_motivo: pide_aprobacion || pasa(motivo),
          pide_aprobacion,
        });
        expect(montos.map(Math.abs)).toContain(Math.abs(aCentavos(mayorDiferencia(contado))));
      }),
    );
  });

  it.each([
    ['', false],
    ['ok', false],
    ['12 34 !!', false],
    ['ñandú', true],
    ['a b c', true],
  ])('a reason has three letters: %j', (motivo, basta) => {
    expect(motivoBasta(motivo)).toBe(basta);
  });
});

describe('formatDiferencia (spec section 5)', () => {
  it.each([
    [1.5, '+1.50'],
    [-0.25, '-0.25'],
    [0, '0.00'],
    [-0, '0.00'],
    [0.1 + 0.2 - 0.3, '0.00'],
    [1_234.5, '+1,234.50'],
    [-1_234_567.89, '-1,234,567.89'],
  ])('writes %d as %s', (diferencia, texto) => {
    expect(formatDiferencia(diferencia)).toBe(texto);
  });

  it.each([
    [0.01, 'SOBRA'],
    [0, 'CUADRA'],
    [0.004, 'CUADRA'],
    [-0.01, 'FALTA'],
  ])('calls %d %s', (diferencia, palabra) => {
    expect(resultadoDe(diferencia)).toBe(palabra);
  });

  it('says the difference that it was given, with the sign that its word has', () => {
    const palabras = { '+': 'SOBRA', '-': 'FALTA', '': 'CUADRA' };
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (monto) => {
        const [, signo = '', cifras = ''] =
          /^([+-]?)([\d,.]+)$/.exec(formatDiferencia(monto / 100)) ?? [];
        const leido = aCentavos(Number(cifras.replaceAll(',', ''))) * (signo === '-' ? -1 : 1);
        expect(leido + 0).toBe(monto);
        expect(palabras).toHaveProperty([signo], resultadoDe(monto / 100));
      }),
    );
  });
});
