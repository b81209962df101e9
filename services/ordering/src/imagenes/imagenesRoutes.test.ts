import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { ADMIN, ANDINA, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { imagenesCalls as calls } from '@comanda/shared/contracts/inventario/imagenes';
import { IMAGEN_MAX_BYTES, productosCalls } from '@comanda/shared/contracts/inventario/productos';

import { buildApp } from '../app';
import { MAX_BYTES } from './encoger';
import { PUNTO } from '@comanda/kit/testing/punto';

const { empresa } = PUERTO;
const AHORA = new Date('2026-11-22T15:00:00Z');

describe('imagenes', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());

  const guardar = (imagen: string | null, id = '1', de = empresa) =>
    servicio.pedir(calls.guardarImagen, ADMIN, { empresa: de, id, imagen });
  const direccionDe = async (id: string) => {
    const productos = await servicio.dato(productosCalls.listarProductos, CAJERO, { empresa });
    return productos.find((producto) => producto.id === id)?.imagen;
  };
  const pintada = async (color: string) =>
    (
      await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
        .png()
        .toBuffer()
    ).toString('base64');

  it('is kept small, and seen by anyone under an address that never changes', async () => {
    const { data } = await guardar(PUNTO);
    expect(data?.imagen).toMatch(/^\/v1\/imagenes\/1\/[0-9a-f]{64}$/);
    expect(await direccionDe('1')).toBe(data?.imagen);

    const url = data?.imagen ?? '';
    const vista = await servicio.app.inject(url);
    expect(vista.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(vista.rawPayload.length).toBeLessThan(MAX_BYTES);
    expect(await sharp(vista.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
    const headers = { 'if-none-match': String(vista.headers['etag']) };
    const otra = await servicio.app.inject({ url, headers });
    expect([otra.statusCode, otra.body]).toEqual([304, '']);
  });

  it('has another address when it is another, and none when it is taken off, each with its trace', async () => {
    const primera = (await guardar(await pintada('red'), '2')).data?.imagen;
    const segunda = (await guardar(await pintada('blue'), '2')).data?.imagen;
    expect(segunda).not.toBe(primera);
    expect((await guardar(null, '2')).data).toEqual({ imagen: null });
    expect(await direccionDe('2')).toBeNull();
    const trazas = await servicio.sql<{ despues: { imagen: string | null } }>(
      `select despues from pedidos.auditoria where accion = 'imagen de producto' and entidad_id = '2'
        order by id`,
    );
    const huellas = trazas.map(
      ({ despues }) => despues.imagen && `/v1/imagenes/1/${despues.imagen}`,
    );
    expect(huellas).toEqual([primera, segunda, null]);
  });

  it('is one row however many products show it, and no change where it is there already', async () => {
    const imagen = await pintada('green');
    for (const id of ['3', '4', '4']) await guardar(imagen, id);
    const huella = (await direccionDe('3'))?.split('/').at(-1);
    const contar = (de: string, donde: string) =>
      servicio.sql(`select 1 from pedidos.${de} where ${donde} = $1`, [huella]);
    expect(await contar('imagenes', 'huella')).toHaveLength(1);
    expect(await contar('auditoria', "despues->>'imagen'")).toHaveLength(2);
  });

  it.each([
    [
      'a text',
      Buffer.from('hola').toString('base64'),
      'El archivo no es una imagen JPEG, PNG o WebP',
    ],
    ['half of one', PUNTO.slice(0, 60), 'La imagen está dañada o incompleta. Elija otra'],
  ])('refuses %s and leaves the product as it was', async (_que, imagen, msg) => {
    const antes = await direccionDe('1');
    expect(await guardar(imagen)).toMatchObject({ status: 422, msg });
    expect(await direccionDe('1')).toBe(antes);
  });

  it('refuses one of too many points', async () => {
    const bomba = await sharp({
      create: { width: 8_000, height: 6_251, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    expect(await guardar(bomba.toString('base64'))).toMatchObject({
      status: 422,
      msg: 'La imagen es demasiado grande. Use una de hasta 50 megapíxeles',
    });
  });

  it('names the field of one with too many bytes, and of none', async () => {
    const msg = 'La imagen admite hasta 12 MB';
    const justa = 'A'.repeat(Math.ceil(IMAGEN_MAX_BYTES / 3) * 4);
    expect((await guardar(justa)).code).toBe('IMAGEN_NO_RECONOCIDA'); // it was looked at
    expect(await guardar(`${justa}AAAA`)).toMatchObject({
      status: 400,
      errores: [{ campo: 'imagen', msg }],
    });
    expect(await guardar('')).toMatchObject({
      errores: [{ campo: 'imagen', msg: 'Elija una imagen' }],
    });
    expect((await guardar(`${justa}${'A'.repeat(2_000)}`)).status).toBe(413);
  });

  it.each(['999999', '7', 'x'])('is not kept for %s, which is no product', async (id) => {
    expect((await guardar(PUNTO, id)).code).toBe('NO_ENCONTRADO');
  });

  it('is not there under what nobody gave out, nor as that of another empresa', async () => {
    const ajena = (await guardar(await pintada('gold'), '8', ANDINA.empresa)).data?.imagen ?? '';
    expect((await servicio.app.inject(ajena)).statusCode).toBe(200);
    const huella = ajena.split('/').at(-1) ?? '';
    const ver = (coleccion: string, cual: string) =>
      servicio.pedir(calls.verImagen, null, { coleccion, huella: cual });
    expect((await ver('1', huella)).code).toBe('NO_ENCONTRADO');
    expect((await ver('2', '0'.repeat(64))).code).toBe('NO_ENCONTRADO');
    expect(await ver('2', 'x')).toMatchObject({
      status: 400,
      msg: 'La dirección de la imagen no es válida',
    });
    expect((await ver('0', huella)).status).toBe(400);
  });

  it('puts no picture on a product of another empresa', async () => {
    expect((await guardar(PUNTO, '8')).code).toBe('NO_ENCONTRADO');
    expect((await guardar(PUNTO, '1', ANDINA.empresa)).code).toBe('NO_ENCONTRADO');
  });

  it('takes twenty at once', async () => {
    const muchas = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => guardar(await pintada(`rgb(${i * 10},0,0)`), '5')),
    );
    expect(muchas.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});
