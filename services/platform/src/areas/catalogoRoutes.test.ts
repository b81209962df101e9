import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import {
  ANDINA,
  AREAS_NUEVAS,
  CAJERO,
  OPERADOR,
  PUERTO,
  SEMBRADAS,
} from '@comanda/kit/testing/semilla';
import { areasDeEmpresasCalls } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';
import { subidasCalls } from '@comanda/shared/contracts/admin/subidas';
import { saludCalls } from '@comanda/shared/contracts/admin/salud';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { areasCalls as calls } from '@comanda/shared/contracts/plataforma/areas';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';

import { archivoDe } from '../subidas/testing/archivoDe';
import { equipoDe } from '../subidas/testing/equipo';
import { AREAS_SEMBRADAS } from '../testing/areasSembradas';
import { makePublicable } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { areasEnPuerta } from './deLaPlataforma';

let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeEach(async () => {
  platform = await startPlatform();
  // a new database has none of what this working copy adds
  for (const tabla of ['areas_empresa', 'areas'])
    await platform.sql(`delete from plataforma.${tabla} where area = any ($1)`, [AREAS_NUEVAS]);
});
afterEach(() => platform.terminar());

type Datos = CallInput<typeof calls.crearArea>;
const EVENTOS: Datos = {
  area: 'eventos',
  titulo: 'Eventos',
  equipo: 'Equipo de salones',
  orden: 25,
  kb: 100,
  rutas: 'eventos, salones',
  perfiles: ['Administrador', 'Cajero'],
};
const archivo = () =>
  archivoDe(makePublicable({ area: 'eventos', romper: ({ ficha }) => (ficha.llama = []) }));
const crear = (over: Partial<Datos> = {}) =>
  platform.pedir(calls.crearArea, OPERADOR, { ...EVENTOS, ...over });
const listar = () => platform.dato(calls.listarAreas, OPERADOR, {});
const nombres = async () => (await listar()).map(({ area }) => area);
const encender = (empresa: string, activa = true) =>
  platform.pedir(areasDeEmpresasCalls.cambiarAreas, OPERADOR, {
    cambios: [{ empresa, area: 'eventos', activa }],
  });
/** What a page of that person would load. */
const menuDe = async (usuario: { id: string }) => {
  const cookies = await platform.cookieDe(usuario);
  const { cuerpo } = await platform.pedir(plataformaCalls.arranque, null, {}, { cookies });
  const { areas } = plataformaCalls.arranque.reply.parse(cuerpo).data;
  return areas.map(({ descriptor }) => descriptor.area);
};
const auditadas = () =>
  platform.sql<{ accion: string }>(
    `select accion from identidad.auditoria where accion like 'área%' order by id`,
  );

