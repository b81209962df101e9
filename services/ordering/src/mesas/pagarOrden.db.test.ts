import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN_OTRA, CAJERO, COCINERO, MESERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { aLineaVenta, totalesDeCarrito } from '@comanda/shared/domain/orden/carrito';
import { lineasDeOrden } from '@comanda/shared/domain/orden/ordenMesa';

import { buildApp } from '../app';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeCobro, makeEnvio, makePedida } from '../testing/mesas';
import { AHORA, reservar } from '../testing/ventas';

const { empresa } = PUERTO;

describe('the sale that pays an order', () => {
  let servicio: Servicio;
  let secuencial = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    await limpiarMesas(servicio);
    await servicio.sql(
      `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros)
       values (1, 1, now()), (1, 2, now()), (3, 1, now())`,
    );
  });

  const enviar = (over = {}) => servicio.dato(calls.registrarOrden, MESERO, makeEnvio(over));
  const consultar = (random: string) =>
    servicio.dato(calls.consultarOrden, CAJERO, { empresa, random });
  const clave = () => reservar(servicio.url, secuencial++);
  type Solicitud = ReturnType<typeof makeCobro>;
  const vender = async (solicitud: Solicitud, idempotencia: string = randomUUID()) =>
    servicio.pedir(ventasCalls.crearVenta, CAJERO, {
      ...solicitud,
      idempotencia,
      clave_acceso: solicitud.clave_acceso ?? (await clave()),
    });
  const cobrar = (orden: Orden, over: Partial<Solicitud> = {}) =>
    vender(makeCobro(orden, undefined, over));

  it('pays all of it: the table is free and the order is that sale', async () => {
    const orden = await enviar();
    const { status, data } = await cobrar(orden);

    expect([status, data?.total]).toEqual([200, 11]);
    expect(await consultar(orden.random)).toMatchObject({
      estado: 'PAGADA',
      venta: data?.secuencia,
      por_pagar: false,
      lineas: [
        { cantidad: 0, pagada: 1 },
        { cantidad: 0, pagada: 2 },
      ],
    });
    expect(await servicio.dato(calls.listarMesas, CAJERO, { empresa })).toMatchObject([
      { numero_mesa: 1, estado: 'LIBRE', total: 0 },
      { numero_mesa: 2, estado: 'LIBRE' },
    ]);
  });

  it('pays it once, however many tills press at once', async () => {
    const orden = await enviar();
    const respuestas = await Promise.all([cobrar(orden), cobrar(orden), cobrar(orden)]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { secuencia } = respuestas.find(({ data }) => data)?.data ?? {};
    const negadas = respuestas.filter(({ status }) => status === 409);
    for (const { code, msg } of negadas)
      expect([code, msg]).toEqual(['ORDEN_PAGADA', `La orden ya fue pagada: venta ${secuencia}`]);
    const [{ ventas } = { ventas: 0 }] = await servicio.sql<{ ventas: number }>(
      `select count(*)::int as ventas from pedidos.orden_operaciones where tipo = 'PAGO'`,
    );
    expect(ventas).toBe(1);
  });

  it('answers the same sale to the same key, also at once', async () => {
    const orden = await enviar();
    const idempotencia = randomUUID();
    const solicitud = makeCobro(orden, undefined, { clave_acceso: await clave() });
    const respuestas = await Promise.all([1, 2, 3].map(() => vender(solicitud, idempotencia)));

    expect(respuestas.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(respuestas.map(({ data }) => data?.id)).size).toBe(1);
  });

  it('pays a part: the rest stays at the table', async () => {
    const orden = await enviar();
    const [ceviche, agua] = orden.lineas;
    const una = await vender(makeCobro(orden, ({ linea }) => (linea === agua?.linea ? 1 : 0)));
    expect(una.data?.total).toBe(0.75);

    const resto = await consultar(orden.random);
    expect(resto).toMatchObject({
      estado: 'ABIERTA',
      lineas: [
        { linea: ceviche?.linea, cantidad: 1, pagada: 0 },
        { linea: agua?.linea, cantidad: 1, pagada: 1 },
      ],
    });
    if (!resto) throw new Error('the order is gone');
    expect((await cobrar(resto)).data?.total).toBe(10.25);
    expect((await consultar(orden.random))?.estado).toBe('PAGADA');
  });

  it('is refused for what another till took meanwhile, naming it', async () => {
    const orden = await enviar();
    await vender(makeCobro(orden, ({ cantidad }) => (cantidad === 2 ? 1 : 0)));

    expect(await cobrar(orden)).toMatchObject({
      status: 409,
      code: 'ORDEN_CAMBIO',
      errores: [
        {
          campo: 'tienda.1.cantidad',
          msg: 'La orden cambió: de Agua sin gas quedan 1 por pagar. Revise y vuelva a intentar',
        },
      ],
    });
  });

  it('costs what it cost when it was ordered, and sells what is no longer sold', async () => {
    const orden = await enviar();
    const cambiar = (precio: number, estado: string) =>
      servicio.sql(`update pedidos.productos set precio_venta = $1, estado = $2 where id = 1`, [
        precio,
        estado,
      ]);
    await cambiar(12, 'N');
    const { status, data } = await cobrar(orden);
    await cambiar(9.5, 'A');

    expect([status, data?.total]).toEqual([200, 11]);
  });

  it('pays lines of several sends as one', async () => {
    const primera = await enviar();
    const orden = await enviar({ lineas: [makePedida(1, 2)] });
    const ceviches = orden.lineas.filter(({ id }) => id === '1').map(({ linea }) => linea);
    const solicitud = makeCobro(orden, ({ linea }) => (linea === ceviches[0] ? 3 : 0));
    const [linea] = solicitud.tienda;
    if (!linea) throw new Error('nothing to pay');
    const junta = { ...solicitud, tienda: [{ ...linea, orden_lineas: ceviches }] };

    expect((await vender(junta)).data?.total).toBe(28.5);
    expect((await consultar(primera.random))?.lineas.map(({ cantidad }) => cantidad)).toEqual([
      0, 2, 0,
    ]);
  });

  it('pays what the till makes of two rounds between which the rate of a product changed', async () => {
    await enviar({ lineas: [makePedida(4, 2)] });
    const tarifa = (iva: number) =>
      servicio.sql('update pedidos.productos set porcentaje_iva = $1 where id = 4', [iva]);
    await tarifa(15);
    const orden = await enviar({ lineas: [makePedida(4, 1, { porcentaje_iva: 15 })] });
    await tarifa(0);
    const carrito = lineasDeOrden(orden.lineas);
    const { subtotal, iva, total } = totalesDeCarrito(carrito);
    const { status, data } = await cobrar(orden, {
      tienda: carrito.map(aLineaVenta),
      subtotal: aDolares(subtotal),
      iva: aDolares(iva),
      total: aDolares(total),
    });

    expect([status, data?.total]).toEqual([200, 2.25]);
    expect(carrito.map(({ porcentaje_iva }) => porcentaje_iva)).toEqual([0, 15]);
    expect((await consultar(orden.random))?.estado).toBe('PAGADA');
  });

  it('takes nothing of an order it does not name, nor of another company', async () => {
    const orden = await enviar();
    const { orden: _, ...sinOrden } = makeCobro(orden);
    expect(await vender(sinOrden)).toMatchObject({ status: 409, code: 'ORDEN_CAMBIO' });

    const ajena = await servicio.dato(
      calls.registrarOrden,
      ADMIN_OTRA,
      makeEnvio({ empresa: OTRA.empresa, lineas: [makePedida(9)] }),
    );
    const robada = makeCobro(ajena, undefined, { orden: ajena.random });
    expect(await vender(robada)).toMatchObject({ status: 409, code: 'ORDEN_CAMBIO' });
    expect(await consultar(orden.random)).toMatchObject({ estado: 'ABIERTA' });
  });

  it('is no payment of an order where nothing of it is in the sale', async () => {
    const orden = await enviar();
    const { tienda, ...resto } = makeCobro(orden);
    const suelta = tienda.map(({ orden_lineas: _, ...linea }) => linea);
    expect(await vender({ ...resto, tienda: suelta })).toMatchObject({ code: 'ORDEN_CAMBIO' });
  });

  it('leaves the order as it was where there is no number', async () => {
    const orden = await enviar();
    const vencida = await cobrar(orden, { clave_acceso: '1'.repeat(49) });
    expect(vencida).toMatchObject({ status: 409, code: 'RESERVA_VENCIDA' });
    expect(await consultar(orden.random)).toEqual(orden);
  });

  it('of a take-away leaves in the kitchen what is not ready, of a table nothing', async () => {
    const enCocina = async (random: string) => {
      const [fila] = await servicio.sql<{ en_cocina: boolean }>(
        'select en_cocina from pedidos.ordenes where id = $1',
        [random],
      );
      return fila?.en_cocina;
    };
    const mesa = await enviar();
    await cobrar(mesa);
    const llevar = await enviar({ mesa: '', orden: 'Luis' });
    await cobrar(llevar);
    const lista = await enviar({ mesa: '', orden: 'Rosa' });
    await servicio.sql('update pedidos.orden_lineas set lista = now() where orden_id = $1', [
      lista.random,
    ]);
    await cobrar(lista);

    expect([
      await enCocina(mesa.random),
      await enCocina(llevar.random),
      await enCocina(lista.random),
    ]).toEqual([false, true, false]);
  });

  it('of a take-away lets the kitchen begin with what was held', async () => {
    const fuerte = makePedida(1, 1, { curso: 'FUERTE', retenida: true });
    await cobrar(await enviar({ mesa: '', orden: 'Eva', lineas: [fuerte] }));
    expect(await servicio.dato(vizorCalls.listarVizor, COCINERO, { empresa })).toMatchObject([
      { linea: fuerte.linea, cantidad: 1, pagada: true, retenida: false },
    ]);
  });

  it('of a take-away leaves nothing in the kitchen that no station makes, or that went to another order', async () => {
    const enCocina = () =>
      servicio.sql('select orden from pedidos.ordenes where en_cocina order by orden');
    const { random, lineas } = await enviar({ mesa: '', orden: 'Luis' });
    const [una = '', otra = ''] = lineas.map(({ linea }) => linea);
    await servicio.dato(calls.moverLineas, CAJERO, {
      empresa,
      random,
      clave: randomUUID(),
      mesa: '',
      orden: 'Rosa',
      lineas: [{ linea: otra, cantidad: 2 }],
    });
    await servicio.sql('update pedidos.orden_lineas set lista = now() where id = $1', [una]);
    await cobrar(await quedaDe(random));
    expect(await enCocina()).toEqual([{ orden: 'Rosa' }]);

    const sinEstacion = 'insert into pedidos.categoria_estaciones values (1, 1, null)';
    await servicio.sql(sinEstacion);
    await cobrar(await enviar({ mesa: '', orden: 'Agua' }));
    await servicio.sql('delete from pedidos.categoria_estaciones');
    expect(await enCocina()).toEqual([{ orden: 'Rosa' }]);
  });

  const quedaDe = async (random: string) => {
    const orden = await consultar(random);
    if (!orden) throw new Error(`pagarOrden: order ${random} is not there`);
    return orden;
  };
});
