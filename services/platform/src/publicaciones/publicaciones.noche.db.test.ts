import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';

import { CANAL, DE_BUILDS } from '@comanda/kit/flujo/canal';
import { hasta } from '@comanda/kit/testing/hasta';
import { ANDINA, OPERADOR } from '@comanda/kit/testing/semilla';
import { publicacionesCalls as calls } from '@comanda/shared/contracts/admin/publicaciones';

import { archivoDe } from '../subidas/testing/archivoDe';
import { A_TODOS, equipoDe } from '../subidas/testing/equipo';
import { makePublicable, partesDe } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { volverDeEquipo } from './decidir';

const BUILDS = ['aaaaaaaaaaa1', 'aaaaaaaaaaa2', 'aaaaaaaaaaa3'];
type Romper = NonNullable<Parameters<typeof makePublicable>[0]>['romper'];

describe('what the operator lets out', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  beforeAll(async () => {
    platform = await startPlatform();
    for (const area of ['caja', 'ventas'] as const)
      for (const build of BUILDS) await publicar(area, build);
  });
  afterAll(() => platform.terminar());

  async function publicar(area: string, build: string, romper?: Romper) {
    const equipo = await equipoDe(platform, area);
    const archivos = makePublicable({
      area,
      build,
      romper: (partes) => {
        partes.ficha.llama = [];
        romper?.(partes);
      },
    });
    return equipo.publicar(await archivoDe(archivos), A_TODOS);
  }

  const de = async (area: string) => {
    const todas = await platform.dato(calls.listarPublicaciones, OPERADOR, {});
    const una = todas.find((publicacion) => publicacion.area === area);
    if (!una) throw new Error(`${area} is not listed`);
    return una;
  };
  const activar = (area: string, build: string) =>
    platform.pedir(calls.activarBuild, OPERADOR, { area, build });

  beforeEach(async () => {
    await platform.sql('delete from plataforma.builds_malos');
    await platform.sql(`delete from plataforma.canales where canal = 'canario'`);
    await activar('caja', BUILDS[0] ?? '');
    await activar('caja', BUILDS[2] ?? '');
  });

  it('is told with its channel, who let it out, and where a rollback leads', async () => {
    const caja = await de('caja');
    expect(caja).toMatchObject({ estable: BUILDS[2], anterior: BUILDS[0], canario: null });
    expect(caja.builds.map(({ build }) => build).sort()).toEqual(BUILDS);
    expect(caja.builds[0]).toMatchObject({ por: 'CI de caja (llave de caja)', malo: null });
    expect(caja.builds[0]?.bytes).toBeGreaterThan(0);
    expect(await de('reportes')).toMatchObject({ estable: null, anterior: null, builds: [] });
  });

  it('goes back to the last good build, and not to one that was left as broken', async () => {
    const atras = () => platform.pedir(calls.volverAtras, OPERADOR, { area: 'caja' });
    await activar('caja', BUILDS[1] ?? '');
    expect((await atras()).data).toEqual({ build: BUILDS[2] });
    expect((await atras()).data).toEqual({ build: BUILDS[0] });
    expect((await atras()).code).toBe('SIN_BUILD_ANTERIOR');
    expect((await de('caja')).builds.filter(({ malo }) => malo !== null)).toHaveLength(2);
    expect((await de('ventas')).estable).toBe(BUILDS[2]);
    await activar('caja', BUILDS[1] ?? ''); // let out again on purpose
    expect((await de('caja')).builds.find(({ build }) => build === BUILDS[1])?.malo).toBeNull();
  });

  it('goes back once from the build that is named, however often that is asked', async () => {
    const [primero = '', segundo = '', ultimo = ''] = BUILDS;
    await activar('caja', segundo);
    const atras = () =>
      platform.pedir(calls.volverAtras, OPERADOR, { area: 'caja', build: segundo });
    const respuestas = await Promise.all([atras(), atras(), atras()]);
    expect(respuestas.map(({ data }) => data)).toEqual(Array(3).fill({ build: ultimo }));
    expect((await de('caja')).builds.flatMap(({ malo, build }) => (malo ? [build] : []))).toEqual([
      segundo,
    ]);
    const { status, code, errores } = await platform.pedir(calls.volverAtras, OPERADOR, {
      area: 'caja',
      build: primero,
    });
    expect([status, code, errores[0]?.msg]).toEqual([
      409,
      'BUILD_ADELANTADO',
      `No se volvió atrás: en lugar de ${primero} ahora está ${ultimo}. Revise qué está en uso e intente de nuevo`,
    ]);
    expect((await de('caja')).estable).toBe(ultimo);
  });

  it('is left by its team once where that is named: its canary, and nothing more of it', async () => {
    const [primero = '', segundo = '', ultimo = ''] = BUILDS;
    const equipo = { por: 'CI de caja', usuario: null };
    const dejar = (build: string) => volverDeEquipo(platform.db, equipo, 'caja', build);
    const canario = { area: 'caja', build: segundo, porcentaje: 10 };
    await platform.dato(calls.ponerCanario, OPERADOR, canario);
    await expect(dejar(ultimo)).rejects.toThrow(`en lugar de ${ultimo} ahora está ${segundo}`);
    expect(await dejar(segundo)).toEqual({ build: ultimo });
    expect(await dejar(segundo)).toEqual({ build: ultimo });
    expect(await de('caja')).toMatchObject({ estable: ultimo, canario: null });
    expect(await dejar(ultimo)).toEqual({ build: primero });
    expect(await dejar(ultimo)).toEqual({ build: primero });
    expect((await de('caja')).estable).toBe(primero);
  });

  it('is a canary for a while, and is taken back', async () => {
    const entrada = { area: 'caja', build: BUILDS[1] ?? '', porcentaje: 10 } as const;
    await platform.dato(calls.ponerCanario, OPERADOR, entrada);
    expect((await de('caja')).canario).toMatchObject({ build: BUILDS[1], porcentaje: 10 });
    await platform.dato(calls.quitarCanario, OPERADOR, { area: 'caja' });
    expect(await de('caja')).toMatchObject({ canario: null, estable: BUILDS[2] });
  });

  it('is taken off as a canary where it is the one that was meant, and not another that came since', async () => {
    const [primero = '', segundo = '', ultimo = ''] = BUILDS;
    const poner = (build: string) =>
      platform.dato(calls.ponerCanario, OPERADOR, { area: 'caja', build, porcentaje: 10 });
    const quitar = (build: string) =>
      platform.pedir(calls.quitarCanario, OPERADOR, { area: 'caja', build });
    await poner(primero);
    await poner(segundo);
    const { status, code, errores } = await quitar(primero);
    expect([status, code, errores[0]?.msg]).toEqual([
      409,
      'BUILD_ADELANTADO',
      `No se quitó el canario: en lugar de ${primero} ahora está ${segundo}. Revise qué está en uso e intente de nuevo`,
    ]);
    expect((await de('caja')).canario?.build).toBe(segundo);
    expect([(await quitar(segundo)).status, (await quitar(segundo)).status]).toEqual([200, 200]);
    expect(await de('caja')).toMatchObject({ canario: null, estable: ultimo });
    expect((await quitar(ultimo)).errores).toEqual([
      { campo: 'build', msg: `No se quitó el canario: ${ultimo} ya pasó a todas las empresas` },
    ]);
  });

  it('is kept for one company, and no other', async () => {
    const fijar = (build: string | null) =>
      platform.dato(calls.fijarBuild, OPERADOR, { empresa: ANDINA.empresa, area: 'caja', build });
    await fijar(BUILDS[0] ?? '');
    expect(await platform.sql('select empresa_id, area, build from plataforma.fijaciones')).toEqual(
      [{ empresa_id: ANDINA.id, area: 'caja', build: BUILDS[0] }],
    );
    const fijas = (await de('caja')).builds.filter((build) => build.fijas.length > 0);
    expect(fijas.map(({ build, fijas: cuales }) => [build, cuales])).toEqual([
      [BUILDS[0], [ANDINA.empresa]],
    ]);
    await fijar(null);
    expect(await platform.sql('select * from plataforma.fijaciones')).toEqual([]);
  });

  it('is told to who holds the streams of open pages, and what was refused is not', async () => {
    const linea = new pg.Client({ connectionString: platform.url });
    await linea.connect();
    const oidos: (string | undefined)[] = [];
    linea.on('notification', ({ payload }) => oidos.push(payload));
    await linea.query(`listen ${CANAL}`);
    const build = BUILDS[1] ?? '';
    const deCaja = { area: 'caja', build };
    const decisiones = [
      () => platform.pedir(calls.ponerCanario, OPERADOR, { ...deCaja, porcentaje: 10 }),
      () => platform.pedir(calls.fijarBuild, OPERADOR, { ...deCaja, empresa: ANDINA.empresa }),
      () =>
        platform.pedir(calls.fijarBuild, OPERADOR, {
          ...deCaja,
          empresa: ANDINA.empresa,
          build: null,
        }),
      () => platform.pedir(calls.quitarCanario, OPERADOR, { area: 'caja' }),
      () => platform.pedir(calls.volverAtras, OPERADOR, { area: 'caja' }),
    ];
    try {
      expect((await activar('caja', 'ffffffffffff')).code).toBe('NO_ENCONTRADO');
      for (const [antes, decidir] of decisiones.entries()) {
        await decidir();
        await hasta('it is told', () => oidos.length > antes);
        expect(oidos).toHaveLength(antes + 1);
      }
      expect(new Set(oidos)).toEqual(new Set([DE_BUILDS]));
    } finally {
      await linea.end();
    }
  });

  it('is there, and has its files', async () => {
    expect((await activar('caja', 'ffffffffffff')).code).toBe('NO_ENCONTRADO');
    await publicar('caja', 'aaaaaaaaaaa4');
    await activar('caja', BUILDS[2] ?? '');
    await platform.sql(
      `insert into plataforma.retiradas (area, build) values ('caja', 'aaaaaaaaaaa4')`,
    );
    expect((await activar('caja', 'aaaaaaaaaaa4')).code).toBe('BUILD_RETIRADO');
    const { builds } = await de('caja');
    expect(builds.find(({ build }) => build === 'aaaaaaaaaaa4')?.retirado).not.toBeNull();
  });

  it('fits to what is in use: a remote to the shell, a shell to every remote', async () => {
    const marco =
      (nombres: object): Romper =>
      ({ ficha }) => {
        ficha.provee = {
          ...(partesDe('shell').ficha.provee as object),
          react: { version: '19.3.1', nombres },
        };
      };
    const conMas = { useState: 'funcion', useFormas: 'funcion' };
    await publicar('shell', 'ccccccccccc1', marco({ useState: 'funcion' }));
    await publicar('shell', 'ccccccccccc2', marco(conMas));
    await publicar('caja', 'aaaaaaaaaaa5', ({ ficha }) => {
      ficha.toma = { react: { useFormas: 'funcion' } };
    });
    const rechazo = await activar('shell', 'ccccccccccc1');
    expect([rechazo.status, rechazo.code, rechazo.errores]).toEqual([
      409,
      'BUILD_NO_COMBINA',
      [{ campo: 'build', msg: 'caja aaaaaaaaaaa5 toma useFormas de react, y ese marco no lo da' }],
    ]);
    await activar('caja', BUILDS[2] ?? '');
    const dejadas = { area: 'caja', build: 'aaaaaaaaaaa5', porcentaje: 10 };
    await platform.dato(calls.ponerCanario, OPERADOR, dejadas);
    expect((await activar('shell', 'ccccccccccc1')).errores).toEqual(rechazo.errores);
    const sinFormas = await publicar('shell', 'ccccccccccc3', marco({ useState: 'funcion' }));
    expect(sinFormas.errores.map(({ campo }) => campo)).toEqual(['marco-que-quita']);
    await platform.sql(`update plataforma.canales set detenido = now() where canal = 'canario'`);
    const fijar = (build: string | null) =>
      platform.dato(calls.fijarBuild, OPERADOR, { empresa: ANDINA.empresa, area: 'caja', build });
    await fijar('aaaaaaaaaaa5');
    expect((await activar('shell', 'ccccccccccc1')).errores).toEqual(rechazo.errores);
    await fijar(null);
    expect((await activar('shell', 'ccccccccccc1')).status).toBe(200);
    await platform.dato(calls.quitarCanario, OPERADOR, { area: 'caja' });
    const { code, errores } = await activar('caja', 'aaaaaaaaaaa5');
    expect([code, errores[0]?.msg]).toEqual([
      'BUILD_NO_COMBINA',
      'useFormas de react no está en el marco en uso: apareció en el marco ccccccccccc2',
    ]);
  });

  it('is always there, whatever is done in whatever order; and what is kept says how it came to be', async () => {
    const build = fc.constantFrom(...BUILDS, 'ffffffffffff');
    const area = fc.constantFrom<string>('caja', 'ventas');
    const paso = fc.oneof(
      fc.record({ que: fc.constant('activar' as const), area, build }),
      fc.record({ que: fc.constant('atras' as const), area }),
      fc.record({
        que: fc.constant('canario' as const),
        area,
        build,
        porcentaje: fc.integer({ min: 1, max: 100 }),
      }),
      fc.record({ que: fc.constant('quitar' as const), area }),
    );
    const dar = (uno: typeof paso extends fc.Arbitrary<infer P> ? P : never) => {
      const { que, ...entrada } = uno;
      if (que === 'atras') return platform.pedir(calls.volverAtras, OPERADOR, { area: uno.area });
      if (que === 'quitar')
        return platform.pedir(calls.quitarCanario, OPERADOR, { area: uno.area });
      const call = que === 'activar' ? calls.activarBuild : calls.ponerCanario;
      return platform.pedirMal(call, OPERADOR, entrada);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(paso, { maxLength: 12 }), async (pasos) => {
        for (const uno of pasos) {
          const { status } = await dar(uno);
          expect([200, 404, 409]).toContain(status);
        }
        const canales = await platform.sql(
          'select area, canal, build, porcentaje from plataforma.canales order by area, canal',
        );
        const reproducidos = await platform.sql(
          `select area, canal, build, porcentaje from (
             select distinct on (area, canal) * from plataforma.activaciones order by area, canal, id desc) ultima
            where build is not null order by area, canal`,
        );
        expect(reproducidos).toEqual(canales);
        const huerfanos = await platform.sql(
          `select * from plataforma.canales c where not exists (
             select from plataforma.archivos_de_lanzamiento a where a.area = c.area and a.build = c.build)`,
        );
        expect(huerfanos).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('leaves a trace of who decided what', async () => {
    const { id } = OPERADOR;
    const filas = await platform.sql<{ accion: string }>(
      'select distinct accion from identidad.auditoria where usuario_id = $1 order by accion',
      [id],
    );
    expect(filas.map(({ accion }) => accion)).toEqual([
      'build activado',
      'build fijado',
      'build soltado',
      'canario puesto',
      'canario quitado',
      'llave creada',
      'vuelta atras',
    ]);
  });
});
