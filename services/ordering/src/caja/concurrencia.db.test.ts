import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN_OTRA, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { FORMAS_PAGO, ventasCalls, type FormaPago } from '@comanda/shared/contracts/ventas/ventas';
import { veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../app';
import { FALTAS_DE_CAJA } from '../testing/librosDeCaja';
import { AHORA, makeLinea, makeSolicitudDeOtra } from '../testing/ventas';

const RONDAS = veces(1_000, 15);
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_122);
const CLIENTES = 16;

const QUE = ['VENDER', 'ANULAR', 'ACTIVAR', 'PAGO', 'INGRESO', 'SALIDA', 'QUITAR', 'VER'] as const;
const paso = fc.record({
  que: fc.constantFrom('VENDER' as const, 'VENDER' as const, ...QUE),
  cual: fc.nat(),
  forma: fc.constantFrom<FormaPago>(...FORMAS_PAGO),
  monto: fc.integer({ min: 1, max: 5_000 }),
  cantidad: fc.integer({ min: 1, max: 5 }),
});
type Paso = typeof paso extends fc.Arbitrary<infer Uno> ? Uno : never;
const ronda = fc.record({
  pasos: fc.array(paso, { minLength: CLIENTES, maxLength: CLIENTES }),
  /** Of those who close while the others work. */
  conteos: fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 2 }),
});

const { empresa } = OTRA;
/** What may be refused: somebody was faster, or closed the drawer. */
const FALLOS = [undefined, 'REACTIVACION_OTRO_PERIODO', 'PAGO_DE_OTRO_PERIODO', 'PAGO_DE_ANULADA'];

describe(`${RONDAS} rounds of ${CLIENTES} who work while the drawer is closed`, () => {
  let servicio: Servicio;
  const ventas: string[] = [];
  const movimientos: string[] = [];
  let cierres = 0;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    await servicio.sql(`update identidad.accesos set vence = now() + interval '1 day'`);
  });
  afterAll(() => servicio.cerrar());

  const de = (lista: readonly string[], cual: number) => lista[cual % lista.length];
  const vender = async ({ forma, monto, cantidad }: Paso) => {
    const solicitud = makeSolicitudDeOtra({ tienda: [makeLinea(9, cantidad)], forma_pago: forma });
    const parte = Math.min(monto, Math.round(solicitud.total * 100) - 1) / 100;
    const resto = Number((solicitud.total - parte).toFixed(2));
    const pagos = [
      { forma_pago: forma, monto: resto },
      { forma_pago: 'EFECTIVO' as const, monto: parte },
    ];
    const { secuencia } = await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...solicitud,
      pagos,
      idempotencia: randomUUID(),
    });
    ventas.push(secuencia);
  };
  const mover = async (ingreso: number, salida: number) => {
    const { id } = await servicio.dato(cajaCalls.ingresarMovimiento, ADMIN_OTRA, {
      empresa,
      detalle: 'Cambio',
      ingreso,
      salida,
    });
    movimientos.push(id);
  };
  const cambiarVenta = async (editar: string | undefined, cambio: object) => {
    if (editar === undefined) return;
    const { code } = await servicio.pedir(ventasCalls.actualizarEstado, ADMIN_OTRA, {
      empresa,
      editar,
      ...cambio,
    });
    expect(FALLOS).toContain(code);
  };
  const quitar = async (id: string | undefined, estado: 'A' | 'N') => {
    if (id === undefined) return;
    await servicio.dato(cajaCalls.cambiarEstadoCaja, ADMIN_OTRA, { empresa, id, estado });
  };
  const HACER: Record<Paso['que'], (uno: Paso) => Promise<unknown>> = {
    VENDER: vender,
    ANULAR: ({ cual }) => cambiarVenta(de(ventas, cual), { estado: 'ANULADO' }),
    ACTIVAR: ({ cual }) => cambiarVenta(de(ventas, cual), { estado: 'ACTIVO' }),
    PAGO: ({ cual, forma }) => cambiarVenta(de(ventas, cual), { forma_pago: forma }),
    INGRESO: ({ monto }) => mover(monto / 100, 0),
    SALIDA: ({ monto }) => mover(0, monto / 100),
    QUITAR: ({ cual, monto }) => quitar(de(movimientos, cual), monto % 2 === 0 ? 'A' : 'N'),
    VER: () => servicio.dato(cuadresCalls.consultarX, ADMIN_OTRA, { empresa }),
  };
  const CIERRES = [undefined, 'CAJA_YA_CUADRADA', 'CAJA_YA_CONTADA'];
  const cerrar = async (conteo: number) => {
    const contado = { conteo: conteo / 100, totalTransferencias: 0 };
    const cierre = { empresa, ...contado, motivo: 'Al azar' };
    const { code } = await servicio.pedir(cuadresCalls.cuadreCaja, ADMIN_OTRA, cierre);
    expect(CIERRES).toContain(code);
    if (code === undefined) cierres += 1;
  };
  const faltas = () =>
    servicio.sql<{ falta: string; filas: number }>(
      `select * from (${FALTAS_DE_CAJA}) f where filas > 0`,
      [OTRA.id],
    );

  it('leave every row in one period, every sum right, and nothing lost', async () => {
    for (const { pasos, conteos } of fc.sample(ronda, { seed: SEMILLA, numRuns: RONDAS })) {
      const hechos = pasos.map((uno) => HACER[uno.que](uno));
      await Promise.all([...hechos, ...conteos.map(cerrar)]);
    }
    expect(await faltas()).toEqual([]);
    const [hay] = await servicio.sql<{ ventas: number; movimientos: number; cierres: number }>(
      `select (select count(*)::int from pedidos.ventas where empresa_id = $1) as ventas,
              (select count(*)::int from pedidos.movimientos where empresa_id = $1) as movimientos,
              (select count(*)::int from pedidos.cuadres where empresa_id = $1) as cierres`,
      [OTRA.id],
    );
    expect(hay).toEqual({ ventas: ventas.length, movimientos: movimientos.length, cierres });
    expect(cierres).toBeGreaterThan(0);
  });
});
