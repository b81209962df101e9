import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { CANAL, DE_BUILDS } from '@comanda/kit/flujo/canal';
import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, ANDINA, AREAS, OPERADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { areasDeEmpresasCalls as calls } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import type { CallInput } from '@comanda/shared/contracts/defineCall';

import { startPlatform } from '../testing/startPlatform';

import { auditadas } from './testing/auditadas';

let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.terminar());

const listar = () => platform.dato(calls.listarAreasDeEmpresas, OPERADOR, {});
type Cambios = CallInput<typeof calls.cambiarAreas>['cambios'];
const cambiar = (cambios: Cambios) => platform.pedir(calls.cambiarAreas, OPERADOR, { cambios });
const areasDe = async (nombre: string) =>
  (await listar()).empresas.find(({ empresa }) => empresa === nombre)?.areas.toSorted();
const cambiadas = () => auditadas(platform, 'areas cambiadas');

describe('areas of the companies', () => {
  it('are listed with who works where, by company', async () => {
    const { empresas, descriptores } = await listar();
    expect(empresas.map(({ empresa }) => empresa)).toEqual([
      ...[ANDINA, PUERTO, OTRA].map(({ empresa }) => empresa).toSorted(),
    ]);
    const puerto = empresas.find(({ empresa }) => empresa === PUERTO.empresa);
    expect(puerto?.areas.toSorted()).toEqual(AREAS.toSorted());
    expect(puerto?.personas).toEqual({
      Administrador: 1,
      Cajero: 1,
      Cocinero: 1,
      Contador: 1,
      Mesero: 1,
    });
    expect(empresas.find(({ empresa }) => empresa === OTRA.empresa)?.personas).toEqual({
      Administrador: 1,
    });
    expect(descriptores).toEqual([]);
  });

  it('are told to who holds the streams of open pages, once they are changed', async () => {
    const linea = new pg.Client({ connectionString: platform.url });
    await linea.connect();
    const oidos: (string | undefined)[] = [];
    linea.on('notification', ({ payload }) => oidos.push(payload));
    await linea.query(`listen ${CANAL}`);
    try {
      await cambiar([{ empresa: PUERTO.empresa, area: 'que-no-hay', activa: false }]);
      await cambiar([{ empresa: PUERTO.empresa, area: 'caja', activa: false }]);
      await hasta('it is told', () => oidos.length > 0);
      expect(oidos).toEqual([DE_BUILDS]);
    } finally {
      await linea.end();
    }
  });

  it('count nobody who was switched off, and no company that was taken off', async () => {
    await platform.sql(`update identidad.usuarios set estado = 'N' where id = $1`, [ADMIN.id]);
    await platform.sql(`update identidad.empresas set estado = 'N' where id = $1`, [ANDINA.id]);
    const { empresas } = await listar();
    expect(empresas.map(({ empresa }) => empresa)).toEqual([PUERTO.empresa, OTRA.empresa]);
    expect(empresas[0]?.personas).not.toHaveProperty('Administrador');
  });

  it('change for the companies that are named and no other, and what they were is written down', async () => {
    const { data } = await cambiar([
      { empresa: PUERTO.empresa, area: 'caja', activa: false },
      { empresa: PUERTO.empresa, area: 'reportes', activa: false },
      { empresa: ANDINA.empresa, area: 'caja', activa: false },
      { empresa: ANDINA.empresa, area: 'ventas', activa: true },
    ]);
    expect(data).toEqual({ cambiados: 3 });
    const sin = (...otras: string[]) => AREAS.filter((area) => !otras.includes(area)).toSorted();
    expect(await areasDe(PUERTO.empresa)).toEqual(sin('caja', 'reportes'));
    expect(await areasDe(ANDINA.empresa)).toEqual(sin('caja'));
    expect(await areasDe(OTRA.empresa)).toEqual(sin());
    expect(await cambiadas()).toEqual([
      {
        empresa_id: PUERTO.id,
        usuario_id: OPERADOR.id,
        antes: { caja: true, reportes: true },
        despues: { caja: false, reportes: false },
      },
      {
        empresa_id: ANDINA.id,
        usuario_id: OPERADOR.id,
        antes: { caja: true },
        despues: { caja: false },
      },
    ]);
  });

  it('are switched on again, also where a company never had a row of them', async () => {
    await platform.sql(`delete from plataforma.areas_empresa where empresa_id = $1`, [OTRA.id]);
    const encender: Cambios = [{ empresa: OTRA.empresa, area: 'ventas', activa: true }];
    expect((await cambiar(encender)).data).toEqual({ cambiados: 1 });
    expect(await areasDe(OTRA.empresa)).toEqual(['ventas']);
    expect((await cambiar(encender)).data).toEqual({ cambiados: 0 });
    expect(await cambiadas()).toHaveLength(1);
  });

  it.each<[string, Cambios, number, string]>([
    [
      'a company that there is not',
      [
        { empresa: PUERTO.empresa, area: 'caja', activa: false },
        { empresa: 'Nadie', area: 'caja', activa: false },
      ],
      404,
      'La empresa no existe',
    ],
    [
      'an area that there is not',
      [{ empresa: PUERTO.empresa, area: 'nadie', activa: true }],
      404,
      'El área nadie no existe',
    ],
    [
      'the same area twice',
      [
        { empresa: PUERTO.empresa, area: 'caja', activa: false },
        { empresa: PUERTO.empresa, area: 'caja', activa: true },
      ],
      400,
      `El área caja de ${PUERTO.empresa} está dos veces`,
    ],
  ])('are all refused with %s', async (_que, cambios, status, msg) => {
    const respuesta = await cambiar(cambios);
    expect(respuesta).toMatchObject({ status });
    expect(respuesta.cuerpo).toMatchObject({ msg });
    expect(await areasDe(PUERTO.empresa)).toEqual(AREAS.toSorted());
    expect(await cambiadas()).toEqual([]);
  });

  it('include the login, which stays on', async () => {
    const cambios = [{ empresa: PUERTO.empresa, area: 'auth', activa: false }];
    const respuesta = await cambiar(cambios);
    expect(respuesta.cuerpo).toMatchObject({ code: 'AREA_NO_SE_APAGA' });
    expect(await areasDe(PUERTO.empresa)).toContain('auth');
  });

  it('end no session: who is in stays in, and the next call knows', async () => {
    const vivas = () =>
      platform.sql<{ n: number }>(
        `select count(*)::int as n from identidad.sesiones where revocada is null`,
      );
    await platform.cookieDe(ADMIN);
    await listar();
    const antes = await vivas();
    await cambiar([{ empresa: PUERTO.empresa, area: 'caja', activa: false }]);
    expect(await vivas()).toEqual(antes);
  });
});
