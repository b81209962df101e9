import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { OPERADOR } from '@comanda/kit/testing/semilla';
import { PARTE_BYTES, subidasCalls as calls } from '@comanda/shared/contracts/admin/subidas';

import { makePublicable, type Partes } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { archivoDe } from './testing/archivoDe';
import { A_TODOS, equipoDe } from './testing/equipo';

type Opciones = Parameters<typeof makePublicable>[0];
const SIN_LLAMADAS: NonNullable<Opciones>['romper'] = ({ ficha }) => (ficha.llama = []);
const archivo = (opciones: Opciones = {}) =>
  archivoDe(
    makePublicable({
      ...opciones,
      romper: (partes) => {
        SIN_LLAMADAS(partes);
        opciones.romper?.(partes);
      },
    }),
  );

describe('publishing with a key', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  beforeEach(async () => {
    platform = await startPlatform();
  });
  afterEach(() => platform.terminar());

  const estable = async () => {
    const filas = await platform.sql<{ area: string; build: string }>(
      `select area, build from plataforma.canales where canal = 'estable' order by area`,
    );
    return Object.fromEntries(filas.map(({ area, build }) => [area, build]));
  };

  it('lets a build out, serves its files and leaves nothing of the upload', async () => {
    const caja = await equipoDe(platform, 'caja');
    const { status, data } = await caja.publicar(await archivo(), { nota: 'Cuadre más rápido' });
    expect([status, data]).toEqual([
      200,
      {
        area: 'caja',
        build: 'abcdef012345',
        canal: 'estable',
        repetido: false,
        base: '/areas/caja/abcdef012345/',
        caducos: [],
      },
    ]);
    expect(await estable()).toEqual({ caja: 'abcdef012345' });
    const { body } = await platform.app.inject('/areas/caja/abcdef012345/routes.222222222222.js');
    expect(body).toBe('export const rutas=[];');
    expect(await platform.sql('select publicado from plataforma.subidas')).toEqual([
      { publicado: expect.objectContaining({ build: 'abcdef012345', repetido: false }) },
    ]);
    expect(await platform.sql('select * from plataforma.subida_partes')).toEqual([]);
    const [fila] = await platform.sql(
      'select nota, bytes, publicado_por, toma from plataforma.lanzamientos',
    );
    expect(fila).toMatchObject({
      nota: 'Cuadre más rápido',
      publicado_por: 'CI de caja (llave de caja)',
      toma: { react: { useState: 'funcion' } },
    });
    const auditoria = await platform.sql<{ accion: string; usuario_id: string | null }>(
      'select accion, usuario_id from identidad.auditoria order by id',
    );
    expect(auditoria.slice(-2)).toEqual([
      { accion: 'llave creada', usuario_id: OPERADOR.id },
      { accion: 'build publicado', usuario_id: null },
    ]);
  });

  it('says that the same bytes were published before, and changes nothing', async () => {
    const caja = await equipoDe(platform, 'caja');
    await caja.publicar(await archivo());
    const { data } = await caja.publicar(await archivo());
    expect(data).toMatchObject({ build: 'abcdef012345', repetido: true });
    expect(await platform.sql('select * from plataforma.activaciones')).toHaveLength(1);
  });

  it('refuses other bytes under the same name', async () => {
    const caja = await equipoDe(platform, 'caja');
    await caja.publicar(await archivo());
    const otro = await archivo({ romper: ({ js }) => (js['caja.333333333333.js'] = 'const a=1;') });
    const { code, errores } = await caja.publicar(otro);
    expect([code, errores.map(({ campo }) => campo)]).toEqual([
      'PUBLICACION_RECHAZADA',
      ['build-repetido'],
    ]);
    const [{ n } = { n: 0 }] = await platform.sql<{ n: number }>(
      'select count(*)::int as n from plataforma.archivos_de_lanzamiento',
    );
    expect(n).toBe(1);
  });

  it('refuses a kept build that takes what the shell of today no more gives, by its name', async () => {
    const [shell, caja] = [await equipoDe(platform, 'shell'), await equipoDe(platform, 'caja')];
    const nombres = { useState: 'funcion', useFormas: 'funcion' };
    const conFormas = ({ ficha }: Partes) =>
      Object.assign(ficha.provee as object, { react: { version: '19.3.1', nombres } });
    await shell.publicar(
      await archivo({ area: 'shell', build: 'aaaaaaaaaaaa', romper: conFormas }),
    );
    await shell.publicar(await archivo({ area: 'shell', build: 'bbbbbbbbbbbb' }), A_TODOS);
    const conservado = await archivo({
      romper: ({ ficha }) => (ficha.toma = { react: { useFormas: 'funcion' } }),
    });
    const { code, errores } = await caja.publicar(conservado);
    expect([code, errores.map(({ msg }) => msg.split('. ')[0])]).toEqual([
      'PUBLICACION_RECHAZADA',
      ['useFormas de react no está en el marco en uso: apareció en el marco aaaaaaaaaaaa'],
    ]);
    expect(await estable()).toEqual({ shell: 'bbbbbbbbbbbb' });
  });

  it('tells rule by rule why a build is not let out, and lets out nothing of it', async () => {
    const caja = await equipoDe(platform, 'caja');
    const { status, code, errores } = await caja.publicar(
      await archivo({ romper: ({ js }) => (js['caja.333333333333.js'] = 'eval("1");') }),
    );
    expect([status, code]).toEqual([422, 'PUBLICACION_RECHAZADA']);
    expect(errores).toEqual([
      {
        campo: 'codigo-de-texto',
        msg: expect.stringMatching(/^caja.*eval\(\. Escriba la función/),
      },
    ]);
    expect(await estable()).toEqual({});
    expect(await platform.sql('select * from plataforma.lanzamientos')).toEqual([]);
  });

  it('goes on where the line broke, at any part', async () => {
    const relleno = randomBytes(PARTE_BYTES * 2).toString('base64');
    const caja = await equipoDe(platform, 'caja');
    const grande = await archivo({ romper: ({ js }) => (js['relleno.js'] = `//${relleno}`) });
    expect(grande.length).toBeGreaterThan(PARTE_BYTES * 2);
    let desde = 0;
    while (desde < grande.length) {
      const { data } = await caja.iniciar(grande); // whoever was cut off asks anew
      expect(data?.recibidos).toBe(desde);
      const parte = grande.subarray(desde, desde + PARTE_BYTES);
      const subida = data?.id ?? '';
      const una = await caja.subirParte(subida, desde, parte);
      const otra = await caja.subirParte(subida, desde, parte); // whose answer was lost
      expect([una.data, otra.data]).toEqual([una.data, una.data]);
      desde += parte.length;
    }
    const { data } = await caja.iniciar(grande);
    const { code, errores } = await caja.publicarSubida(data?.id ?? '');
    expect([code, errores.map(({ campo }) => campo)]).toEqual([
      'PUBLICACION_RECHAZADA',
      ['presupuesto'], // it arrived whole: only the gate is against it
    ]);
  });

  it('refuses parts out of place, of other sizes, and an archive that is not the one announced', async () => {
    const caja = await equipoDe(platform, 'caja');
    const bytes = Buffer.from('0123456789');
    const { data } = await caja.iniciar(bytes);
    const id = data?.id ?? '';
    expect((await caja.subirParte(id, 5, bytes.subarray(5))).code).toBe('PARTE_FUERA_DE_LUGAR');
    expect((await caja.subirParte(id, 0, bytes.subarray(0, 5))).code).toBe('DATOS_INVALIDOS');
    expect((await caja.subirParte(id, 0, Buffer.concat([bytes, bytes]))).code).toBe(
      'DATOS_INVALIDOS',
    );
    expect((await caja.publicarSubida(id)).code).toBe('SUBIDA_INCOMPLETA');
    expect((await caja.subirParte(id, 0, Buffer.from('9876543210'))).status).toBe(200);
    expect((await caja.publicarSubida(id)).code).toBe('SUBIDA_INCOMPLETA');
    expect((await caja.iniciar(bytes)).data?.recibidos).toBe(0);
  });

  it('says the same again to whom the answer was lost, and publishes the same bytes anew', async () => {
    const caja = await equipoDe(platform, 'caja');
    const ventas = await equipoDe(platform, 'ventas');
    const bytes = await archivo({ build: 'bbbbbbbbbbbb' });
    const { data: subida } = await caja.iniciar(bytes);
    const id = subida?.id ?? '';
    for (let desde = 0; desde < bytes.length; desde += PARTE_BYTES)
      await caja.subirParte(id, desde, bytes.subarray(desde, desde + PARTE_BYTES));
    const aLaVez = await Promise.all([1, 2, 3].map(() => caja.publicarSubida(id)));
    const [data] = aLaVez.map((una) => una.data);
    expect(data).toMatchObject({ area: 'caja', repetido: false });
    expect(aLaVez.map((una) => una.data)).toEqual([data, data, data]);
    const otra = await caja.publicarSubida(id);
    expect(otra.data).toEqual(data);
    expect((await ventas.publicarSubida(id)).code).toBe('NO_ENCONTRADO');

    const { data: nueva } = await caja.iniciar(bytes);
    expect(nueva?.recibidos).toBe(0);
    expect((await caja.publicar(bytes)).data).toEqual({ ...data, repetido: true });
  });

  it('does for a key what is of its area, and of its own uploads, alone', async () => {
    const caja = await equipoDe(platform, 'caja');
    const ventas = await equipoDe(platform, 'ventas');
    const bytes = await archivo();
    expect((await ventas.iniciar(bytes, 'caja')).code).toBe('LLAVE_DE_OTRA_AREA');
    expect((await ventas.volver('caja')).code).toBe('LLAVE_DE_OTRA_AREA');
    const { data } = await caja.iniciar(bytes);
    const id = data?.id ?? '';
    expect((await ventas.subirParte(id, 0, bytes)).code).toBe('NO_ENCONTRADO');
    expect((await ventas.publicarSubida(id)).code).toBe('NO_ENCONTRADO');
    const { code, errores } = await ventas.publicar(bytes);
    expect([code, errores[0]?.campo]).toEqual(['PUBLICACION_RECHAZADA', 'area-de-la-llave']);
  });

  it('holds until the operator takes it back, and is kept nowhere', async () => {
    const caja = await equipoDe(platform, 'caja');
    expect(caja.llave).toMatch(/^comanda_caja_[\w-]{43}$/);
    const [antes] = await platform.dato(calls.listarLlaves, OPERADOR, {});
    expect(antes).toMatchObject({ id: caja.id, area: 'caja', usada: null, revocada: null });
    await caja.iniciar(Buffer.from('x'));
    const [usada] = await platform.dato(calls.listarLlaves, OPERADOR, {});
    expect(usada?.usada).not.toBeNull();
    await platform.dato(calls.revocarLlave, OPERADOR, { id: caja.id });
    expect((await caja.iniciar(Buffer.from('x'))).code).toBe('LLAVE_NO_VALE');
    const todo = await platform.sql<{ fila: string }>(
      'select l::text as fila from plataforma.llaves_de_equipo l union all select a::text from identidad.auditoria a',
    );
    expect(todo.some(({ fila }) => fila.includes(caja.llave))).toBe(false);
  });

  it('keeps few uploads a key, and none longer than a day', async () => {
    const caja = await equipoDe(platform, 'caja');
    for (const texto of ['a', 'b', 'c', 'd', 'e']) await caja.iniciar(Buffer.from(texto));
    expect(await platform.sql('select * from plataforma.subidas')).toHaveLength(3);
    await platform.sql(`update plataforma.subidas set creada = now() - interval '25 hours'`);
    await caja.iniciar(Buffer.from('f'));
    expect(await platform.sql('select * from plataforma.subidas')).toHaveLength(1);
  });

  it('goes to a share of the companies where a canary is asked for, and back with the key', async () => {
    const caja = await equipoDe(platform, 'caja');
    await caja.publicar(await archivo());
    const { data } = await caja.publicar(await archivo({ build: 'abcdef012346' }), { canario: 10 });
    expect(data).toMatchObject({ canal: 'canario', build: 'abcdef012346' });
    expect(await estable()).toEqual({ caja: 'abcdef012345' });
    expect((await caja.volver()).data).toEqual({ build: 'abcdef012345' }); // the canary, not what is stable
    expect(await platform.sql('select build from plataforma.builds_malos')).toEqual([
      { build: 'abcdef012346' },
    ]);
    await caja.publicar(await archivo({ build: 'abcdef012347' }), { canario: 10 });
    await caja.publicar(await archivo({ build: 'abcdef012347' }), A_TODOS);
    expect(await platform.sql(`select * from plataforma.canales where canal = 'canario'`)).toEqual(
      [],
    );
    expect((await caja.volver()).data).toEqual({ build: 'abcdef012345' });
    expect(await estable()).toEqual({ caja: 'abcdef012345' });
    expect((await caja.volver()).code).toBe('SIN_BUILD_ANTERIOR');
  });
});
