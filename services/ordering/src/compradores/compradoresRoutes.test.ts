import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, CAJERO, CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { compradoresCalls as calls } from '@comanda/shared/contracts/ventas/compradores';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { makeLinea, makeSolicitud, reservar } from '../testing/ventas';

const { empresa } = PUERTO;
const JUAN = { ...CLIENTE, cedula: '0926687856', nombre: 'Juan Pérez', razon_social: 'Juan Pérez' };

describe('compradores (who buys at a till)', () => {
  let servicio: Servicio;
  let ahora = new Date('2026-11-20T17:00:00Z');
  let numero = 0;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
    const columnas = Object.keys(JUAN);
    await comoDueno(
      servicio.url,
      `insert into facturacion.clientes (empresa_id, ${columnas.join(', ')})
       values ($1, ${columnas.map((_, n) => `$${n + 2}`).join(', ')})`,
      [PUERTO.id, ...Object.values(JUAN)],
    );
  });
  afterAll(() => servicio.cerrar());

  async function vender(cedula: string, tienda = [makeLinea(1)]) {
    numero += 1;
    ahora = new Date(ahora.getTime() + 60_000);
    const clave_acceso = await reservar(servicio.url, numero);
    const solicitud = makeSolicitud({ cedula, tienda, clave_acceso });
    const idempotencia = randomUUID();
    const { status } = await servicio.pedir(ventasCalls.crearVenta, CAJERO, {
      ...solicitud,
      idempotencia,
    });
    expect(status).toBe(200);
  }
  const frecuentes = async (busqueda?: string, de = empresa) =>
    (await servicio.pedir(calls.clientesFrecuentes, ADMIN, { empresa: de, busqueda })).data;
  const ultima = async (cedula: string, de = empresa) =>
    (await servicio.pedir(calls.ultimaOrden, ADMIN, { empresa: de, cedula })).data;

  it('knows nobody before anybody has bought', async () => {
    expect(await frecuentes()).toEqual([]);
    expect(await ultima(CLIENTE.cedula)).toBeNull();
  });

  it('answers who buys most first, as they are on record, by any part of name or number; never the final consumer', async () => {
    await vender(JUAN.cedula);
    await vender(CLIENTE.cedula);
    await vender(CLIENTE.cedula, [makeLinea(1), makeLinea(4, 2)]);
    await vender('9999999999999');

    expect(await frecuentes()).toEqual([
      { ...CLIENTE, veces: 2 },
      { ...JUAN, veces: 1 },
    ]);
    const nombres = async (busqueda: string) =>
      (await frecuentes(busqueda))?.map((uno) => uno.nombre);
    expect(await nombres('PÉREZ')).toEqual(['Juan Pérez']);
    expect(await nombres('0340')).toEqual([CLIENTE.nombre]);
    expect(await nombres('nadie')).toEqual([]);
    expect(await nombres('%')).toEqual([]);
  });

  it('answers the lines of the last order, without prices', async () => {
    expect(await ultima(CLIENTE.cedula)).toEqual({
      cedula: CLIENTE.cedula,
      fecha: '2026-11-20',
      lineas: [makeLinea(1), makeLinea(4, 2)].map(({ id, producto, cantidad }) => ({
        id,
        producto,
        cantidad,
        opciones: '',
        modificadores: [],
      })),
    });
    expect(await ultima('9999999999999')).toBeNull();
  });

  it('leaves out what was voided', async () => {
    await comoDueno(
      servicio.url,
      `update pedidos.ventas set estado = 'ANULADO' where empresa_id = $1 and cedula = $2`,
      [PUERTO.id, JUAN.cedula],
    );
    expect(await ultima(JUAN.cedula)).toBeNull();
    expect((await frecuentes())?.map(({ cedula }) => cedula)).toEqual([CLIENTE.cedula]);
  });

  it('says nothing of the buyers of another empresa', async () => {
    expect(await frecuentes('', ANDINA.empresa)).toEqual([]);
    expect(await ultima(CLIENTE.cedula, ANDINA.empresa)).toBeNull();
    const { status } = await servicio.pedir(calls.ultimaOrden, CAJERO, {
      empresa: ANDINA.empresa,
      cedula: CLIENTE.cedula,
    });
    expect(status).toBe(403);
  });

  it('refuses a number that is none, by its name', async () => {
    expect(await servicio.pedir(calls.ultimaOrden, CAJERO, { empresa, cedula: '1' })).toMatchObject(
      { status: 400, errores: [{ campo: 'cedula', msg: 'La cédula es muy corta' }] },
    );
  });
});
