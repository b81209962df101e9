import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, MESERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls as calls } from '@comanda/shared/contracts/caja/cuadres';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../../app';
import { limpiarCaja } from '../../testing/limpiarCaja';
import { limpiarMesas } from '../../testing/limpiarMesas';
import { makeEnvio, makePedida, type Envio } from '../../testing/mesas';
import { AHORA, makeSolicitud, reservar } from '../../testing/ventas';

const { empresa } = PUERTO;
const NADA = { cuantos: 0, nombres: [] };

describe('GET /v1/pendientes_de_cierre', () => {
  let servicio: Servicio;
  let numero = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    await limpiarCaja(servicio);
    await limpiarMesas(servicio);
  });

  const pendientes = (caja?: number) =>
    servicio.dato(calls.pendientesDeCierre, CAJERO, {
      empresa,
      ...(caja !== undefined && { caja: String(caja) }),
    });
  const mesa = (datos: { nombre: string }) =>
    servicio.dato(mesasCalls.registrarMesa, ADMIN, { empresa, zona: '', ...datos });
  const enviar = (over: Partial<Envio>) =>
    servicio.dato(mesasCalls.registrarOrden, MESERO, makeEnvio(over));
  const facturar = async (estado?: string) => {
    const clave_acceso = await reservar(servicio.url, numero++);
    const solicitud = { ...makeSolicitud({ clave_acceso }), idempotencia: randomUUID() };
    const venta = await servicio.dato(ventasCalls.crearVenta, CAJERO, solicitud);
    if (estado !== undefined)
      await servicio.sql(
        `update facturacion.comprobantes set estado = $2, xml_firmado = '<x/>', xml_autorizado = '<x/>',
           fecha_autorizacion = now() where clave_acceso = $1`,
        [clave_acceso, estado],
      );
    return venta.secuencia;
  };

  it('is nothing where nothing is open', async () => {
    expect(await pendientes()).toEqual({
      mesas: NADA,
      cocina: NADA,
      documentos: NADA,
      detenidos: NADA,
      equipos: NADA,
    });
  });

  it('names the tills that have not sent what they did, the one that waits longest first', async () => {
    const equipo = (nombre: string, cuantos: number, punto: string) =>
      servicio.sql(
        `insert into facturacion.dispositivos
           (empresa_id, id, nombre, creado, punto_emision, token_hash, por_enviar, por_enviar_desde)
         values ($1, $2, $3, now(), $5, repeat('0', 64), $4::int, case when $4::int > 0 then now() - $4::int * interval '1 hour' end)`,
        [PUERTO.id, randomUUID(), nombre, cuantos, punto],
      );
    await equipo('Barra', 2, '901');
    await equipo('Terraza', 0, '902');
    await equipo('Puerta', 5, '903');
    expect((await pendientes()).equipos).toEqual({
      cuantos: 2,
      nombres: ['Puerta: 5', 'Barra: 2'],
    });
    await servicio.sql('delete from facturacion.dispositivos where empresa_id = $1', [PUERTO.id]);
  });

  it('names the tables and orders that nobody paid, and those with something the kitchen was not sent', async () => {
    await mesa({ nombre: 'Ventana' });
    await mesa({ nombre: '' });
    await enviar({ mesa: '1', lineas: [makePedida(1, 1, { retenida: true })] });
    await enviar({ mesa: '2' });
    await enviar({ mesa: '', orden: 'Rosa' });
    expect(await pendientes()).toMatchObject({
      mesas: { cuantos: 3, nombres: ['Mesa 1 Ventana', 'Mesa 2', 'Rosa'] },
      cocina: { cuantos: 1, nombres: ['Mesa 1 Ventana'] },
    });
  });

  it('says how many they are where they are more than it names', async () => {
    for (let i = 0; i < 23; i++) await enviar({ mesa: '', orden: `Orden ${i}` });
    const { mesas } = await pendientes();
    expect(mesas.cuantos).toBe(23);
    expect(mesas.nombres).toHaveLength(20);
  });

  it('tells invoices that wait from those that need a person, and leaves out what is authorised', async () => {
    const espera = await facturar();
    const devuelta = await facturar('DEVUELTA');
    await facturar('AUTORIZADO');
    expect(await pendientes()).toMatchObject({
      documentos: { cuantos: 1, nombres: [espera] },
      detenidos: { cuantos: 1, nombres: [devuelta] },
    });
  });

  it('of invoices those of what this drawer sold', async () => {
    await servicio.sql('delete from facturacion.trabajos');
    await servicio.sql(
      `update facturacion.comprobantes set estado = 'ANULADA' where estado not in ('AUTORIZADO', 'ANULADA')`,
    );
    const suya = await facturar();
    const { id } = await servicio.dato(cajasCalls.crearCaja, ADMIN, { empresa, nombre: 'Bar' });
    expect((await pendientes()).documentos).toEqual({ cuantos: 1, nombres: [suya] });
    expect((await pendientes(id)).documentos).toEqual(NADA);
  });

  it('is refused of a drawer that is not there, and tells nothing of another empresa', async () => {
    await enviar({ mesa: '', orden: 'Rosa' });
    await facturar();
    expect(
      await servicio.pedir(calls.pendientesDeCierre, CAJERO, { empresa, caja: '77' }),
    ).toMatchObject({ status: 422, code: 'CAJA_NO_EXISTE' });
    expect(
      await servicio.dato(calls.pendientesDeCierre, ADMIN_OTRA, { empresa: OTRA.empresa }),
    ).toMatchObject({ mesas: NADA, documentos: NADA });
  });
});
