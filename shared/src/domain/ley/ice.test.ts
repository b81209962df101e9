import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos, sumar } from '../dinero/dinero';
import { calcularTotales, TARIFAS_IVA } from '../dinero/iva';
import { rebajableDe, repartirDescuento } from '../dinero/rebaja';

import { iceDe, iceDeLinea, pisoDeIce } from './ice';

/** Written by hand beside its source: artículo 82 of the law of simplification, in force for bags since May of 2020. */
const POR_FECHA: readonly [dia: string, centavos: number][] = [
  ['2020-05-08', 0],
  ['2020-05-09', 4],
  ['2020-12-31', 4],
  ['2021-01-01', 6],
  ['2022-01-01', 8],
  ['2022-12-31', 8],
  ['2023-01-01', 10],
  ['2026-11-29', 10],
];

describe('the ICE of plastic bags', () => {
  it.each(POR_FECHA)(
    'on %s is of %i cents a bag, and half of it where it is certified',
    (dia, ice) => {
      expect(iceDe('FUNDA', dia)).toBe(ice);
      expect(iceDe('FUNDA_BIODEGRADABLE', dia)).toBe(ice / 2);
    },
  );

  it('is of nothing else', () => {
    expect(iceDe(null, '2026-11-29')).toBe(0);
    expect(iceDe(undefined, '2026-11-29')).toBe(0);
  });

  it('is in the base of its line whatever is taken off the bill, at every rate', () => {
    const linea = fc.record({
      ice: fc.constantFrom(0, 5, 10),
      cantidad: fc.integer({ min: 1, max: 60 }),
      tarifa: fc.constantFrom(...TARIFAS_IVA),
      encima: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(
        fc.array(linea, { minLength: 1, maxLength: 30 }),
        fc.nat(100),
        (lineas, parte) => {
          const brutos = lineas.map(({ ice, cantidad, tarifa, encima }) => {
            const unidad = pisoDeIce(centavos(ice), 1, tarifa);
            return {
              bruto: centavos((unidad + encima) * cantidad),
              descuento: centavos(0),
              piso: pisoDeIce(centavos(ice), cantidad, tarifa),
            };
          });
          const quita = centavos(Math.floor((sumar(brutos.map(rebajableDe)) * parte) / 100));
          const descuentos = repartirDescuento(brutos, quita);
          const totales = calcularTotales(
            lineas.map(({ tarifa }, i) => ({
              precio: brutos[i]!.bruto,
              cantidad: 1,
              tarifa,
              descuento: descuentos[i],
            })),
          );
          expect(sumar(descuentos)).toBe(quita);
          for (const [i, { ice, cantidad }] of lineas.entries())
            expect(iceDeLinea(centavos(ice), cantidad, totales.lineas[i]!.base)).toBe(
              ice * cantidad,
            );
        },
      ),
    );
  });
});
