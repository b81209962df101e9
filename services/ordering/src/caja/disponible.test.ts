import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { aCentavos, centavos } from '@comanda/shared/domain/dinero/dinero';

import { disponibleDe, porQueNoSeAnticipa } from './disponible';

const de = (sueldo: number, anticipado: number, maximo: number | null) => ({
  sueldo: aCentavos(sueldo),
  anticipado: aCentavos(anticipado),
  maximo,
});

describe('what may still be advanced', () => {
  it.each([
    [de(480, 0, null), null],
    [de(480, 0, 50), 240],
    [de(480, 100.5, 50), 139.5],
    [de(480, 240, 50), 0],
    [de(480, 300, 50), 0],
    [de(0, 0, 50), 0],
    [de(480, 0, 0), 0],
    [de(33.33, 0, 50), 16.66],
  ])('of %j is %p', (sueldo, dolares) => {
    expect(disponibleDe(sueldo)).toBe(dolares === null ? null : aCentavos(dolares));
  });

  it.each([
    [240, de(480, 0, 50), null],
    [10_000, de(0, 0, null), null],
    [
      240.01,
      de(480, 0, 50),
      'El anticipo pasa de lo que la empresa permite en el mes: quedan $240.00',
    ],
    [1, de(480, 240, 50), 'Ya recibió todo el anticipo que la empresa permite en el mes'],
    [1, de(0, 0, 50), 'No tiene un sueldo registrado: no se le puede dar un anticipo'],
  ])('%p dollars of %j: %p', (monto, sueldo, porque) => {
    expect(porQueNoSeAnticipa(aCentavos(monto), sueldo)).toBe(porque);
  });

  it('never lets the month pass its share of the salary', () => {
    const dinero = fc.integer({ min: 0, max: 1_000_000 }).map(centavos);
    fc.assert(
      fc.property(
        dinero,
        fc.array(dinero),
        fc.integer({ min: 0, max: 100 }),
        (sueldo, montos, maximo) => {
          let anticipado = centavos(0);
          for (const monto of montos)
            if (porQueNoSeAnticipa(monto, { sueldo, anticipado, maximo }) === null)
              anticipado = centavos(anticipado + monto);
          expect(anticipado).toBeLessThanOrEqual((sueldo * maximo) / 100);
        },
      ),
    );
  });
});
