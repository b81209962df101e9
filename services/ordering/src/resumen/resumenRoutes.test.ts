import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, MESERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { bodegaCalls } from '@comanda/shared/contracts/inventario/bodega';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { resumenCalls } from '@comanda/shared/contracts/reportes/resumen';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';

import { buildApp } from '../app';
import { makeEnvio } from '../testing/mesas';
import { AHORA, makeSolicitudDeOtra } from '../testing/ventas';

describe('resumen', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());

  const resumen = async (quien: { id: string }, de: string) =>
    Object.fromEntries(
      (await servicio.dato(resumenCalls.consultarResumen, quien, {}))
        .filter(({ empresa }) => empresa === de)
        .map(({ ruta, texto }) => [ruta, texto]),
    );
  const NADA = {
    puntoventa: '0 ventas hoy · $0.00',
    caja: '$0.00 en efectivo debería haber',
    vizor: '0 órdenes en cocina',
    bodega: 'Sin alertas',
  };

  it('says of a company where nothing happened that nothing did', async () => {
    expect(await resumen(ADMIN_OTRA, OTRA.empresa)).toEqual(NADA);
  });

  it('says sales, cash, kitchen and warehouse of each company, and nothing of another empresa', async () => {
    const vender = () =>
      servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
        ...makeSolicitudDeOtra(),
        idempotencia: randomUUID(),
      });
    await vender();
    const { secuencia } = await vender();
    await servicio.dato(cajaCalls.ingresarMovimiento, ADMIN_OTRA, {
      empresa: OTRA.empresa,
      detalle: 'Cambio',
      ingreso: 5,
      caja: 1,
    });
    await servicio.dato(mesasCalls.registrarOrden, MESERO, makeEnvio({ mesa: '', orden: 'Ana' }));
    // what is ready waits for its money, and for no cook
    const envio = makeEnvio({ mesa: '', orden: 'Luis' });
    const { lineas } = await servicio.dato(mesasCalls.registrarOrden, MESERO, envio);
    await servicio.dato(vizorCalls.marcarListo, MESERO, {
      empresa: PUERTO.empresa,
      lineas: lineas.map(({ linea }) => linea),
      listo: true,
    });
    await servicio.dato(bodegaCalls.crearMateriaPrima, ADMIN, {
      empresa: ANDINA.empresa,
      materi_prima: 'Café',
      peso_inicial: 1,
      peso_actual: 1,
      peso_concurrente: 0,
      medida_entrada: 'kg',
      medida_salida: 'kg',
      cantidad_alerta: 2,
    });

    expect(await resumen(ADMIN_OTRA, OTRA.empresa)).toEqual({
      ...NADA,
      puntoventa: '2 ventas hoy · $15.96',
      caja: '$20.96 en efectivo debería haber',
    });
    expect(await resumen(ADMIN, PUERTO.empresa)).toEqual({ ...NADA, vizor: '1 orden en cocina' });
    expect(await resumen(ADMIN, ANDINA.empresa)).toEqual({
      ...NADA,
      bodega: '1 materia prima en alerta',
    });
    expect(await resumen(ADMIN, OTRA.empresa)).toEqual({});

    const anular = { empresa: OTRA.empresa, editar: secuencia, estado: 'ANULADO' as const };
    await servicio.dato(ventasCalls.actualizarEstado, ADMIN_OTRA, anular);
    expect(await resumen(ADMIN_OTRA, OTRA.empresa)).toMatchObject({
      puntoventa: '1 venta hoy · $7.98',
      caja: '$12.98 en efectivo debería haber',
    });
  });

  it('sends a company that sells nothing yet to its first day, and is silent afterwards', async () => {
    await servicio.sql('delete from pedidos.productos where empresa_id = $1', [ANDINA.id]);
    expect(await resumen(ADMIN, ANDINA.empresa)).toMatchObject({
      empresa: 'Todavía no vende nada: siga el Primer día',
    });
    expect(await resumen(ADMIN, PUERTO.empresa)).not.toHaveProperty('empresa');
  });

  it('names the till of a company that has one, and what is least of its alert first', async () => {
    const deTarjeta = async (quien: { id: string }, de: string, cual: string) =>
      (await servicio.dato(resumenCalls.consultarResumen, quien, {})).find(
        ({ empresa, ruta }) => empresa === de && ruta === cual,
      );
    for (const [materi_prima, hay] of [
      ['Azúcar', 1.5],
      ['Leche', 0],
      ['Canela', 9],
      ['Cacao', 1.9],
    ] as const)
      await servicio.dato(bodegaCalls.crearMateriaPrima, ADMIN, {
        empresa: ANDINA.empresa,
        materi_prima,
        peso_inicial: hay,
        peso_actual: hay,
        peso_concurrente: 0,
        medida_entrada: 'kg',
        medida_salida: 'kg',
        cantidad_alerta: 2,
      });

    expect(await deTarjeta(ADMIN, ANDINA.empresa, 'bodega')).toMatchObject({
      cifra: '4',
      de: 'de 5 materias',
      detalle: 'Leche · Café · 2 más',
    });
    expect(await deTarjeta(ADMIN_OTRA, OTRA.empresa, 'bodega')).toMatchObject({
      cifra: '0',
      de: 'de 0 materias',
      detalle: 'Sin alertas',
    });
    expect(await deTarjeta(ADMIN_OTRA, OTRA.empresa, 'caja')).toMatchObject({
      detalle: 'Caja, abierta 12:00',
    });
  });

  it('says nothing of an area that is off, and the rest goes on where a source fails', async () => {
    const area = async (activa: boolean) => {
      await servicio.sql(
        `update plataforma.areas_empresa set activa = $1 where area = 'inventario' and empresa_id = $2`,
        [activa, OTRA.id],
      );
      servicio.olvidar();
    };
    await area(false);
    expect(Object.keys(await resumen(ADMIN_OTRA, OTRA.empresa))).toEqual([
      'puntoventa',
      'caja',
      'vizor',
    ]);
    await area(true);
    await servicio.sql('alter table pedidos.ordenes rename to ordenes_rota');
    expect(await resumen(ADMIN_OTRA, OTRA.empresa)).toMatchObject({
      vizor: null,
      bodega: 'Sin alertas',
      puntoventa: '1 venta hoy · $7.98',
    });
    await servicio.sql('alter table pedidos.ordenes_rota rename to ordenes');
  });
});
