import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';

import { buildApp } from '../app';

type Nuevo = CallInput<typeof calls.crearProducto>;

const { empresa } = PUERTO;
const makeNuevo = (over: Partial<Nuevo> = {}): Nuevo => ({
  empresa,
  producto: 'Leído',
  id_categoria: String(PUERTO.id),
  precio_venta: 8.5,
  porcentaje_iva: '15%',
  ...over,
});

let servicio: Servicio;
beforeAll(async () => {
  servicio = await abrirServicio(buildApp, { reloj: () => new Date('2026-11-20T17:00:00Z') });
});
afterAll(() => servicio.cerrar());

describe('two edits of a product from one reading', () => {
  /** What a dialog sends of one that was read, as its boxes have it. */
  const leer = async () => {
    const { id, ...leido } = await servicio.dato(calls.crearProducto, ADMIN, makeNuevo());
    const antes = makeNuevo({
      producto: leido.producto,
      precio_venta: leido.precio_venta,
      porcentaje_iva: leido.porcentaje,
      codigo: leido.codigo,
      codigo_barras: leido.codigo_barras,
      por_peso: leido.por_peso,
      funda: leido.funda ?? null,
    });
    return (cambio: Partial<Nuevo>, con: object = { antes }) =>
      servicio.pedir(calls.actualizarProducto, ADMIN, { ...antes, ...cambio, id, ...con });
  };

  it('keep what each of them changed', async () => {
    const editar = await leer();
    expect(await editar({ precio_venta: 9.25 })).toMatchObject({ status: 200 });
    expect(await editar({ codigo: 'LEI-1', porcentaje_iva: '0%' })).toMatchObject({
      status: 200,
      data: { precio_venta: 9.25, codigo: 'LEI-1', porcentaje_iva: 0, producto: 'Leído' },
    });
  });

  it('are refused by the field that both changed, and not where both made the same of it', async () => {
    const editar = await leer();
    await editar({ precio_venta: 9.25 });
    expect(await editar({ precio_venta: 7, codigo: 'LEI-2' })).toMatchObject({
      status: 409,
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo: 'precio_venta' }],
    });
    expect(await editar({ precio_venta: 9.25, codigo: 'LEI-2' })).toMatchObject({
      data: { precio_venta: 9.25, codigo: 'LEI-2' },
    });
  });

  it('write all of it where nobody says what was read, as a page of before', async () => {
    const editar = await leer();
    await editar({ precio_venta: 9.25 });
    expect(await editar({ codigo: 'LEI-3' }, {})).toMatchObject({
      data: { precio_venta: 8.5, codigo: 'LEI-3' },
    });
  });

  it('are refused where together they are what neither could be: a bag by weight', async () => {
    const editar = await leer();
    expect(await editar({ por_peso: true })).toMatchObject({ status: 200 });
    expect(await editar({ funda: 'FUNDA' })).toMatchObject({
      status: 400,
      errores: [{ campo: 'por_peso' }],
    });
  });
});
