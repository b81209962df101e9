import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { creditoDisponible, fraseDeCredito, repartirAbonos, venceEl } from './credito';
import { centavos, sumar } from './dinero';

const deuda = fc.record({
  vence: fc.constantFrom('2026-11-30', '2026-12-15', '2026-12-31', '2027-01-15'),
  monto: fc.nat(100_000).map(centavos),
});
const abonado = fc.nat(500_000).map(centavos);

describe('what a customer owes', () => {
  it('is what was sold on account less what was paid, and what is paid above it is theirs', () => {
    fc.assert(
      fc.property(fc.array(deuda), abonado, (deudas, pagado) => {
        const { deudas: repartidas, favor } = repartirAbonos(deudas, pagado);
        const pendiente = sumar(repartidas.map((una) => una.pendiente));
        expect(pendiente - favor).toBe(sumar(deudas.map(({ monto }) => monto)) - pagado);
        expect(pendiente === 0 || favor === 0).toBe(true);
      }),
    );
  });

  it('is paid from the debt that is due first on: no later one before an earlier one is paid whole', () => {
    fc.assert(
      fc.property(fc.array(deuda), abonado, (deudas, pagado) => {
        const { deudas: repartidas } = repartirAbonos(deudas, pagado);
        const primera = repartidas.findIndex(({ pendiente }) => pendiente > 0);
        const despues = primera < 0 ? [] : repartidas.slice(primera + 1);
        expect(despues.every(({ monto, pendiente }) => monto === pendiente)).toBe(true);
        expect(
          repartidas.every(({ monto, pendiente }) => pendiente >= 0 && pendiente <= monto),
        ).toBe(true);
        expect(repartidas.map(({ vence }) => vence)).toEqual(
          deudas.map(({ vence }) => vence).sort(),
        );
      }),
    );
  });

  it('leaves the rest of the limit, more by what is theirs, and never less than nothing', () => {
    const queda = (limite: number, debe: number, favor: number) =>
      creditoDisponible(centavos(limite), centavos(debe), centavos(favor));
    expect(queda(10_000, 2_500, 0)).toBe(7_500);
    expect(queda(10_000, 0, 500)).toBe(10_500);
    expect(queda(1_000, 2_500, 0)).toBe(0);
  });

  it('is said with its days and the last of them', () => {
    const vence = venceEl('2026-11-28', 30);
    expect(fraseDeCredito({ plazo: 30, vence })).toBe('A crédito, 30 días, vence 28/12/2026');
    expect(fraseDeCredito({ plazo: 1, vence: venceEl('2026-12-31', 1) })).toBe(
      'A crédito, 1 día, vence 01/01/2027',
    );
  });
});