describe('the areas there are', () => {
  it('are six in a new database, in the order of the menu', async () => {
    expect(await nombres()).toEqual(SEMBRADAS);
    expect(await areasEnPuerta(platform.db.pool)).toEqual(
      new Map(
        [...AREAS_SEMBRADAS].map(([area, suyo]) => [
          area,
          { ...suyo, perfiles: [...suyo.perfiles] },
        ]),
      ),
    );
  });

  it('are one more where the operator makes it: published by its team, and seen where it is switched on', async () => {
    const { data } = await crear();
    expect(data).toMatchObject({
      area: 'eventos',
      rutas: ['eventos', 'salones'],
      publicada: false,
    });
    expect(await nombres()).toEqual(['auth', 'ventas', 'eventos', ...SEMBRADAS.slice(2)]);

    const equipo = await equipoDe(platform, 'eventos');
    expect(await equipo.publicar(await archivo())).toMatchObject({
      status: 200,
    });
    expect(await menuDe(CAJERO)).not.toContain('eventos');

    expect(await encender(PUERTO.empresa)).toMatchObject({ status: 200 });
    expect(await menuDe(CAJERO)).toContain('eventos');
    const { areas, empresas } = await platform.dato(
      areasDeEmpresasCalls.listarAreasDeEmpresas,
      OPERADOR,
      {},
    );
    expect(areas).toContainEqual({ area: 'eventos', titulo: 'Eventos' });
    expect(empresas.find(({ empresa }) => empresa === ANDINA.empresa)?.areas).not.toContain(
      'eventos',
    );
  });

  it('lose one that is withdrawn: off everywhere, its keys no longer hold, its builds come back with it', async () => {
    await crear();
    const equipo = await equipoDe(platform, 'eventos');
    const { data: publicado } = await equipo.publicar(await archivo());
    await encender(PUERTO.empresa);

    expect(await platform.pedir(calls.retirarArea, OPERADOR, { area: 'eventos' })).toMatchObject({
      status: 200,
    });
    expect(await menuDe(CAJERO)).not.toContain('eventos');
    expect(await nombres()).toEqual(SEMBRADAS);
    expect((await equipo.iniciar(await archivo())).cuerpo).toMatchObject({ code: 'LLAVE_NO_VALE' });
    expect((await encender(PUERTO.empresa)).cuerpo).toMatchObject({ code: 'NO_ENCONTRADO' });
    const activar = { area: 'eventos', build: publicado?.build ?? '' };
    expect(
      (await platform.pedir(publicacionesCalls.activarBuild, OPERADOR, activar)).cuerpo,
    ).toMatchObject({ code: 'NO_ENCONTRADO' });
    expect((await auditadas()).map(({ accion }) => accion)).toEqual([
      'área creada',
      'área retirada',
    ]);

    await crear({ titulo: 'Eventos y salones' });
    expect(await menuDe(CAJERO)).not.toContain('eventos');
    expect(await platform.pedir(publicacionesCalls.activarBuild, OPERADOR, activar)).toMatchObject({
      status: 200,
    });
    await encender(PUERTO.empresa);
    expect(await menuDe(CAJERO)).toContain('eventos');
  });

  it('are changed in all but their name', async () => {
    await crear();
    const cambio = { ...EVENTOS, titulo: 'Salones', orden: 999, rutas: 'salones' };
    const { data } = await platform.pedir(calls.editarArea, OPERADOR, cambio);
    expect(data).toMatchObject({ titulo: 'Salones', rutas: ['salones'] });
    expect((await nombres()).at(-1)).toBe('eventos');
    const otra = { ...EVENTOS, area: 'hoteles' };
    expect((await platform.pedir(calls.editarArea, OPERADOR, otra)).cuerpo).toMatchObject({
      code: 'NO_ENCONTRADO',
    });
  });

  it('edited by two from one reading keep what each changed, and name what both did', async () => {
    const { data: leida } = await crear();
    const editar = (cambio: Partial<Datos>, antes = leida ?? undefined) =>
      platform.pedir(calls.editarArea, OPERADOR, { ...EVENTOS, ...cambio, antes });
    expect((await editar({ kb: 150, rutas: 'eventos' })).status).toBe(200);
    expect(await editar({ perfiles: ['Cajero'], origen: 'https://a.ec' })).toMatchObject({
      data: { kb: 150, rutas: ['eventos'], perfiles: ['Cajero'], origen: 'https://a.ec' },
    });
    expect(await editar({ perfiles: ['Cajero', 'Mesero', 'Administrador'] })).toMatchObject({
      status: 409,
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo: 'perfiles' }],
    });
    expect(
      await editar({ titulo: 'Salones', perfiles: ['Cajero', 'Administrador'] }),
    ).toMatchObject({
      data: { titulo: 'Salones', perfiles: ['Cajero'], kb: 150 }, // the same in another order is no change
    });
    const { status, cuerpo } = await platform.pedir(calls.editarArea, OPERADOR, EVENTOS);
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({ data: { kb: 100, origen: null } }); // a page of before says all
  });

  describe('are left no smaller than what is in use', () => {
    const editar = (over: Partial<Datos>) =>
      platform.pedir(calls.editarArea, OPERADOR, { ...EVENTOS, rutas: '', ...over });
    beforeEach(async () => {
      await crear({ rutas: '' });
      await (await equipoDe(platform, 'eventos')).publicar(await archivo());
      await platform.sql('update plataforma.lanzamientos set bytes = 90 * 1024');
    });

    it.each<[Partial<Datos>, string, string]>([
      [
        { perfiles: ['Administrador'] },
        'perfiles',
        'El build en uso, abcdef012345, muestra eventos a Cajero',
      ],
      [{ rutas: 'salones' }, 'rutas', 'El build en uso, abcdef012345, tiene la dirección eventos'],
      [{ kb: 80 }, 'kb', 'El build en uso, abcdef012345, pesa 90 KB'],
    ])('with %j', async (over, campo, msg) => {
      expect(await editar(over)).toMatchObject({
        status: 409,
        code: 'BUILD_NO_COMBINA',
        errores: [{ campo, msg }],
      });
      expect(await auditadas()).toHaveLength(1);
    });

    it('nor is a path of theirs given to another', async () => {
      const otra = await crear({ area: 'salones', titulo: 'Salones', rutas: 'eventos' });
      expect(otra).toMatchObject({
        code: 'RUTA_DE_OTRA_AREA',
        errores: [
          {
            campo: 'rutas',
            msg: 'La dirección eventos es de eventos: la tiene su build en uso, abcdef012345',
          },
        ],
      });
      expect(await nombres()).not.toContain('salones');
    });

    it('but by nothing that was so before', async () => {
      await platform.sql(`update plataforma.areas set kb = 20 where area = 'eventos'`);
      expect(await editar({ kb: 80, titulo: 'Salones' })).toMatchObject({ data: { kb: 80 } });
    });
  });

  it('are held to as many visits without a fault as the operator says, and as before where nothing is said', async () => {
    expect((await crear()).data).toMatchObject({ objetivo: 99.5 });
    const editar = async (over: Partial<Datos>) =>
      (await platform.pedir(calls.editarArea, OPERADOR, { ...EVENTOS, ...over })).data;
    expect(await editar({ objetivo: 99.29 })).toMatchObject({ objetivo: 99.29 });
    expect(await editar({ titulo: 'Salones' })).toMatchObject({ objetivo: 99.29 });
    const salud = await platform.dato(saludCalls.listarSalud, OPERADOR, {});
    expect(salud.find(({ area }) => area === 'eventos')?.objetivo).toBe(0.9929);
    const [primera] = await platform.sql<{ antes: unknown; despues: unknown }>(
      `select antes, despues from identidad.auditoria where accion = 'área editada' order by id limit 1`,
    );
    expect(primera).toMatchObject({ antes: { objetivo: 99.5 }, despues: { objetivo: 99.29 } });
  });

  it('are made once, however many ask at once', async () => {
    const respuestas = await Promise.all(Array.from({ length: 16 }, () => crear()));
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(respuestas.filter(({ status }) => status === 409)).toHaveLength(15);
    expect(await auditadas()).toHaveLength(1);
  });

  it.each<[string, Partial<Datos>, string, string]>([
    ['a name that is taken', { area: 'caja' }, 'area', 'Ya existe un área con ese nombre'],
    ['the name of the frame', { area: 'shell' }, 'area', 'Ya existe un área con ese nombre'],
    [
      'a path of another',
      { rutas: 'salones/chicos' },
      'rutas',
      'La dirección salones es de Salones',
    ],
    [
      'a path around that of another',
      { rutas: 'bar' },
      'rutas',
      'La dirección bar/barra es de Salones',
    ],
  ])('are refused with %s', async (_que, over, campo, msg) => {
    await crear({ area: 'salones', titulo: 'Salones', rutas: 'salones bar/barra' });
    const { status, cuerpo } = await crear({ rutas: '', ...over });
    expect(status).toBe(409);
    expect(cuerpo).toMatchObject({ errores: [{ campo, msg }] });
    expect(await nombres()).not.toContain('eventos');
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a name with a capital', { area: 'Eventos' }, /minúsculas/],
    ['a path out of its zone', { rutas: '../auth' }, /dirección se escribe/],
    ['no profile', { perfiles: [] }, /al menos un perfil/],
    ['a profile there is not', { perfiles: ['Jefe'] }, /perfil no existe/],
    ['no budget', { kb: 0 }, /KB/],
    ['no fault at all', { objetivo: 100 }, /de 90 a 99.99 %/],
    ['a share that says too much', { objetivo: 99.555 }, /dos decimales/],
  ])('are refused with %s, in a sentence', async (_que, over, msg) => {
    const { cuerpo } = await platform.pedirMal(calls.crearArea, OPERADOR, { ...EVENTOS, ...over });
    expect(JSON.stringify(cuerpo)).toMatch(msg);
    expect(await nombres()).toEqual(SEMBRADAS);
  });

  it('keep the login: it is neither withdrawn nor switched off', async () => {
    const retirar = await platform.pedir(calls.retirarArea, OPERADOR, { area: 'auth' });
    expect(retirar.cuerpo).toMatchObject({ code: 'AREA_NO_SE_APAGA' });
    expect(await nombres()).toContain('auth');
  });

  it('have keys only where there is one', async () => {
    const llave = { area: 'nadie', nombre: 'CI' };
    const { status, cuerpo } = await platform.pedir(subidasCalls.crearLlave, OPERADOR, llave);
    expect(status).toBe(404);
    expect(cuerpo).toMatchObject({ errores: [{ campo: 'area', msg: 'El área nadie no existe' }] });
  });
});
