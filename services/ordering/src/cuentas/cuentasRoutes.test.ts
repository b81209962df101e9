import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  CLIENTE,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { cuentasCalls as calls } from '@comanda/shared/contracts/caja/cuentas';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';

import { buildApp } from '../app';
import {
  aCredito,
  mixto,
  pedidoACredito,
  registrarCliente,
  venderACredito,
} from '../testing/credito';
import { limpiarCaja } from '../testing/limpiarCaja';
import { AHORA, makeLinea, makeSolicitud, reservar } from '../testing/ventas';

const { empresa } = OTRA;
const { cedula, nombre } = CLIENTE;
/** What a sale of the tests comes to. */
const TOTAL = 7.98;

describe('sales on account', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
    await registrarCliente(servicio, OTRA);
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = AHORA;
    await limpiarCaja(servicio, { conVentas: true });
    await venderACredito(servicio, OTRA);
  });

  const cuenta = () =>
    servicio.dato(calls.consultarCuentaPorCobrar, ADMIN_OTRA, { empresa, cedula });
  const abonar = (monto: number, over: Partial<CallInput<typeof calls.registrarAbono>> = {}) =>
    servicio.pedir(calls.registrarAbono, ADMIN_OTRA, {
      empresa,
      cedula,
      monto,
      forma_pago: 'EFECTIVO',
      idempotencia: randomUUID(),
      ...over,
    });
  const vender = (over: Parameters<typeof aCredito>[2] = {}) =>
    aCredito(servicio, ADMIN_OTRA, over);
  const intentar = (over: Parameters<typeof pedidoACredito>[0] = {}) =>
    servicio.pedir(ventasCalls.crearVenta, ADMIN_OTRA, pedidoACredito(over));
  const x = () => servicio.dato(cuadresCalls.consultarX, ADMIN_OTRA, { empresa });
  const anular = (editar: string) =>
    servicio.dato(ventasCalls.actualizarEstado, ADMIN_OTRA, { empresa, editar, estado: 'ANULADO' });

  describe('crear_venta', () => {
    it('leaves what is owed on the customer, puts nothing in the drawer, and says until when', async () => {
      const venta = await vender();
      expect(venta).toMatchObject({
        forma_pago: 'CREDITO',
        total: TOTAL,
        credito: { plazo: 30, vence: '2026-12-20' },
      });
      expect(await cuenta()).toEqual({
        cuenta: { cedula, nombre, debe: TOTAL, vencido: 0, favor: 0, vence: '2026-12-20' },
        credito: { debe: TOTAL, favor: 0, limite: 100, propio: false, disponible: 92.02 },
        ventas: [
          {
            id: venta.id,
            secuencia: venta.secuencia,
            fecha: AHORA.toISOString(),
            plazo: 30,
            vence: '2026-12-20',
            monto: TOTAL,
            pendiente: TOTAL,
          },
        ],
        abonos: [],
      });
      expect(await x()).toMatchObject({
        esperado: 0,
        ventas: { cantidad: 1, total: TOTAL },
        formas: expect.arrayContaining([
          { forma_pago: 'EFECTIVO', cantidad: 0, total: 0 },
          { forma_pago: 'CREDITO', cantidad: 1, total: TOTAL },
        ]),
      });
    });

    it('takes a part in cash and another term, and the opened sale says so', async () => {
      const pagos = mixto(TOTAL, 5).map((pago) =>
        pago.forma_pago === 'CREDITO' ? { ...pago, plazo: 8 } : pago,
      );
      const { secuencia } = await vender({ forma_pago: 'EFECTIVO', pagos });
      expect((await cuenta()).cuenta).toMatchObject({ debe: 2.98, vence: '2026-11-28' });
      expect((await x()).esperado).toBe(5);
      const abierta = await servicio.dato(emitidosCalls.consultarEmitido, ADMIN_OTRA, {
        empresa,
        editar: secuencia,
      });
      expect(abierta.venta.credito).toEqual({ plazo: 8, vence: '2026-11-28' });
      expect(abierta.pagos.map(({ forma_pago, monto }) => [forma_pago, monto])).toEqual([
        ['EFECTIVO', 5],
        ['CREDITO', 2.98],
      ]);
      expect(abierta.cambio_pago.puede).toBe(false);
      expect(abierta.cambio_estado.frase).toContain(
        'Salen de la caja $5.00 en efectivo. La deuda del cliente baja $2.98: de ella no sale dinero',
      );
    });

    it('is asked twice and sold once', async () => {
      const pedido = pedidoACredito();
      const primera = await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, pedido);
      const segunda = await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, pedido);
      expect(segunda).toEqual({ ...primera, repetida: true });
      expect((await cuenta()).cuenta.debe).toBe(TOTAL);
    });

    it('refuses what passes the limit and says how much is left, and sells up to it', async () => {
      await venderACredito(servicio, OTRA, { limite: 10 });
      await vender();
      const negada = await intentar();
      expect(negada).toMatchObject({ status: 422, code: 'CREDITO_EXCEDE' });
      expect(negada.errores).toEqual([
        {
          campo: 'forma_pago',
          msg: 'El cliente debe $7.98 y su límite es $10.00: le quedan $2.02 a crédito. Cobre $5.96 de otra forma',
        },
      ]);
      await vender({ forma_pago: 'EFECTIVO', pagos: mixto(TOTAL, 5.96) });
      expect((await cuenta()).credito.disponible).toBe(0);
    });

    it('passes the limit of all where the customer has one of their own', async () => {
      await venderACredito(servicio, OTRA, { limite: 1 });
      const propio = await servicio.dato(calls.guardarLimiteCredito, ADMIN_OTRA, {
        empresa,
        cedula,
        limite: 20,
      });
      expect(propio).toMatchObject({ limite: 20, propio: true, disponible: 20 });
      await vender();
      await servicio.dato(calls.guardarLimiteCredito, ADMIN_OTRA, {
        empresa,
        cedula,
        limite: null,
      });
      expect(await intentar()).toMatchObject({ code: 'CREDITO_EXCEDE' });
    });

    it('sells no more than the limit however many ask at once', async () => {
      await venderACredito(servicio, OTRA, { limite: 20 });
      const hechas = await Promise.all(Array.from({ length: 8 }, () => intentar()));
      expect(hechas.filter(({ status }) => status === 200)).toHaveLength(2);
      expect((await cuenta()).cuenta.debe).toBe(15.96);
    });

    it.each([
      ['where the company does not', { activo: false }, {}, 'La empresa no vende a crédito'],
      ['to nobody in particular', {}, { cedula: CONSUMIDOR_FINAL }, 'elija un cliente'],
      [
        'twice in one sale',
        {},
        {
          pagos: [
            { forma_pago: 'CREDITO' as const, monto: 4 },
            { forma_pago: 'CREDITO' as const, monto: 3.98 },
          ],
        },
        'un solo pago a crédito',
      ],
    ])('is refused %s', async (_que, ajuste, over, dicho) => {
      await venderACredito(servicio, OTRA, ajuste);
      const negada = await intentar(over);
      expect(negada).toMatchObject({ status: 422, code: 'CREDITO_NO_PERMITIDO' });
      expect(negada.errores[0]?.msg).toContain(dicho);
      expect(await servicio.sql('select from pedidos.ventas')).toEqual([]);
    });

    it('is no waiter’s to give, and a cashier’s', async () => {
      await registrarCliente(servicio, PUERTO);
      await venderACredito(servicio, PUERTO);
      const pedido = async (numero: number) => ({
        ...makeSolicitud({
          tienda: [makeLinea(1)],
          cedula,
          forma_pago: 'CREDITO',
          clave_acceso: await reservar(servicio.url, numero),
        }),
        idempotencia: randomUUID(),
      });
      expect(await servicio.pedir(ventasCalls.crearVenta, MESERO, await pedido(901))).toMatchObject(
        {
          code: 'CREDITO_NO_PERMITIDO',
        },
      );
      const vendida = await servicio.dato(ventasCalls.crearVenta, CAJERO, await pedido(902));
      expect(vendida.credito).toBeDefined();
      const [factura] = await servicio.sql<{ pagos: unknown }>(
        `select datos -> 'pagos' as pagos from facturacion.comprobantes where clave_acceso = $1`,
        [vendida.clave_acceso],
      );
      expect(factura?.pagos).toEqual([{ forma_pago: 'CREDITO', total: 950, plazo: 30 }]);
    });
  });

  describe('abono', () => {
    it('pays the oldest debt first, goes into the open drawer and is taken once', async () => {
      const primera = await vender();
      ahora = new Date('2026-11-21T17:00:00Z');
      const segunda = await vender();
      const idempotencia = randomUUID();
      const hecho = await abonar(10, { idempotencia });
      expect(hecho).toMatchObject({ status: 200, msg: 'Abono registrado' });
      expect(hecho.data).toMatchObject({ id: idempotencia, nombre, monto: 10, debe: 5.96 });
      expect((await abonar(10, { idempotencia })).data).toEqual(hecho.data);
      expect(await abonar(9, { idempotencia })).toMatchObject({
        code: 'IDEMPOTENCIA_EN_CONFLICTO',
      });

      const { cuenta: leida, ventas, abonos } = await cuenta();
      expect(leida).toMatchObject({ debe: 5.96, vence: '2026-12-21' });
      expect(ventas.map(({ id, pendiente }) => [id, pendiente])).toEqual([
        [segunda.id, 5.96],
        [primera.id, 0],
      ]);
      expect(abonos).toEqual([hecho.data]);
      expect(await x()).toMatchObject({
        esperado: 10,
        abonos: [{ forma_pago: 'EFECTIVO', cantidad: 1, total: 10 }],
      });
      expect(
        await servicio.sql(
          `select detalle, monto::float8 as monto, ingreso::float8 as ingreso from pedidos.caja_movimientos where tipo = 'ABONO'`,
        ),
      ).toEqual([{ detalle: `Abono de ${nombre}`, monto: 10, ingreso: 10 }]);
      const [traza] = await servicio.sql(
        `select usuario, despues from pedidos.auditoria where accion = 'abono registrado' and entidad_id = $1`,
        [idempotencia],
      );
      expect(traza).toMatchObject({ usuario: ADMIN_OTRA.nombre, despues: { monto: 10, cedula } });
    });

    it('is held against vouchers and transfers as a sale is', async () => {
      await vender();
      await abonar(3, { forma_pago: 'TARJETA', referencia: '77' });
      await abonar(4, { forma_pago: 'TRANSFERENCIA', banco: 'Pichincha' });
      const comparado = await servicio.dato(cuadresCalls.contarCaja, ADMIN_OTRA, {
        empresa,
        conteo: 0,
        totalVouchers: 3,
        totalTransferencias: 4,
      });
      expect(comparado).toMatchObject({
        esperado: 0,
        tarjeta: 3,
        transferencia: 4,
        transferencias: [{ venta: `Abono de ${nombre}`, banco: 'Pichincha', monto: 4 }],
      });
    });

    it('is never more than is owed, however many pay at once', async () => {
      await vender();
      const mucho = await abonar(8);
      expect(mucho).toMatchObject({ status: 422, code: 'ABONO_EXCEDE' });
      expect(mucho.errores).toEqual([
        { campo: 'monto', msg: 'El cliente debe $7.98: el abono no puede ser mayor' },
      ]);
      const hechos = await Promise.all(Array.from({ length: 6 }, () => abonar(3)));
      expect(hechos.filter(({ status }) => status === 200)).toHaveLength(2);
      expect((await cuenta()).cuenta.debe).toBe(1.98);
    });

    it('is of nobody who was never sold on account', async () => {
      expect(await abonar(1)).toMatchObject({ status: 404, code: 'NO_ENCONTRADO' });
    });
  });

  it('a voided sale lowers the debt, and what was paid above it is theirs and buys again', async () => {
    const { secuencia } = await vender();
    await abonar(5);
    await anular(secuencia);
    expect(await cuenta()).toMatchObject({
      cuenta: { debe: 0, favor: 5, vence: null },
      credito: { disponible: 105 },
    });
    expect((await x()).esperado).toBe(5);
    await vender();
    expect((await cuenta()).cuenta).toMatchObject({ debe: 2.98, favor: 0 });
  });

  it('is not put right by another method of payment: what is paid later is an abono', async () => {
    const { secuencia } = await vender();
    const cambio = await servicio.pedir(ventasCalls.actualizarEstado, ADMIN_OTRA, {
      empresa,
      editar: secuencia,
      forma_pago: 'EFECTIVO',
    });
    expect(cambio).toMatchObject({ status: 409, code: 'PAGO_A_CREDITO' });
  });

  it('is late from the day after it was due', async () => {
    await venderACredito(servicio, OTRA, { plazo: 1 });
    await vender();
    const lista = () => servicio.dato(calls.listarCuentas, ADMIN_OTRA, { empresa });
    ahora = new Date('2026-11-22T04:59:00Z'); // 23:59 of the 21st
    expect(await lista()).toMatchObject([{ debe: TOTAL, vencido: 0 }]);
    ahora = new Date('2026-11-22T05:00:00Z');
    expect(await lista()).toEqual([
      { cedula, nombre, debe: TOTAL, vencido: TOTAL, favor: 0, vence: '2026-11-21' },
    ]);
    await abonar(TOTAL);
    expect(await lista()).toEqual([]);
  });

  it('what one company is owed another does not see, touch or count', async () => {
    await vender();
    const ajena = { empresa: PUERTO.empresa, cedula };
    expect(await servicio.dato(calls.listarCuentas, ADMIN, { empresa: PUERTO.empresa })).toEqual(
      [],
    );
    expect(await servicio.pedir(calls.consultarCuentaPorCobrar, ADMIN, ajena)).toMatchObject({
      status: 404,
    });
    expect(await servicio.dato(calls.creditoDeCliente, ADMIN, ajena)).toMatchObject({ debe: 0 });
    await servicio.dato(calls.guardarLimiteCredito, ADMIN, { ...ajena, limite: 1 });
    expect((await cuenta()).credito.limite).toBe(100);
  });

  it('is chosen with how the company sells, and what is not said stays', async () => {
    const guardar = (mas: Partial<CallInput<typeof ajustesCalls.guardarAjustes>>) =>
      servicio.dato(ajustesCalls.guardarAjustes, ADMIN_OTRA, {
        empresa,
        descuento_maximo: 10,
        barras_peso: null,
        ...mas,
      });
    await guardar({ vende_a_credito: true, credito_plazo: 15, credito_limite: 250.5 });
    expect(await guardar({})).toMatchObject({
      vende_a_credito: true,
      credito_plazo: 15,
      credito_limite: 250.5,
    });
  });
});
