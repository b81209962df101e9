import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Server } from '@comanda/kit/server';
import { ADMIN_OTRA, CAJERO, CONTADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { productosCalls, type Producto } from '@comanda/shared/contracts/productos';

import { buildApp } from '../app';

describe('productos', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let cajero: { authorization: string };
  beforeAll(async () => {
    prueba = await testDb();
    app = await buildApp({ db: prueba.db, reloj: () => new Date() }, { log: false });
    cajero = await sesionDe(prueba.url, CAJERO);
  });
  afterAll(async () => {
    await app.close();
    await prueba.close();
  });

  const listar = (empresa: string, headers = cajero) =>
    app.inject({ url: productosCalls.listarProductos.path, query: { empresa }, headers });
  const buscar = async (busqueda: string, empresa = PUERTO.empresa) => {
    const payload = { busqueda, empresa };
    const respuesta = await app.inject({
      method: 'POST',
      url: productosCalls.buscarProductos.path,
      headers: cajero,
      payload,
    });
    return respuesta.json<{ data: Producto[] }>().data.map(({ producto }) => producto);
  };

  it('lists what the company sells, by name, without what was taken off', async () => {
    const { data } = (await listar(PUERTO.empresa)).json<{ data: Producto[] }>();
    expect(data.map(({ producto }) => producto)).toEqual([
      'Agua sin gas',
      'Ceviche de camaron',
      'Encebollado',
      'Jugo de piña',
      'Plato en promocion',
      'Servicio de baño',
    ]);
    expect(data[1]).toEqual({
      ...{
        id: '1',
        producto: 'Ceviche de camaron',
        id_categoria: '1',
        categoria: 'General',
        precio_venta: 9.5,
      },
      ...{ porcentaje_iva: 15, porcentaje: '15%', empresa: PUERTO.empresa, estado: 'A' },
    });
  });

  it('lists no product of another empresa', async () => {
    const otto = await sesionDe(prueba.url, ADMIN_OTRA);
    const { data } = (await listar(OTRA.empresa, otto)).json<{ data: Producto[] }>();
    expect(data.map(({ id }) => id)).toEqual(['9', '10']);
    expect((await listar(PUERTO.empresa, otto)).statusCode).toBe(403);
  });

  it.each([
    ['PIÑA', ['Jugo de piña']],
    ['pina', ['Jugo de piña']],
    ['  camarón ', ['Ceviche de camaron']],
    ['ce', ['Ceviche de camaron', 'Encebollado']],
    [
      '',
      [
        'Agua sin gas',
        'Ceviche de camaron',
        'Encebollado',
        'Jugo de piña',
        'Plato en promocion',
        'Servicio de baño',
      ],
    ],
    ['%', []],
    ['retirado', []],
    ["'; drop table", []],
  ])('finds "%s" whatever its case and accents', async (busqueda, esperados) => {
    await expect(buscar(busqueda)).resolves.toEqual(esperados);
  });

  it('finds nothing of another empresa', async () => {
    await expect(buscar('arroz')).resolves.toEqual([]);
  });

  it('is not for those who do not sell', async () => {
    expect((await listar(PUERTO.empresa, await sesionDe(prueba.url, CONTADOR))).statusCode).toBe(
      403,
    );
  });
});
