import { describe, expect, it } from '@jest/globals';

import { FORMAS_PAGO } from '@comanda/shared/contracts/ventas/ventas';
import { centavos } from '@comanda/shared/domain/dinero/dinero';

import { cuentasDePeriodo, type TotalDePeriodoRow } from './informe';

const makeTotal = (clave: string, monto: string): TotalDePeriodoRow => ({
  concepto: 'LIBRO',
  clave,
  nombre: '',
  cantidad: 1,
  monto,
  primera: null,
  ultima: null,
});

describe('cuentasDePeriodo', () => {
  it('counts what was paid in every way there is among the sales of a closing', () => {
    const totales = FORMAS_PAGO.map((forma) => makeTotal(`VENTA ${forma}`, '1.25'));
    expect(cuentasDePeriodo('10.00', totales).ventas).toBe(centavos(125 * FORMAS_PAGO.length));
  });

  it('expects in the drawer what it began with and what came in as cash', () => {
    const totales = FORMAS_PAGO.map((forma) => makeTotal(`VENTA ${forma}`, '1.25'));
    expect(cuentasDePeriodo('10.00', totales).esperado).toBe(centavos(1_125));
  });
});
