import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { empresaPermitida, type Persona } from '@comanda/kit/acceso/tenant';
import { ADMIN_OTRA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { FORMAS_PAGO, type Venta } from '@comanda/shared/contracts/ventas/ventas';

import { AHORA, makeLinea, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

import { crearVenta } from './crearVenta';
import { ventasRepository } from './ventasRepository';

import type { Solicitud } from './revisarLinea';

const callerDe = (
  { id, perfil, nombre, email }: typeof CAJERO,
  { id: empresa_id, empresa }: typeof PUERTO,
): Persona => ({
  id,
  perfil,
  email,
  nombreCompleto: nombre,
  empresas: [{ id: empresa_id, empresa, areas: ['ventas'] }],
});
const deOtra = callerDe(ADMIN_OTRA, OTRA);
const dePuerto = callerDe(CAJERO, PUERTO);

describe('crearVenta, many at once', () => {
  let prueba: TestDb<unknown>;
  beforeAll(async () => {
    prueba = await testDb();
  });
  afterAll(() => prueba.close());

  const vender = (caller: Persona, idempotencia: string, solicitud: Solicitud): Promise<Venta> =>
    crearVenta(ventasRepository(prueba.db), {
      caller,
      empresa: empresaPermitida(caller, solicitud.empresa),
      idempotencia,
      solicitud,
      ahora: AHORA,
    });
  const resumen = async (empresa: number) => {
    const [fila] = await comoDueno<
      Record<'ventas' | 'total' | 'caja' | 'lineas' | 'ultimo', string>
    >(
      prueba.url,
      `select count(*)::text as ventas, coalesce(sum(total), 0)::text as total, coalesce(max(secuencial), 0)::text as ultimo,
         (select coalesce(sum(monto), 0)::text from pedidos.caja_movimientos where empresa_id = $1) as caja,
         (select coalesce(sum(bruto), 0)::text from pedidos.venta_lineas where empresa_id = $1) as lineas
       from pedidos.ventas where empresa_id = $1`,
      [empresa],
    );
    return fila;
  };

  it('sells exactly once for each key, without gaps, and the ledger sums to the sales', async () => {
    const venta = fc.record({
      clave: fc.uuid({ version: 4 }),
      unidades: fc.integer({ min: 1, max: 9 }),
      forma_pago: fc.constantFrom(...FORMAS_PAGO),
      envios: fc.integer({ min: 1, max: 5 }),
    });
    const hechas = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(venta, { minLength: 1, maxLength: 12, selector: (v) => v.clave }),
        async (ventas) => {
          const nuevas = ventas.filter(({ clave }) => !hechas.has(clave));
          const envios = nuevas.flatMap(({ clave, unidades, forma_pago, envios: veces }) =>
            Array.from({ length: veces }, () =>
              vender(
                deOtra,
                clave,
                makeSolicitudDeOtra({ tienda: [makeLinea(9, unidades)], forma_pago }),
              ),
            ),
          );
          const respuestas = await Promise.all(envios);
          nuevas.forEach(({ clave }) => hechas.add(clave));

          expect(respuestas.filter(({ repetida }) => !repetida)).toHaveLength(nuevas.length);
          const despues = await resumen(OTRA.id);
          expect(despues).toMatchObject({
            ventas: String(hechas.size),
            ultimo: String(hechas.size),
          });
          expect(despues?.caja).toBe(despues?.total);
          expect(despues?.lineas).toBe(despues?.total);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('sells once when the same invoiced sale arrives eight times at once', async () => {
    const idempotencia = randomUUID();
    const solicitud = makeSolicitud({ clave_acceso: await reservar(prueba.url, 1) });
    const ventas = await Promise.all(
      Array.from({ length: 8 }, () => vender(dePuerto, idempotencia, solicitud)),
    );

    expect(new Set(ventas.map(({ id }) => id)).size).toBe(1);
    expect(ventas.filter(({ repetida }) => !repetida)).toHaveLength(1);
    await expect(resumen(PUERTO.id)).resolves.toMatchObject({ ventas: '1', caja: '11.00' });
  });

  it('gives one reservation to one of two sales, and the other is told', async () => {
    const solicitud = makeSolicitud({ clave_acceso: await reservar(prueba.url, 2) });
    const resultados = await Promise.allSettled(
      [1, 2].map(() => vender(dePuerto, randomUUID(), solicitud)),
    );

    expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(resultados.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'RESERVA_VENCIDA' },
    });
  });

  it('leaves no transaction open on the connection of a sale that was there already', async () => {
    const idempotencia = randomUUID();
    for (let vez = 1; vez <= 2; vez++) await vender(deOtra, idempotencia, makeSolicitudDeOtra());

    await expect(
      comoDueno(
        prueba.url,
        `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      ),
    ).resolves.toEqual([]);
  });

  it('leaves the number unused when the sale fails', async () => {
    const clave_acceso = await reservar(prueba.url, 3);
    await expect(
      vender(dePuerto, randomUUID(), makeSolicitud({ clave_acceso, total: 1 })),
    ).rejects.toMatchObject({ code: 'TOTALES_NO_COINCIDEN' });

    await expect(
      vender(dePuerto, randomUUID(), makeSolicitud({ clave_acceso })),
    ).resolves.toMatchObject({
      secuencial: '000000003',
    });
  });

  it('works the same behind a proxy that breaks named statements', async () => {
    const ventas = ventasRepository({ pool: prueba.db.pool, prepared: false });
    const solicitud = makeSolicitudDeOtra();
    const empresa = empresaPermitida(deOtra, OTRA.empresa);
    const venta = await crearVenta(ventas, {
      caller: deOtra,
      empresa,
      idempotencia: randomUUID(),
      solicitud,
      ahora: AHORA,
    });
    expect(venta.total).toBe(7.98);
  });

  it('writes the business day of Ecuador, not of the server', async () => {
    const medianocheUtc = new Date('2026-11-21T03:30:00Z'); // 22:30 of the day before in Guayaquil
    const venta = await crearVenta(ventasRepository(prueba.db), {
      caller: deOtra,
      empresa: empresaPermitida(deOtra, OTRA.empresa),
      idempotencia: randomUUID(),
      solicitud: makeSolicitudDeOtra(),
      ahora: medianocheUtc,
    });
    expect(venta).toMatchObject({
      fecha: '2026-11-20',
      fecha_creacion: '2026-11-21T03:30:00.000Z',
    });
  });
});
