import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { enTransaccion } from '@comanda/kit/base/db';
import { ADMIN, ADMIN_OTRA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { reportesCalls as calls } from '@comanda/shared/contracts/reportes/reportes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { AHORA, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

import { crearTotalizador } from './totalizador';

const HOY = '2026-11-20';
const PASADO = new Date('2026-11-22T17:00:00Z');
const { empresa } = OTRA;

describe('adding up days', () => {
  let prueba: TestDb<unknown>;
  let servicio: Servicio;
  let ahora = AHORA;
  const fallos: string[] = [];
  beforeAll(async () => {
    prueba = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => ahora }, { base: prueba });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(() => {
    ahora = AHORA;
    fallos.length = 0;
  });

  const nuevo = () =>
    crearTotalizador({
      db: prueba.db,
      reloj: () => ahora,
      log: { error: (_, que) => void fallos.push(que) },
    });
  const vender = () =>
    servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra(),
      idempotencia: randomUUID(),
    });
  const pendientes = async (de = OTRA) =>
    (
      await servicio.sql<{ fecha: string }>(
        'select fecha::text as fecha from pedidos.dias_pendientes where empresa_id = $1 order by 1',
        [de.id],
      )
    ).map(({ fecha }) => fecha);
  const guardado = async () => {
    const [fila] = await servicio.sql<{ ventas: number | null; monto: string | null }>(
      `select sum(ventas)::int as ventas, sum(monto) as monto from pedidos.dia_totales
        where empresa_id = $1 and fecha = $2 and concepto = 'VENTAS'`,
      [OTRA.id, HOY],
    );
    return fila;
  };
  const dicho = async () =>
    (
      await servicio.dato(calls.reporteVentas, ADMIN_OTRA, {
        empresa,
        fecha_ini: HOY,
        fecha_fin: HOY,
      })
    ).figuras;

  it('leaves alone a day that may still go on somewhere, and takes it once it cannot', async () => {
    await vender();
    ahora = new Date('2026-11-21T16:59:59Z'); // a minute to noon: a company may cut its day at noon
    expect(await nuevo().ronda()).toBe(0);
    expect(await pendientes()).toEqual([HOY]);
    ahora = new Date('2026-11-21T17:00:00Z');
    expect(await nuevo().ronda()).toBe(1);
    expect(await pendientes()).toEqual([]);
    expect(await guardado()).toEqual({ ventas: 1, monto: '7.98' });
    expect(await nuevo().ronda()).toBe(0);
  });

  it('adds a day up again after a sale of it changed, and reads it from its sales meanwhile', async () => {
    const venta = await vender();
    ahora = PASADO;
    while ((await nuevo().ronda()) > 0);
    expect(await guardado()).toEqual({ ventas: 2, monto: '15.96' });

    await servicio.dato(ventasCalls.actualizarEstado, ADMIN_OTRA, {
      empresa,
      editar: venta.secuencia,
      estado: 'ANULADO' as const,
    });
    expect(await pendientes()).toEqual([HOY]);
    expect(await dicho()).toMatchObject({ ventas: 1, total: 7.98, anuladas: 1 });
    expect(await nuevo().ronda()).toBe(1);
    expect(await guardado()).toEqual({ ventas: 1, monto: '7.98' });
    expect(await dicho()).toMatchObject({ ventas: 1, total: 7.98, anuladas: 1 });
  });

  it('adds up again the day on which something of a sale was given back that is voided since', async () => {
    const venta = await vender();
    const OTRO = '2026-11-21';
    await servicio.sql(
      `insert into pedidos.devoluciones (empresa_id, id, huella, venta_id, clave_nota, motivo, forma_pago, subtotal, iva,
         total, tarifas, usuario_id, usuario, fecha_negocio, creado)
       select empresa_id, gen_random_uuid(), '', id, repeat('1', 49), 'Plato equivocado', 'EFECTIVO', 1.5, 0, 1.5, '[]',
              usuario_id, caja_usuario, $2, now()
         from pedidos.ventas where id = $1`,
      [venta.id, OTRO],
    );
    ahora = PASADO;
    while ((await nuevo().ronda()) > 0);
    const devuelto = async () =>
      (
        await servicio.dato(calls.reporteVentas, ADMIN_OTRA, {
          empresa,
          fecha_ini: OTRO,
          fecha_fin: OTRO,
        })
      ).figuras.total_devoluciones;
    expect([await pendientes(), await devuelto()]).toEqual([[], 1.5]);

    await servicio.dato(ventasCalls.actualizarEstado, ADMIN_OTRA, {
      empresa,
      editar: venta.secuencia,
      estado: 'ANULADO' as const,
    });
    expect([await pendientes(), await devuelto()]).toEqual([[HOY, OTRO], 0]);
    while ((await nuevo().ronda()) > 0);
    expect([await pendientes(), await devuelto()]).toEqual([[], 0]);
  });

  it('waits for who is selling on that day, and misses nothing of it', async () => {
    await vender();
    const antes = await dicho();
    ahora = PASADO;
    const vendida = await enTransaccion(prueba.db, async (client) => {
      await client.query("select set_config('app.empresa_id', $1, true)", [String(OTRA.id)]);
      await client.query(OTRA_IGUAL, [OTRA.id]);
      const sumando = nuevo().ronda();
      await Promise.race([esperaUnCerrojo(), sumando]);
      return { sumando };
    });
    expect(await vendida.sumando).toBe(1);
    expect(await pendientes()).toEqual([]);
    expect(await guardado()).toMatchObject({ ventas: antes.ventas + 1 });
    expect(fallos).toEqual([]);
  });

  const esperaUnCerrojo = () =>
    hasta('who adds up waits', async () => {
      const [{ n } = { n: 0 }] = await servicio.sql<{ n: number }>(
        `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`,
      );
      return n > 0;
    });

  it('puts a day that fails off, says so, and goes on with the others', async () => {
    const clave_acceso = await reservar(servicio.url, 1);
    await servicio.dato(ventasCalls.crearVenta, ADMIN, {
      ...makeSolicitud({ clave_acceso }),
      idempotencia: randomUUID(),
    });
    await vender();
    await servicio.sql(
      `alter table pedidos.dia_totales add constraint rota check (empresa_id <> ${PUERTO.id}) not valid`,
    );
    ahora = PASADO;
    const totalizador = nuevo();
    while ((await totalizador.ronda()) > 0);
    expect(fallos).toEqual(['day not added up; put off']);
    expect([await pendientes(), await pendientes(PUERTO)]).toEqual([[], [HOY]]);

    await servicio.sql('alter table pedidos.dia_totales drop constraint rota');
    expect(await totalizador.ronda()).toBe(0);
    ahora = new Date(PASADO.getTime() + 11 * 60_000);
    expect(await totalizador.ronda()).toBe(1);
    expect(await pendientes(PUERTO)).toEqual([]);
  });
});

const OTRA_IGUAL = `
  insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial, forma_pago,
    usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion)
  select empresa_id, gen_random_uuid(), gen_random_uuid(), '', establecimiento, punto_emision, 900, forma_pago, usuario_id,
         caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion
    from pedidos.ventas where empresa_id = $1 and estado = 'ACTIVO' limit 1`;
