import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { ventasCalls as calls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { AHORA, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

import type { Solicitud } from './revisarLinea';

type Usuario = { id: string };

describe('venta (whether a lost answer was a sale)', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());

  const vender = (quien: Usuario, solicitud: Solicitud, idempotencia: string) =>
    servicio.pedir(calls.crearVenta, quien, { ...solicitud, idempotencia });
  const consultar = (quien: Usuario, empresa: string, idempotencia: string) =>
    servicio.pedir(calls.consultarVenta, quien, { empresa, idempotencia });

  it('answers the sale as crear_venta did, to anyone who sells for the company', async () => {
    const clave = randomUUID();
    const clave_acceso = await reservar(servicio.url, 1);
    const { data: venta } = await vender(CAJERO, makeSolicitud({ clave_acceso }), clave);

    const { cuerpo } = await consultar(MESERO, PUERTO.empresa, clave);
    expect(venta).toBeDefined();
    expect(cuerpo).toEqual({ success: true, data: { ...venta, repetida: true } });
  });

  it('knows the key in any case of letters', async () => {
    const clave = 'abcdef00-0000-4000-8000-00000000abcd';
    const { data: venta } = await vender(ADMIN_OTRA, makeSolicitudDeOtra(), clave);
    const { data } = await consultar(ADMIN_OTRA, OTRA.empresa, clave.toUpperCase());
    expect(data?.id).toBeDefined();
    expect(data?.id).toBe(venta?.id);
  });

  it('answers null for a key that sold nothing, or whose sale was refused', async () => {
    const clave = randomUUID();
    const rechazada = await vender(ADMIN_OTRA, makeSolicitudDeOtra({ total: 1 }), clave);
    expect(rechazada.code).toBe('TOTALES_NO_COINCIDEN');
    for (const una of [clave, randomUUID()]) {
      const { cuerpo } = await consultar(ADMIN_OTRA, OTRA.empresa, una);
      expect(cuerpo).toEqual({ success: true, data: null });
    }
  });

  it('answers null for the key of another empresa, also to who may see both', async () => {
    const clave = randomUUID();
    const clave_acceso = await reservar(servicio.url, 2);
    expect((await vender(CAJERO, makeSolicitud({ clave_acceso }), clave)).status).toBe(200);

    expect((await consultar(ADMIN, ANDINA.empresa, clave)).data).toBeNull();
    expect((await consultar(ADMIN_OTRA, OTRA.empresa, clave)).data).toBeNull();
    expect((await consultar(ADMIN_OTRA, PUERTO.empresa, clave)).status).toBe(403);
  });

  it('refuses what is not a key', async () => {
    expect(await consultar(ADMIN_OTRA, OTRA.empresa, 'una-clave')).toMatchObject({
      status: 400,
      errores: [{ campo: 'idempotencia' }],
    });
  });
});
