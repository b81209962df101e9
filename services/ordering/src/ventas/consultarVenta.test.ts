import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Server } from '@comanda/kit/server';
import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { ventasCalls, type Venta } from '@comanda/shared/contracts/ventas';

import { buildApp } from '../app';
import { AHORA, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

type Cabeceras = { authorization: string };

describe('venta (whether a lost answer was a sale)', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let cajero: Cabeceras;
  let otto: Cabeceras;
  beforeAll(async () => {
    prueba = await testDb();
    app = await buildApp({ db: prueba.db, reloj: () => AHORA }, { log: false });
    cajero = await sesionDe(prueba.url, CAJERO);
    otto = await sesionDe(prueba.url, ADMIN_OTRA);
  });
  afterAll(async () => {
    await app.close();
    await prueba.close();
  });

  const vender = async (payload: object, headers: Cabeceras, clave: string) => {
    const respuesta = await app.inject({
      method: 'POST',
      url: ventasCalls.crearVenta.path,
      headers: { ...headers, 'idempotency-key': clave },
      payload,
    });
    return respuesta.json<{ data: Venta }>().data;
  };
  const consultar = (empresa: string, idempotencia: string, headers: Cabeceras) =>
    app.inject({ url: ventasCalls.consultarVenta.path, query: { empresa, idempotencia }, headers });

  it('answers the sale as crear_venta did, to anyone who sells for the company', async () => {
    const clave = randomUUID();
    const clave_acceso = await reservar(prueba.url, 1);
    const venta = await vender(makeSolicitud({ clave_acceso }), cajero, clave);

    const otroMesero = await consultar(PUERTO.empresa, clave, await sesionDe(prueba.url, MESERO));
    expect(otroMesero.json()).toEqual({ success: true, data: { ...venta, repetida: true } });
  });

  it('knows the key in any case of letters', async () => {
    const clave = 'abcdef00-0000-4000-8000-00000000abcd';
    const { id } = await vender(makeSolicitudDeOtra(), otto, clave);
    const respuesta = await consultar(OTRA.empresa, clave.toUpperCase(), otto);
    expect(respuesta.json()).toMatchObject({ data: { id } });
  });

  it('answers null for a key that sold nothing, or whose sale was refused', async () => {
    const clave = randomUUID();
    await vender(makeSolicitudDeOtra({ total: 1 }), otto, clave);
    for (const una of [clave, randomUUID()]) {
      const respuesta = await consultar(OTRA.empresa, una, otto);
      expect(respuesta.json()).toEqual({ success: true, data: null });
    }
  });

  it('answers null for the key of another empresa, also to who may see both', async () => {
    const clave = randomUUID();
    await vender(makeSolicitud({ clave_acceso: await reservar(prueba.url, 2) }), cajero, clave);

    const admin = await sesionDe(prueba.url, ADMIN);
    expect((await consultar(ANDINA.empresa, clave, admin)).json()).toMatchObject({ data: null });
    expect((await consultar(OTRA.empresa, clave, otto)).json()).toMatchObject({ data: null });
    expect((await consultar(PUERTO.empresa, clave, otto)).statusCode).toBe(403);
  });

  it('refuses what is not a key', async () => {
    const respuesta = await consultar(OTRA.empresa, 'una-clave', otto);
    expect(respuesta.statusCode).toBe(400);
    expect(respuesta.json()).toMatchObject({ errores: [{ campo: 'idempotencia' }] });
  });
});
