import { describe, expect, it } from '@jest/globals';

import type { TarifaDelMes } from '../../contracts/reportes/reporteria';

import { renglonesDe104 } from './formulario104';

const montos = (base: number, iva: number) => ({ documentos: 1, base, iva });
const deTarifa = (tarifa: number, [bruto, notas, iva]: [number, number, number]): TarifaDelMes => ({
  tarifa,
  facturas: montos(bruto, iva),
  notas: montos(-notas, 0),
  neto: montos(Math.round((bruto - notas) * 100) / 100, iva),
});

describe('the lines of form 104', () => {
  it('put each rate where the form asks for it, gross, net and tax, and sum them', () => {
    const lineas = renglonesDe104([
      deTarifa(15, [100.1, 10.05, 13.51]),
      deTarifa(12, [50.2, 0, 6.02]),
      deTarifa(8, [20, 0, 1.6]),
      deTarifa(5, [10, 10, 0]),
      deTarifa(0, [7.3, 0, 0]),
    ]);

    expect(
      lineas.map(({ casilleros, tarifas, bruto, neto, impuesto }) => [
        casilleros?.bruto,
        casilleros?.neto,
        casilleros?.impuesto,
        tarifas.join(),
        bruto,
        neto,
        impuesto,
      ]),
    ).toEqual([
      ['401', '411', '421', '15,12', 150.3, 140.25, 19.53],
      ['425', '435', '445', '5', 10, 0, 0],
      [undefined, undefined, undefined, '8', 20, 20, 1.6],
      ['403', '413', null, '0', 7.3, 7.3, 0],
      ['409', '419', '429', '15,12,8,5,0', 187.6, 167.55, 21.13],
    ]);
  });

  it('have the names of the form', () => {
    const todas = [14, 13, 12, 15, 5, 4, 0].map((tarifa) => deTarifa(tarifa, [1, 0, 0]));
    expect(renglonesDe104(todas).map(({ nombre, tarifas }) => [nombre, tarifas.join()])).toEqual([
      ['Ventas locales gravadas con tarifa diferente de cero', '14,13,12,15'],
      ['Ventas locales gravadas con tarifa 5%', '5'],
      ['Ventas locales gravadas con otra tarifa', '4'],
      ['Ventas locales con tarifa 0% que no dan derecho a crédito tributario', '0'],
      ['Total de ventas y otras operaciones', '14,13,12,15,5,4,0'],
    ]);
  });

  it('are none without sales', () => {
    expect(renglonesDe104([])).toEqual([]);
  });
});
