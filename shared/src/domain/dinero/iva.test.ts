import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos } from './dinero';
import {
  baseSinIva,
  calcularTotales,
  codigoIvaSri,
  faltaDeTarifa,
  ivaUnitario,
  tarifaDe,
  TARIFAS_IVA,
} from './iva';

const lineas = fc.array(
  fc.record({
    precio: fc.integer({ min: 0, max: 1_000_000 }).map(centavos),
    cantidad: fc.integer({ min: 1, max: 999 }),
    tarifa: fc.constantFrom(...TARIFAS_IVA),
  }),
  { maxLength: 40 },
);

describe('tarifaDe (spec section 9)', () => {
  it.each([
    [15, 15],
    ['15%', 15],
    ['15.00', 15],
    [1.15, 15],
    ['1.15', 15],
    [1.12, 12],
    [12, 12],
    ['12%', 12],
    [1.08, 8],
    [1.04, 4],
    [1.14, 14],
    [0, 0],
    ['0%', 0],
    ['0', 0],
    [1, 0],
    ['1', 0],
    [' 15 % ', 15],
  ])('reads %p as %p', (valor, tarifa) => {
    expect(tarifaDe(valor)).toBe(tarifa);
  });

  it.each([['', '  ', '%', 'abc', '1%', 7, -15, 1.5, NaN, Infinity]].flat())(
    'refuses %p',
    (valor) => {
      expect(tarifaDe(valor)).toBeNull();
    },
  );
});

describe('faltaDeTarifa', () => {
  it.each([
    [15, '2026-11-20', null],
    [15, '2024-03-31', 'La tarifa 15% no está vigente y no se puede facturar'],
    [12, '2024-03-31', null],
    [12, '2024-04-01', 'La tarifa 12% no está vigente y no se puede facturar'],
    [12, '2016-06-01', 'La tarifa 12% no está vigente y no se puede facturar'],
    [12, '2016-05-31', null],
    [12, '2017-05-31', 'La tarifa 12% no está vigente y no se puede facturar'],
    [12, '2017-06-01', null],
    [14, '2016-05-31', 'La tarifa 14% no está vigente y no se puede facturar'],
    [14, '2016-06-01', null],
    [14, '2017-05-31', null],
    [5, '2024-03-31', 'La tarifa 5% no está vigente y no se puede facturar'],
    [5, '2024-04-01', null],
    [13, '2024-03-31', 'La tarifa 13% no está vigente y no se puede facturar'],
    [13, '2024-04-01', null],
    [15, '2024-04-01', null],
    [
      8,
      '2026-02-13',
      'La tarifa 8% rige solo en los días que fija un decreto, y el 13/02/2026 no es uno',
    ],
    [
      8,
      '2026-02-14',
      'La tarifa 8% es de establecimientos con registro de turismo: anote el suyo en Empresa',
    ],
    [14, '2017-06-01', 'La tarifa 14% no está vigente y no se puede facturar'],
    [0, '2010-01-01', null],
    [4, '2026-11-20', 'La tarifa 4% no se puede facturar electrónicamente'],
  ] as const)('of %i%% on %s', (tarifa, dia, msg) => {
    expect(faltaDeTarifa(tarifa, dia)).toBe(msg);
  });
});

describe('codigoIvaSri', () => {
  it('follows the authority, not the specification, for 8%', () => {
    expect(TARIFAS_IVA.map(codigoIvaSri)).toEqual(['0', null, '5', '8', '2', '10', '3', '4']);
  });
});

