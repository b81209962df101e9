import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos } from '@comanda/shared/domain/dinero/dinero';
import { AppError } from '@comanda/shared/errors/AppError';

import type { LineaPorPagar, OrdenPorPagar } from '../mesas/ordenPorPagar';
import { makeLinea, makeSolicitud } from '../testing/ventas';

import { revisarOrden } from './revisarOrden';

const ids = Array.from({ length: 5 }, (_, i) => `00000000-0000-4000-8000-00000000000${i}`);

/** Some of them are the same product at the same price, and are paid as one. */
const lineaPorPagar = (id: string, i: number, milesimas: number): LineaPorPagar => ({
  id,
  saldo: milesimas / 1000,
  modificadores: [],
  producto: {
    id: 1 + (i % 2),
    id_categoria: 1,
    codigo: '1',
    producto: 'Ceviche',
    tarifa: 15,
    precio: centavos(950),
    por_peso: true,
    agotado: false,
  },
});

const orden = fc
  .array(fc.nat({ max: 5_000 }), { minLength: ids.length, maxLength: ids.length })
  .map((saldos): OrdenPorPagar => ({
    id: 'orden',
    estado: 'ABIERTA',
    enMesa: true,
    canal: null,
    secuencia: null,
    lineas: new Map(ids.map((id, i) => [id, lineaPorPagar(id, i, saldos[i] ?? 0)])),
  }));
const tienda = fc
  .array(
    fc.record({
      milesimas: fc.integer({ min: 1, max: 4_000 }),
      cuales: fc.subarray(ids, { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((lineas) =>
    lineas.map(({ milesimas, cuales }) => ({
      ...makeLinea(1),
      cantidad: milesimas / 1000,
      orden_lineas: cuales,
    })),
  );

const enMilesimas = (cantidad: number) => Math.round(cantidad * 1000);

describe('revisarOrden', () => {
  it('takes of each line no more than there is, and in all what is sold; or nothing', () => {
    let pagadas = 0;
    fc.assert(
      fc.property(orden, tienda, (una, lineas) => {
        const solicitud = makeSolicitud({ tienda: lineas, orden: una.id });
        try {
          const { pago } = revisarOrden(solicitud, una);
          const tomado = new Map<string, number>();
          for (const { linea, cantidad } of pago?.lineas ?? [])
            tomado.set(linea, (tomado.get(linea) ?? 0) + enMilesimas(cantidad));
          for (const [linea, cuanto] of tomado)
            expect(cuanto).toBeLessThanOrEqual(enMilesimas(una.lineas.get(linea)?.saldo ?? 0));
          const vendido = lineas.reduce((suma, linea) => suma + enMilesimas(linea.cantidad), 0);
          expect([...tomado.values()].reduce((a, b) => a + b, 0)).toBe(vendido);
          pagadas += 1;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          expect(error.code).toBe('ORDEN_CAMBIO');
        }
      }),
      { numRuns: 2_000 },
    );
    expect(pagadas).toBeGreaterThan(50); // it is not all refusals
  });
});
