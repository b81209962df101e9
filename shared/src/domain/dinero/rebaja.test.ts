import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos, sumar } from './dinero';
import {
  enMonto,
  porcentajeMayor,
  propinaMaxima,
  rebajaDe,
  repartirDescuento,
  type Rebaja,
} from './rebaja';

const rebaja = (tipo: Rebaja['tipo'], valor: number): Rebaja => ({ tipo, valor, motivo: 'x' });
const monto = fc.integer({ min: 0, max: 10_000_000 }).map(centavos);

describe('a discount', () => {
  it.each([
    [rebaja('PORCENTAJE', 10), 1275, 128], // 127.5, half up
    [rebaja('PORCENTAJE', 10), 1274, 127],
    [rebaja('PORCENTAJE', 33.5), 1000, 335],
    [rebaja('PORCENTAJE', 100), 999, 999],
    [rebaja('MONTO', 2.5), 1000, 250],
    [rebaja('MONTO', 25), 1000, 1000], // never more than there is
  ])('%j off %i cents is %i', (dada, bruto, quita) => {
    expect(rebajaDe(dada, centavos(bruto))).toBe(quita);
    expect(rebajaDe(enMonto(dada, centavos(bruto)), centavos(bruto))).toBe(quita);
  });

  it('needs the permission of the percentage it was given in, for any price', () => {
    fc.assert(
      fc.property(monto, fc.integer({ min: 1, max: 100 }), (bruto, porcentaje) => {
        const descuento = rebajaDe(rebaja('PORCENTAJE', porcentaje), bruto);
        expect(porcentajeMayor([{ bruto, descuento }])).toBeLessThanOrEqual(porcentaje);
      }),
    );
    expect(porcentajeMayor([{ bruto: centavos(1000), descuento: centavos(102) }])).toBe(11);
    expect(porcentajeMayor([])).toBe(0);
  });

  it('is shared out to the cent, and leaves no line below nothing', () => {
    const linea = fc
      .tuple(monto, fc.integer({ min: 0, max: 100 }))
      .map(([bruto, parte]) => ({ bruto, descuento: centavos(Math.floor((bruto * parte) / 100)) }));
    fc.assert(
      fc.property(
        fc.array(linea, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 100 }),
        (lineas, parte) => {
          const queda = lineas.reduce((suma, { bruto, descuento }) => suma + bruto - descuento, 0);
          const quita = centavos(Math.floor((queda * parte) / 100));
          const finales = repartirDescuento(lineas, quita);
          const antes = lineas.reduce((suma, { descuento }) => suma + descuento, 0);
          expect(sumar(finales)).toBe(antes + quita);
          finales.forEach((final, i) => expect(final).toBeLessThanOrEqual(lineas[i]?.bruto ?? -1));
        },
      ),
    );
  });
});

it('a tip is at most a tenth of what is sold without tax, in whole cents', () => {
  expect(propinaMaxima(centavos(976))).toBe(97);
});