describe('calcularTotales', () => {
  it('splits 7.50 at 15% into 6.52 and 0.98', () => {
    const { subtotal, iva, total } = calcularTotales([
      { precio: centavos(250), cantidad: 3, tarifa: 15 },
    ]);

    expect({ subtotal, iva, total }).toEqual({ subtotal: 652, iva: 98, total: 750 });
  });

  it('takes a discount off its line before the tax is told apart', () => {
    const { lineas: desgloses, total } = calcularTotales([
      { precio: centavos(250), cantidad: 3, tarifa: 15, descuento: centavos(60) },
      { precio: centavos(100), cantidad: 1, tarifa: 15 },
    ]);
    expect(desgloses).toEqual([
      { bruto: 690, base: 600, iva: 90 },
      { bruto: 100, base: 87, iva: 13 },
    ]);
    expect(total).toBe(790);
  });

  it('groups by rate, the highest first', () => {
    const { grupos } = calcularTotales([
      { precio: centavos(100), cantidad: 1, tarifa: 0 },
      { precio: centavos(115), cantidad: 2, tarifa: 15 },
    ]);

    expect(grupos).toEqual([
      { tarifa: 15, bruto: 230, base: 200, iva: 30 },
      { tarifa: 0, bruto: 100, base: 100, iva: 0 },
    ]);
  });

  it('is zero for an empty bill', () => {
    expect(calcularTotales([])).toEqual({ lineas: [], grupos: [], subtotal: 0, iva: 0, total: 0 });
  });

  it('loses no cent: lines, groups and totals add up for any bill', () => {
    fc.assert(
      fc.property(lineas, (cuenta) => {
        const totales = calcularTotales(cuenta);
        const suma = (lista: readonly number[]) => lista.reduce((a, b) => a + b, 0);

        expect(totales.total).toBe(suma(cuenta.map((l) => l.precio * l.cantidad)));
        expect(totales.subtotal + totales.iva).toBe(totales.total);
        expect(suma(totales.lineas.map((l) => l.base))).toBe(totales.subtotal);
        expect(suma(totales.lineas.map((l) => l.iva))).toBe(totales.iva);
        for (const grupo of totales.grupos) {
          const suyas = totales.lineas.filter((_, i) => cuenta[i]?.tarifa === grupo.tarifa);
          expect(suma(suyas.map((l) => l.base))).toBe(grupo.base);
        }
      }),
    );
  });

  it('never gives a line more base than it costs, nor a negative tax', () => {
    fc.assert(
      fc.property(lineas, (cuenta) => {
        for (const { bruto, base, iva } of calcularTotales(cuenta).lineas) {
          expect(base).toBeGreaterThanOrEqual(0);
          expect(iva).toBeGreaterThanOrEqual(0);
          expect(base + iva).toBe(bruto);
        }
      }),
    );
  });

  it('gives the missing cents to the lines that lost most by being rounded down', () => {
    const de = (...precios: number[]) =>
      calcularTotales(
        precios.map((precio) => ({ precio: centavos(precio), cantidad: 1, tarifa: 15 })),
      ).lineas.map(({ base }) => base);
    // exact: 0.87, 1.74, 2.61 in cents, which sum to 5.22
    expect(de(1, 2, 3)).toEqual([1, 2, 2]);
    expect(de(3, 2, 1)).toEqual([2, 2, 1]);
    // of equals the first: 4 x 0.87 is 3.48
    expect(de(1, 1, 1, 1)).toEqual([1, 1, 1, 0]);

    fc.assert(
      fc.property(lineas, (cuenta) => {
        const { lineas: desgloses, grupos } = calcularTotales(cuenta);
        for (const { tarifa } of grupos) {
          const factor = 100 + tarifa;
          const suyas = desgloses
            .filter((_, i) => cuenta[i]?.tarifa === tarifa)
            .map(({ bruto, base }) => ({
              resto: (bruto * 100) % factor,
              subio: base - Math.floor((bruto * 100) / factor),
            }));
          expect(suyas.every(({ subio }) => subio === 0 || subio === 1)).toBe(true);
          const restos = (cuales: number) =>
            suyas.filter(({ subio }) => subio === cuales).map(({ resto }) => resto);
          expect(Math.min(...restos(1), Infinity)).toBeGreaterThanOrEqual(
            Math.max(...restos(0), -Infinity),
          );
        }
      }),
    );
  });

  it('keeps each group within one cent of base x rate (the authority tolerates one)', () => {
    fc.assert(
      fc.property(lineas, (cuenta) => {
        for (const { base, iva, tarifa } of calcularTotales(cuenta).grupos) {
          expect(Math.abs(iva - (base * tarifa) / 100)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('ivaUnitario', () => {
  it('is what a unit costs above its base', () => {
    expect(ivaUnitario(centavos(350), 15)).toBe(350 - baseSinIva(centavos(350), 15));
    expect(ivaUnitario(centavos(350), 0)).toBe(0);
  });
});
