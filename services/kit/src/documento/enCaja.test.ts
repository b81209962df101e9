import { describe, expect, it } from '@jest/globals';

import { alAnular, alReactivar, type EnCaja } from './enCaja';

const EFECTIVO = { forma_pago: 'EFECTIVO', monto: 30 } as const;
const TARJETA = { forma_pago: 'TARJETA', monto: 1_020.5 } as const;
const CREDITO = { forma_pago: 'CREDITO', monto: 50 } as const;
const enCaja = (...formas: EnCaja['formas']): EnCaja => ({ anulada: false, formas });

describe('alAnular', () => {
  it('names what goes out, by method', () => {
    expect(alAnular(enCaja(EFECTIVO))).toBe('Salen de la caja $30.00 en efectivo');
    expect(alAnular(enCaja(TARJETA, EFECTIVO))).toBe(
      'Salen de la caja $1,020.50 cobrados con tarjeta y $30.00 en efectivo',
    );
  });

  it('hands out nothing of what was sold on account', () => {
    expect(alAnular(enCaja(CREDITO))).toBe(
      'La deuda del cliente baja $50.00: de ella no sale dinero, y lo que haya abonado le queda a favor',
    );
    expect(alAnular(enCaja(EFECTIVO, CREDITO))).toMatch(
      /^Salen de la caja \$30\.00 en efectivo\. La deuda/,
    );
  });

  it('hands out nothing where it is voided already, or all of it went back', () => {
    expect(alAnular({ anulada: true, formas: [EFECTIVO] })).toBe(
      'La venta ya está anulada: la caja no cambia',
    );
    expect(alAnular(enCaja())).toBe('La caja no cambia');
  });
});

describe('alReactivar', () => {
  it('names what comes back', () => {
    expect(alReactivar({ anulada: true, formas: [EFECTIVO, CREDITO] })).toBe(
      'Vuelven a la caja $30.00 en efectivo. La deuda del cliente sube $50.00',
    );
  });
});
