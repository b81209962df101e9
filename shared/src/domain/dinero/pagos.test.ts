import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos, sumar } from './dinero';
import { faltaPorPagar, formaPagoMayor, partesIguales } from './pagos';

describe('payments', () => {
  it.each([
    [
      [
        ['TARJETA', 5],
        ['EFECTIVO', 4],
        ['TRANSFERENCIA', 2],
      ],
      'TARJETA',
    ],
    [
      [
        ['EFECTIVO', 3],
        ['TARJETA', 5],
        ['EFECTIVO', 3],
      ],
      'EFECTIVO',
    ],
    [
      [
        ['EFECTIVO', 4],
        ['TARJETA', 5],
      ],
      'TARJETA',
    ],
    [
      [
        ['TRANSFERENCIA', 5],
        ['TARJETA', 5],
      ],
      'TRANSFERENCIA',
    ],
    [[['EFECTIVO', 0]], 'EFECTIVO'],
    [[], undefined],
  ] as const)('of %j are said to be %s', (pagos, mayor) => {
    expect(formaPagoMayor(pagos.map(([forma_pago, monto]) => ({ forma_pago, monto })))).toBe(mayor);
  });

  it('in equal parts sum to the whole, no two a cent apart', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 12 }), (total, cuantas) => {
        const partes = partesIguales(centavos(total), cuantas);
        expect(sumar(partes)).toBe(total);
        expect(Math.max(...partes) - Math.min(...partes)).toBeLessThanOrEqual(1);
        expect(faltaPorPagar(centavos(total), partes)).toBe(0);
      }),
    );
  });
});
