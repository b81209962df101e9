import { access } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ANDINA, OPERADOR } from '@comanda/kit/testing/semilla';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';

import { archivoDe } from '../subidas/testing/archivoDe';
import { A_TODOS, equipoDe } from '../subidas/testing/equipo';
import { makePublicable } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { retirar } from './retirar';

const DIA = 24 * 60 * 60_000;

describe('withdrawing old builds', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  const builds = ['a', 'b', 'c', 'd'].map((letra) => letra.repeat(12));
  const [viejo = '', otro = '', anterior = '', estable = ''] = builds;
  beforeEach(async () => {
    platform = await startPlatform();
    const caja = await equipoDe(platform, 'caja');
    for (const build of builds)
      await caja.publicar(
        await archivoDe(makePublicable({ build, romper: ({ ficha }) => (ficha.llama = []) })),
        A_TODOS,
      );
  });
  afterEach(() => platform.terminar());

  const alCaboDe = async (dias: number) => {
    const { db, carpeta } = platform;
    const retirados = await retirar(db, { carpeta, ahora: new Date(Date.now() + dias * DIA) });
    return retirados.map(({ build }) => build).sort();
  };
  const enDisco = (build: string) =>
    access(path.join(platform.carpeta, 'caja', build)).then(
      () => true,
      () => false,
    );

  it('leaves them for 30 days, and then what is in use and what a rollback leads to', async () => {
    expect(await alCaboDe(29)).toEqual([]);
    expect(await alCaboDe(31)).toEqual([viejo, otro]);
    expect(await Promise.all(builds.map(enDisco))).toEqual([false, false, true, true]);
    const quedan = await platform.sql<{ build: string }>(
      'select build from plataforma.archivos_de_lanzamiento order by build',
    );
    expect(quedan.map(({ build }) => build)).toEqual([anterior, estable]);
    expect(await alCaboDe(31)).toEqual([]);
  });

  it('serves nothing of them from then on, also where they were asked for before', async () => {
    const pedir = async (build: string) => {
      const ruta = `/areas/caja/${build}/routes.222222222222.js`;
      return (await platform.app.inject(ruta)).statusCode;
    };
    expect([await pedir(viejo), await pedir(estable)]).toEqual([200, 200]);
    await alCaboDe(31);
    expect([await pedir(viejo), await pedir(estable)]).toEqual([404, 200]);
  });

  it('leaves what was stable last of an area that is withdrawn, and can be let out with it again', async () => {
    const quitar = () => platform.dato(areasCalls.retirarArea, OPERADOR, { area: 'caja' });
    const otraVez = () =>
      platform.dato(areasCalls.crearArea, OPERADOR, {
        area: 'caja',
        titulo: 'Caja',
        orden: 30,
        kb: 170,
        rutas: '',
        perfiles: ['Cajero'],
      });
    const activar = () =>
      platform.dato(publicacionesCalls.activarBuild, OPERADOR, { area: 'caja', build: estable });
    await quitar();
    await otraVez();
    await activar();
    expect(await alCaboDe(31)).toEqual([viejo, otro]);
    await quitar();
    expect(await alCaboDe(31)).toEqual([anterior]);
    expect(await enDisco(estable)).toBe(true);
    await otraVez();
    await activar();
  });

  it('leaves one that a company stays on', async () => {
    await platform.sql(
      `insert into plataforma.fijaciones (empresa_id, area, build, por) values ($1, 'caja', $2, 'prueba')`,
      [ANDINA.id, viejo],
    );
    expect(await alCaboDe(31)).toEqual([otro]);
  });

  it('leaves one that a tab was on in the last day, and no longer', async () => {
    const vista = (build: string, hace: number) =>
      platform.sql(
        `insert into plataforma.telemetria values (0, $1, 'caja', $2, 'vivo', 1, '{}')`,
        [new Date(Date.now() + (31 - hace) * DIA), build],
      );
    await vista(otro, 2);
    await vista(viejo, 2);
    await vista(viejo, 0.9);
    expect(await alCaboDe(31)).toEqual([otro]);
  });

  it('leaves one that was stable until a while ago', async () => {
    await platform.sql(
      `alter table plataforma.activaciones disable trigger activaciones_solo_agregar`,
    );
    await platform.sql(
      `update plataforma.activaciones set cuando = now() + interval '20 days' where build = $1`,
      [otro], // until which the one before it was
    );
    expect(await alCaboDe(31)).toEqual([otro]);
  });

  it('is done by one process at a time', async () => {
    const [uno, dos] = await Promise.all([alCaboDe(31), alCaboDe(31)]);
    expect([...uno, ...dos].sort()).toEqual([viejo, otro]);
  });
});
