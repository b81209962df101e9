import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN_OTRA, CAJERO, CONTADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { productosCalls as calls } from '@comanda/shared/contracts/productos';

import { buildApp } from '../app';

describe('productos', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const listar = (quien: { id: string }, empresa: string) =>
    servicio.pedir(calls.listarProductos, quien, { empresa });
  const buscar = async (busqueda: string) => {
    const entrada = { busqueda, empresa: PUERTO.empresa };
    const encontrados = await servicio.dato(calls.buscarProductos, CAJERO, entrada);
    return encontrados.map(({ producto }) => producto);
  };

  it('lists what the company sells, by name, without what was taken off', async () => {
    const { data } = await listar(CAJERO, PUERTO.empresa);
    expect(data?.map(({ producto }) => producto)).toEqual([
      'Agua sin gas',
      'Ceviche de camaron',
      'Encebollado',
      'Jugo de piña',
      'Plato en promocion',
      'Servicio de baño',
    ]);
    expect(data?.[1]).toEqual({
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
    const { data } = await listar(ADMIN_OTRA, OTRA.empresa);
    expect(data?.map(({ id }) => id)).toEqual(['9', '10']);
    expect((await listar(ADMIN_OTRA, PUERTO.empresa)).status).toBe(403);
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
    expect((await listar(CONTADOR, PUERTO.empresa)).status).toBe(403);
  });
});
