import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN_OTRA, OTRA } from '@comanda/kit/testing/semilla';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { cuentasCalls } from '@comanda/shared/contracts/caja/cuentas';
import { FORMAS_PAGO, ventasCalls, type FormaPago } from '@comanda/shared/contracts/ventas/ventas';
import { repartirAbonos } from '@comanda/shared/domain/dinero/credito';
import { aCentavos, centavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../app';
import { saldarCuentas } from './saldarCuentas';
import { mixto, pedidoACredito, registrarCliente, venderACredito } from '../testing/credito';
import { FALTAS_DE_CAJA } from '../testing/librosDeCaja';
import { AHORA, makeLinea, makeSolicitudDeOtra } from '../testing/ventas';

const RONDAS = veces(400, 12);
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_128);
const CLIENTES = 12;
const LIMITE = 30;
const CEDULAS = ['1710034065', '0926687856', '1713175071'] as const;
const { empresa } = OTRA;

const QUE = ['VENDER', 'MIXTA', 'ABONAR', 'ANULAR', 'ACTIVAR', 'LIMITE'] as const;
const paso = fc.record({
  que: fc.constantFrom('VENDER' as const, 'ABONAR' as const, ...QUE),
  cual: fc.nat(),
  cedula: fc.constantFrom(...CEDULAS),
  forma: fc.constantFrom<FormaPago>(...FORMAS_PAGO),
  monto: fc.integer({ min: 1, max: 1_500 }),
  cantidad: fc.integer({ min: 1, max: 5 }),
  plazo: fc.integer({ min: 1, max: 60 }),
});
type Paso = typeof paso extends fc.Arbitrary<infer Uno> ? Uno : never;
const ronda = fc.array(paso, { minLength: CLIENTES, maxLength: CLIENTES });

const SALDADAS =
  'select count(*)::int as n from pedidos.creditos where empresa_id = $1 and saldada';

/** $1 empresa. What is marked and owed, and customers whose marked sales come to another sum than is written of them. */
const MAL_SALDADAS = `
  select d.cedula, d.secuencia, d.pendiente from pedidos.deudas_de($1, null) d
    join pedidos.creditos c on c.empresa_id = $1 and c.venta_id = d.venta_id
   where c.saldada and d.pendiente > 0
  union all
  select d.cedula, 'suma', sum(d.monto) filter (where c.saldada) - s.monto from pedidos.deudas_de($1, null) d
    join pedidos.creditos c on c.empresa_id = $1 and c.venta_id = d.venta_id
    left join pedidos.cuentas_saldadas s on s.empresa_id = $1 and s.cedula = d.cedula
   group by d.cedula, s.monto
  having coalesce(sum(d.monto) filter (where c.saldada), 0) <> coalesce(s.monto, 0)`;

/** What may be refused: the limit is reached, nothing is owed, or somebody was faster. */
const FALLOS = [undefined, 'CREDITO_EXCEDE', 'ABONO_EXCEDE', 'NO_ENCONTRADO'];

