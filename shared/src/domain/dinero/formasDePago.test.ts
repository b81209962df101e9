import { describe, expect, it } from '@jest/globals';

import { FORMAS_DE_VENTA, FORMAS_PAGO } from '../../contracts/ventas/ventas';

import { FORMA, formaDicha, formasPor, nombreDeForma } from './formasDePago';

describe('payment methods', () => {
  it('have their words, keys and drawings, and the codes of the authority', () => {
    expect(FORMA).toMatchObject({
      EFECTIVO: { nombre: 'Efectivo', tecla: 'e', icono: 'efectivo', sri: '01' },
      TARJETA: { nombre: 'Tarjeta', tecla: 't', icono: 'tarjeta', sri: '19' },
      TRANSFERENCIA: { nombre: 'Transferencia', tecla: 'r', icono: 'transferencia', sri: '20' },
      CREDITO: { nombre: 'Crédito', tecla: 'c', sri: '20' },
    });
    expect(formasPor('vouchers')).toContain('TARJETA');
    expect(formasPor('transferencias')).toContain('TRANSFERENCIA');
  });

  it('are chosen by a letter that is of no other', () => {
    const teclas = FORMAS_DE_VENTA.map((forma) => FORMA[forma].tecla);
    expect(teclas.every((tecla) => /^[a-z]$/.test(tecla))).toBe(true);
    expect(new Set(teclas).size).toBe(FORMAS_DE_VENTA.length);
  });

  it('are each held against one thing, and the count against cash alone', () => {
    const revisadas = (['conteo', 'vouchers', 'transferencias'] as const).flatMap((revision) =>
      formasPor(revision),
    );
    expect(revisadas.toSorted()).toEqual([...FORMAS_PAGO].sort());
    expect(formasPor('conteo')).toEqual(['EFECTIVO']);
  });

  it('are money but for what is left on account, which no drawer has', () => {
    expect(formasPor('cuenta')).toEqual(['CREDITO']);
    expect(FORMAS_DE_VENTA.filter((forma) => forma !== 'CREDITO')).toEqual(FORMAS_PAGO);
  });

  it('are called as they are said, a card by its kind, and one that nobody knows as it came', () => {
    expect(
      ['EFECTIVO', 'TARJETA', 'TARJETA CREDITO', 'TARJETA DEBITO', 'CREDITO'].map(nombreDeForma),
    ).toEqual(['Efectivo', 'Tarjeta', 'Tarjeta de crédito', 'Tarjeta de débito', 'Crédito']);
    expect(['CANJE', 'TARJETA REGALO'].map(nombreDeForma)).toEqual(['CANJE', 'TARJETA REGALO']);
  });

  it('are written in capitals with their accents, and one that nobody knows as it came', () => {
    expect(['EFECTIVO', 'CREDITO', 'CANJE'].map(formaDicha)).toEqual([
      'EFECTIVO',
      'CRÉDITO',
      'CANJE',
    ]);
  });
});
