import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { ADMIN, ADMIN_OTRA, ANDINA, OPERADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { empresasCalls as calls } from '@comanda/shared/contracts/admin/empresas';
import { CLAVE } from '@comanda/kit/testing/semilla';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';

const { empresa } = PUERTO;

let servicio: Servicio;
beforeAll(async () => {
  servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
});
afterAll(() => servicio.cerrar());

/** Half of it one colour, half of it nothing. */
const dibujar = async (width: number, height: number, background = '#0f766e') => {
  const lleno = await sharp({ create: { width, height: height / 2, channels: 4, background } })
    .png()
    .toBuffer();
  const vacio = { width, height, channels: 4, background: '#00000000' } as const;
  const png = await sharp({ create: vacio })
    .composite([{ input: lleno, gravity: 'north' }])
    .png()
    .toBuffer();
  return png.toString('base64');
};
const guardar = (imagen: string | null, quien = ADMIN, de = empresa) =>
  servicio.pedir(calls.guardarLogo, quien, { empresa: de, imagen });
const ver = (direccion: string, headers = {}) => {
  const [coleccion = '', huella = ''] = direccion.split('/').slice(-2);
  return servicio.app.inject({ url: `/v1/logos/${coleccion}/${huella}`, headers });
};
const guardado = async (id: number) =>
  (
    await servicio.sql<{ documento: Buffer; ticket: Buffer }>(
      'select documento, ticket from identidad.logos where empresa_id = $1',
      [id],
    )
  )[0];

describe('the logo of a company', () => {
  it('is made smaller, whole, and served for ever under what it is made of', async () => {
    const { status, data } = await guardar(await dibujar(1200, 400));
    expect(status).toBe(200);
    const direccion = data?.logo_empresa ?? '';
    expect(direccion).toMatch(/^\/v1\/logos\/1\/[0-9a-f]{64}$/);
    const respuesta = await ver(direccion);
    expect(respuesta.headers).toMatchObject({
      'content-type': 'image/webp',
      etag: `"${direccion.slice(-64)}"`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(respuesta.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 160,
      hasAlpha: true,
    });
    expect(
      (await ver(direccion, { 'if-none-match': `"${direccion.slice(-64)}"` })).statusCode,
    ).toBe(304);
  });

  it('is kept on white for documents, and in black and white for 80 mm paper', async () => {
    await guardar(await dibujar(300, 300));
    const { documento, ticket } = (await guardado(PUERTO.id)) ?? {};
    expect(await sharp(documento).metadata()).toMatchObject({
      format: 'png',
      width: 240,
      height: 240,
      hasAlpha: false,
    });
    const { data, info } = await sharp(ticket)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect({ ancho: info.width, alto: info.height }).toEqual({ ancho: 160, alto: 160 });
    expect(new Set(data)).toEqual(new Set([0, 255]));
    const deAbajo = data.subarray(data.length / 2 + info.width * 2);
    expect(new Set(deAbajo)).toEqual(new Set([255])); // where there was nothing there is no ink
    expect(ticket?.length).toBeLessThan(8 * 1024);
  });

  it('is told to whoever logs in, and by nobody once it was taken off', async () => {
    const { data } = await guardar(await dibujar(100, 50));
    const direccion = data?.logo_empresa ?? '';
    const entrar = () =>
      servicio.pedir(authCalls.login, null, { email: ADMIN.email, password: CLAVE });
    expect((await entrar()).data?.logos).toContainEqual({ empresa, logo_empresa: direccion });
    expect(await guardar(null, OPERADOR)).toMatchObject({ data: { logo_empresa: null } });
    expect((await entrar()).data?.logos).toContainEqual({ empresa, logo_empresa: null });
    expect((await ver(direccion)).statusCode).toBe(404);
  });

  it('leaves one trace a change', async () => {
    const imagen = await dibujar(40, 40, '#b42318');
    await guardar(imagen);
    await guardar(imagen);
    const trazas = await servicio.sql(
      `select usuario_id from identidad.auditoria where accion = 'logo de la empresa' and empresa_id = 1
          and despues ->> 'logo_empresa' = (select logo_empresa from identidad.empresas where id = 1)`,
    );
    expect(trazas).toEqual([{ usuario_id: ADMIN.id }]);
  });

  it('of another empresa is neither changed nor found under the own number', async () => {
    const suyo = (await guardar(await dibujar(60, 60), ADMIN_OTRA, OTRA.empresa)).data
      ?.logo_empresa;
    expect((await guardar(null, ADMIN, OTRA.empresa)).code).toBe('EMPRESA_NO_PERMITIDA');
    await guardar(null, ADMIN, ANDINA.empresa);
    expect(await guardado(OTRA.id)).toBeDefined();
    expect((await ver((suyo ?? '').replace('/3/', '/2/'))).statusCode).toBe(404);
  });

  it.each([
    ['a text', Buffer.from('hola').toString('base64'), 'IMAGEN_NO_RECONOCIDA'],
    ['half a picture', Buffer.from('89504e470d0a1a0a', 'hex').toString('base64'), 'IMAGEN_DANADA'],
  ])('is not %s', async (_que, imagen, code) => {
    const antes = await guardado(PUERTO.id);
    expect(await guardar(imagen)).toMatchObject({ status: 422, code });
    expect(await guardado(PUERTO.id)).toEqual(antes);
  });

  it('is asked for where nothing was chosen', async () => {
    expect(await guardar('')).toMatchObject({
      status: 400,
      errores: [{ campo: 'imagen', msg: 'Elija una imagen' }],
    });
  });
});
