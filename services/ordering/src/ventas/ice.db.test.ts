import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { productosCalls, type Producto } from '@comanda/shared/contracts/inventario/productos';
import { tarifasDePrecioCalls } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import type { Rebaja } from '@comanda/shared/domain/dinero/rebaja';
import {
  agregarProducto,
  aLineaVenta,
  descuentoDeCuenta,
  totalesDeCuenta,
  type Carrito,
  type CuentaDeCarrito,
} from '@comanda/shared/domain/orden/carrito';
import { lineasDeOrden } from '@comanda/shared/domain/orden/ordenMesa';
import { vendibleSegunTarifas } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { makeTarifa } from '@comanda/shared/testing/tarifa';

import { buildApp } from '../app';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeEnvio, makePedida } from '../testing/mesas';
import { AHORA, makeSolicitud, reservar } from '../testing/ventas';

import type { Solicitud } from './revisarLinea';

const { empresa } = PUERTO;
const CORTESIA: Rebaja = { tipo: 'PORCENTAJE', valor: 10, motivo: 'Cliente frecuente' };

describe('the ICE of bags', () => {
  let servicio: Servicio;
  let secuencial = 1;
  let funda: Producto;
  let ceviche: Producto;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    await servicio.dato(productosCalls.crearProducto, ADMIN, DATOS);
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    await limpiarMesas(servicio);
    const { data = [] } = await servicio.pedir(productosCalls.listarProductos, CAJERO, { empresa });
    const llamado = (nombre: string) => data.find(({ producto }) => producto === nombre)!;
    [funda, ceviche] = [llamado('Funda plástica'), llamado('Ceviche de camarón')];
  });

  const DATOS = {
    empresa,
    producto: 'Funda plástica',
    id_categoria: '1',
    precio_venta: 0.15,
    porcentaje_iva: 15,
    funda: 'FUNDA',
  } as const;
  const rechazo = (cambio: object) =>
    servicio.pedir(productosCalls.crearProducto, ADMIN, { ...DATOS, ...cambio });

  const conFundas = (cuantas: number): Carrito =>
    agregarProducto(agregarProducto([], ceviche), funda, { cantidad: cuantas });
  /** As a till sends it. */
  const solicitudDe = (cuenta: CuentaDeCarrito): Solicitud => {
    const { subtotal, iva, total } = totalesDeCuenta(cuenta);
    const descuento = descuentoDeCuenta(cuenta);
    return makeSolicitud({
      tienda: cuenta.carrito.map(aLineaVenta),
      subtotal: aDolares(subtotal),
      iva: aDolares(iva),
      total: aDolares(total),
      ...(descuento > 0 && {
        descuento: aDolares(descuento),
        motivo_descuento: CORTESIA.motivo,
      }),
    });
  };
  const vender = async (solicitud: Solicitud) =>
    servicio.pedir(ventasCalls.crearVenta, ADMIN, {
      ...solicitud,
      idempotencia: randomUUID(),
      clave_acceso: await reservar(servicio.url, secuencial++),
    });
  /** What the invoice of a sale is made from. */
  const facturadas = async (clave: string) => {
    const [fila] = await servicio.sql<{ lineas: { ice?: number; descuento?: number }[] }>(
      "select datos -> 'lineas' as lineas from facturacion.comprobantes where clave_acceso = $1",
      [clave],
    );
    return fila?.lineas ?? [];
  };

  it('is said of a product with the day’s amount, and of no other', () => {
    expect(funda).toMatchObject({ funda: 'FUNDA', ice: 0.1 });
    expect(ceviche).toMatchObject({ funda: null });
    expect(ceviche).not.toHaveProperty('ice');
  });

  it('is not of a product that is weighed, nor of one whose price it is not in', async () => {
    expect(await rechazo({ por_peso: true })).toMatchObject({
      errores: [{ campo: 'por_peso', msg: 'Una funda con ICE se vende por unidades, no por peso' }],
    });
    expect(await rechazo({ precio_venta: 0.11 })).toMatchObject({
      errores: [
        {
          campo: 'precio_venta',
          msg: 'Una funda lleva $0.10 de ICE: con su IVA, el precio es $0.12 o más',
        },
      ],
    });
    expect(await rechazo({ precio_venta: 0.12, producto: 'Funda de 12' })).toMatchObject({
      status: 200,
    });
  });

  it('goes with the sale to its invoice and to its copy, of each unit', async () => {
    const { data } = await vender(solicitudDe({ carrito: conFundas(3) }));

    const lineas = await facturadas(data!.clave_acceso!);
    expect(lineas.map(({ ice }) => ice)).toEqual([undefined, 10]);
    const copia = await servicio.dato(emitidosCalls.consultarEmitido, CAJERO, {
      empresa,
      editar: data!.clave_acceso!,
    });
    expect(copia.lineas.map(({ ice }) => ice)).toEqual([undefined, 0.1]);
  });

  it('is never taken off: a discount of the bill is of the rest', async () => {
    const cuenta = { carrito: conFundas(2), rebaja: CORTESIA };
    const { data } = await vender(solicitudDe(cuenta));

    const lineas = await facturadas(data!.clave_acceso!);
    // two bags of 0.15 hold 0.23 of tax: of the other seven cents no more than one goes
    expect(lineas[1]).toMatchObject({ ice: 10 });
    expect(lineas[1]?.descuento ?? 0).toBeLessThanOrEqual(1);
    expect(descuentoDeCuenta(cuenta)).toBe(96);
  });

  it('lets nothing off a bag that its tax is', async () => {
    const [plato, bolsa] = conFundas(1).map(aLineaVenta);
    const gratis = { ...bolsa!, descuento: 0.15, motivo_descuento: 'Cortesía' };
    const { errores } = await vender(makeSolicitud({ tienda: [plato!, gratis] }));
    expect(errores).toEqual([
      {
        campo: 'tienda.1.descuento',
        msg: 'El descuento de Funda plástica es mayor que su valor sin su ICE: es $0.03',
      },
    ]);
    const cortesia = { ...conFundas(1)[1]!, rebaja: { ...CORTESIA, valor: 100 } };
    expect(aLineaVenta(cortesia)).toMatchObject({ descuento: 0.03 });
  });

  it('is the server’s: one that a till has wrong is refused, and a page of before sells as it did', async () => {
    const cuenta = solicitudDe({ carrito: conFundas(1) });
    const con = (ice: number) => ({
      ...cuenta,
      tienda: cuenta.tienda.map((linea) => (linea.ice ? { ...linea, ice } : linea)),
    });
    expect(await vender(con(0.04))).toMatchObject({
      code: 'PRECIO_CAMBIADO',
      errores: [
        { campo: 'tienda.1.ice', msg: 'El ICE de Funda plástica cambió a $0.10. Revise la orden' },
      ],
    });
    const deAntes = cuenta.tienda.map(({ ice: _, ...linea }) => linea);
    const { data } = await vender({ ...cuenta, tienda: deAntes });
    expect((await facturadas(data!.clave_acceso!)).at(-1)).toMatchObject({ ice: 10 });
  });

  it('stays in the price of a bag, whatever a tarifa takes off', async () => {
    const { id: _, ...mitad } = makeTarifa();
    const [tarifa] = await servicio.dato(tarifasDePrecioCalls.guardarTarifa, ADMIN, {
      ...mitad,
      empresa,
      canales: [],
    });
    try {
      const carrito = [ceviche, funda].reduce<Carrito>(
        (suyo, uno) => agregarProducto(suyo, vendibleSegunTarifas(uno, tarifa ? [tarifa] : [])),
        [],
      );
      expect(carrito.map(({ precio_venta }) => precio_venta)).toEqual([4.75, 0.12]);
      const { data } = await vender({ ...solicitudDe({ carrito }), canal: 'LLEVAR' });
      expect((await facturadas(data!.clave_acceso!)).map(({ ice }) => ice)).toEqual([
        undefined,
        10,
      ]);
    } finally {
      const id = tarifa?.id ?? '';
      await servicio.dato(tarifasDePrecioCalls.eliminarTarifa, ADMIN, { empresa, id });
    }
  });

  /** Of a table, with two bags. */
  const conBolsas = async () => {
    await servicio.sql(
      'insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros) values (1, 1, now())',
    );
    const { id, id_categoria, producto, precio_venta } = funda;
    const bolsas = makePedida(1, 2, {
      id,
      id_categoria,
      producto,
      precio_venta,
      porcentaje_iva: 15,
    });
    return servicio.dato(
      mesasCalls.registrarOrden,
      MESERO,
      makeEnvio({ lineas: [makePedida(1), bolsas] }),
    );
  };

  it('lets a table pay what was ordered for less than it', async () => {
    const { random } = await conBolsas();
    await servicio.sql(
      `update pedidos.orden_lineas set precio_venta = 0.11 where orden_id = $1 and producto_id = $2`,
      [random, funda.id],
    );
    const orden = await servicio.dato(mesasCalls.consultarOrden, MESERO, { empresa, random });
    const carrito = lineasDeOrden(orden?.lineas ?? []);
    expect(carrito.map(({ precio_venta }) => precio_venta)).toEqual([9.5, 0.11]);

    const solicitud = { ...solicitudDe({ carrito, rebaja: CORTESIA }), orden: random };
    const rebajada = {
      ...solicitud,
      tienda: solicitud.tienda.map((linea) =>
        linea.ice ? { ...linea, descuento: 0.01, motivo_descuento: 'Cortesía' } : linea,
      ),
    };
    expect((await vender(rebajada)).errores).toEqual([
      {
        campo: 'tienda.1.descuento',
        msg: 'El descuento de Funda plástica es mayor que su valor sin su ICE: es $0.00',
      },
    ]);
    const { data } = await vender(solicitud);
    const [, bolsas] = await facturadas(data!.clave_acceso!);
    expect(bolsas).toMatchObject({ ice: 10, precio_venta: 11 });
    expect(bolsas).not.toHaveProperty('descuento');
  });

  it('is of what a table ordered too', async () => {
    const orden = await conBolsas();
    const carrito = lineasDeOrden(orden.lineas);
    expect(carrito.map(({ ice }) => ice)).toEqual([undefined, 0.1]);

    const { data } = await vender({
      ...solicitudDe({ carrito, rebaja: CORTESIA }),
      orden: orden.random,
    });
    expect((await facturadas(data!.clave_acceso!)).map(({ ice }) => ice)).toEqual([undefined, 10]);
  });
});
