import { describe, expect, it } from '@jest/globals';

import { hechoEnPalabras } from './hechoEnPalabras';

describe('enPalabras', () => {
  it('says what was written down in words, in one order, and money as money', () => {
    const movimiento = { monto: '12.50', tipo: 'RETIRO', detalle: 'Exceso', estado: 'A', id: 7 };
    expect(hechoEnPalabras(movimiento)).toEqual([
      'Tipo: A la caja fuerte',
      'Detalle: Exceso',
      'Monto: $12.50',
      'Estado: Activo',
    ]);
  });

  it('says what is on or off, what there is no limit of, and the limits that everybody has', () => {
    expect(
      hechoEnPalabras({
        conteo_ciego: false,
        diferencia_motivo: null,
        hora_corte: 4,
        anticipo_maximo: null,
      }),
    ).toEqual([
      'Hora en que termina el día: 4',
      'Contar a ciegas: No',
      'Pedir el motivo a partir de: $5.00, como todas',
      'Anticipo máximo (%): ninguno',
    ]);
  });

  it('says a count, and whoever let it be made again', () => {
    const conteo = { numero: 2, conteo: 99, esperado: 100, tarjeta: 6, aprobado_por: 'Ada' };
    expect(hechoEnPalabras(conteo)).toEqual([
      'Conteo: 2',
      'Contado: $99.00',
      'Esperado: $100.00',
      'Vouchers que debe haber: $6.00',
      'Aprobó: Ada',
    ]);
  });

  it('says several one after another', () => {
    expect(hechoEnPalabras({ formas_pago: ['TARJETA', 'EFECTIVO'] })).toEqual([
      'Formas de pago: TARJETA, EFECTIVO',
    ]);
  });

  it('says nothing of what was not there, or is empty', () => {
    expect(hechoEnPalabras(null)).toEqual([]);
    expect(hechoEnPalabras({ motivo: '', empleado: null, otro: 1 })).toEqual([]);
  });
});