describe(`${RONDAS} rounds of ${CLIENTES} who sell on account, are paid and void at once`, () => {
  let servicio: Servicio;
  const ventas: string[] = [];
  let abonado = 0;
  let base: TestDb<unknown>;
  beforeAll(async () => {
    base = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA }, { base });
    await servicio.sql(`update identidad.accesos set vence = now() + interval '1 day'`);
    await venderACredito(servicio, OTRA, { limite: LIMITE });
    for (const cedula of CEDULAS)
      await registrarCliente(servicio, OTRA, cedula, `Cliente ${cedula}`);
  });
  afterAll(() => servicio.cerrar());

  const vender = async ({ cedula, cantidad, plazo, monto, que }: Paso) => {
    const { total } = makeSolicitudDeOtra({ tienda: [makeLinea(9, cantidad)] });
    const efectivo = Math.min(monto / 100, total - 0.01);
    const pagos =
      que === 'MIXTA'
        ? mixto(total, efectivo)
        : [{ forma_pago: 'CREDITO' as const, monto: total, plazo }];
    const pedido = pedidoACredito({ tienda: [makeLinea(9, cantidad)], cedula, pagos });
    const { code, data } = await servicio.pedir(ventasCalls.crearVenta, ADMIN_OTRA, pedido);
    expect(FALLOS).toContain(code);
    if (data) ventas.push(data.secuencia);
  };
  const abonar = async ({ cedula, forma, monto }: Paso) => {
    const { code, status } = await servicio.pedir(cuentasCalls.registrarAbono, ADMIN_OTRA, {
      empresa,
      cedula,
      monto: monto / 100,
      forma_pago: forma,
      idempotencia: randomUUID(),
    });
    expect(FALLOS).toContain(code);
    if (status === 200) abonado += monto;
  };
  const cambiar = async (cual: number, estado: 'ACTIVO' | 'ANULADO') => {
    const editar = ventas[cual % ventas.length];
    if (editar === undefined) return;
    const { code } = await servicio.pedir(ventasCalls.actualizarEstado, ADMIN_OTRA, {
      empresa,
      editar,
      estado,
    });
    expect(FALLOS).toContain(code);
  };
  const limitar = ({ cedula, monto }: Paso) =>
    servicio.dato(cuentasCalls.guardarLimiteCredito, ADMIN_OTRA, {
      empresa,
      cedula,
      limite: monto % 3 === 0 ? null : (monto * 3) / 100,
    });
  const HACER: Record<Paso['que'], (uno: Paso) => Promise<unknown>> = {
    VENDER: vender,
    MIXTA: vender,
    ABONAR: abonar,
    ANULAR: ({ cual }) => cambiar(cual, 'ANULADO'),
    ACTIVAR: ({ cual }) => cambiar(cual, 'ACTIVO'),
    LIMITE: limitar,
  };

  it('leave of each customer what was sold less what was voided and paid, and of the drawer what came in', async () => {
    for (const pasos of fc.sample(ronda, { seed: SEMILLA, numRuns: RONDAS })) {
      await Promise.all(pasos.map((uno) => HACER[uno.que](uno)));
    }
    expect(ventas.length).toBeGreaterThan(0);
    expect(abonado).toBeGreaterThan(0);

    const [libro] = await servicio.sql<{ credito: number; abonos: number; efectivo: number }>(
      `select (sum(monto) filter (where forma_pago = 'CREDITO') * 100)::int as credito,
              (sum(monto) filter (where tipo = 'ABONO') * 100)::int as abonos,
              (sum(ingreso - salida) * 100)::int as efectivo
         from pedidos.caja_movimientos where empresa_id = $1`,
      [OTRA.id],
    );
    const cuentas = await servicio.dato(cuentasCalls.listarCuentas, ADMIN_OTRA, { empresa });
    const debe = sumar(cuentas.map((cuenta) => aCentavos(cuenta.debe)));
    const favor = sumar(cuentas.map((cuenta) => aCentavos(cuenta.favor)));
    expect(libro?.abonos).toBe(abonado);
    expect(debe - favor).toBe((libro?.credito ?? 0) - abonado);
    const x = await servicio.dato(cuadresCalls.consultarX, ADMIN_OTRA, { empresa });
    expect(aCentavos(x.esperado)).toBe(libro?.efectivo);
    expect(
      await servicio.sql(`select * from (${FALTAS_DE_CAJA}) f where filas > 0`, [OTRA.id]),
    ).toEqual([]);
  });

  it('leave nothing marked as settled that is not, nor with another sum', async () => {
    expect(await servicio.sql(MAL_SALDADAS, [OTRA.id])).toEqual([]);
    const [antes] = await servicio.sql<{ n: number }>(SALDADAS, [OTRA.id]);
    await saldarCuentas(base.db, empresaDeTrabajo(OTRA.id));
    const [despues] = await servicio.sql<{ n: number }>(SALDADAS, [OTRA.id]);
    expect(despues?.n).toBeGreaterThan(0);
    expect(despues?.n).toBeGreaterThanOrEqual(antes?.n ?? 0);
    expect(await servicio.sql(MAL_SALDADAS, [OTRA.id])).toEqual([]);
    // what is left to reckon is owed, but for what was voided behind it
    const [sinMarcar] = await servicio.sql<{ n: number }>(
      `select count(*)::int as n from pedidos.deudas_de($1, null) d join pedidos.creditos c on c.venta_id = d.venta_id
        where d.pendiente = 0 and d.monto > 0 and not c.saldada`,
      [OTRA.id],
    );
    expect(sinMarcar?.n).toBe(0);
  });

  it('are shared out by the server as the rule shares them', async () => {
    for (const cedula of CEDULAS) {
      const { cuenta } = await servicio.dato(cuentasCalls.consultarCuentaPorCobrar, ADMIN_OTRA, {
        empresa,
        cedula,
      });
      const [{ abonado: pagado } = { abonado: 0 }] = await servicio.sql<{ abonado: number }>(
        `select coalesce(sum(monto) * 100, 0)::int as abonado from pedidos.abonos where empresa_id = $1 and cedula = $2`,
        [OTRA.id, cedula],
      );
      // what is answered is no longer than a screen
      const suyas = await servicio.sql<{ vence: string; monto: string }>(
        'select vence::text, monto from pedidos.deudas_de($1::int, $2::text)',
        [OTRA.id, cedula],
      );
      const deudas = suyas.map(({ vence, monto }) => ({ vence, monto: aCentavos(Number(monto)) }));
      const { deudas: repartidas, favor } = repartirAbonos(deudas, centavos(pagado));
      expect(aCentavos(cuenta.favor)).toBe(favor);
      expect(aCentavos(cuenta.debe)).toBe(sumar(repartidas.map(({ pendiente }) => pendiente)));
      const vencen = repartidas.filter(({ pendiente }) => pendiente > 0).map(({ vence }) => vence);
      expect(cuenta.vence).toBe(vencen[0] ?? null);
    }
  });

  it('never let a customer be sold above their limit by who sells at once', async () => {
    const cedula = '0102030400';
    await registrarCliente(servicio, OTRA, cedula, 'Quien compra de golpe');
    const pedidos = Array.from({ length: 10 }, () =>
      pedidoACredito({ tienda: [makeLinea(9, 5)], cedula }),
    );
    const hechas = await Promise.all(
      pedidos.map((pedido) => servicio.pedir(ventasCalls.crearVenta, ADMIN_OTRA, pedido)),
    );
    // 6.65 each
    expect(hechas.filter(({ status }) => status === 200)).toHaveLength(4);
  });
});
