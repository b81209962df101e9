import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, CAJERO, MESERO, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';
import { telemetriaCalls } from '@comanda/shared/contracts/plataforma/telemetria';

import { entraEnCanario } from '../lanzamientos/registro';
import { archivoDe } from '../subidas/testing/archivoDe';
import { A_TODOS, equipoDe } from '../subidas/testing/equipo';
import { LISTAR, makePublicable, type Partes } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

const PRIMERO = 'aaaaaaaaaaa1';
const SEGUNDO = 'aaaaaaaaaaa2';
const TERCERO = 'aaaaaaaaaaa3';

let platform: Awaited<ReturnType<typeof startPlatform>>;
let caja: Awaited<ReturnType<typeof equipoDe>>;
beforeEach(async () => {
  platform = await startPlatform();
  caja = await equipoDe(platform, 'caja');
  await publicar(PRIMERO);
});
afterEach(() => platform.terminar());

type Publicacion = Parameters<(typeof caja)['publicar']>[1];
async function publicar(
  build: string,
  publicacion: Publicacion = {},
  romper: (partes: Partes) => void = () => undefined,
) {
  const archivos = makePublicable({
    build,
    romper: (partes) => {
      partes.ficha.llama = [];
      romper(partes);
    },
  });
  return caja.publicar(await archivoDe(archivos), publicacion);
}
async function estado() {
  const { data } = await caja.estado();
  if (!data) throw new Error('the key is told nothing');
  return data;
}
type Quien = { id: string };
/** A session of its own each time. */
async function informar(
  quien: Quien,
  {
    build = SEGUNDO,
    fase = 'carga',
    veces = 1,
  }: { build?: string; fase?: 'carga' | 'trozo'; veces?: number } = {},
) {
  const evento = { area: 'caja', build, fase, ms: 300 };
  await platform.pedir(
    telemetriaCalls.informar,
    null,
    { eventos: Array.from({ length: veces }, () => evento) },
    { cookies: await platform.cookieDe(quien) },
  );
}

describe('a build of a team', () => {
  it('goes to all where its area had none, and to a tenth of the companies after that', async () => {
    expect(await estado()).toMatchObject({ estable: PRIMERO, canario: null });
    const { data } = await publicar(SEGUNDO);
    expect(data).toMatchObject({ canal: 'canario', porcentaje: 10, tras: 100 });
    expect(await estado()).toMatchObject({
      estable: PRIMERO,
      canario: { build: SEGUNDO, porcentaje: 10, promocion: { tras: 100, cargas: 0, fallos: 0 } },
      ultimo: SEGUNDO,
    });
  });

  it('goes to all at once with a reason, which is kept', async () => {
    const { status, errores } = await publicar(SEGUNDO, { motivo: 'urge' });
    expect([status, errores[0]?.campo]).toEqual([400, 'motivo']);
    const { data } = await publicar(SEGUNDO, { motivo: 'El cuadre no abre desde esta mañana' });
    expect(data).toMatchObject({ canal: 'estable' });
    expect(
      await platform.sql(
        `select motivo from plataforma.activaciones where build = '${SEGUNDO}' and canal = 'estable'`,
      ),
    ).toEqual([{ motivo: 'El cuadre no abre desde esta mañana' }]);
  });

  it('is tried for certain by one company, of those where somebody uses the area', async () => {
    await informar(MESERO, { build: PRIMERO });
    for (const build of [SEGUNDO, TERCERO]) {
      await publicar(build, { canario: 1 });
      expect(
        await platform.sql(`select primera from plataforma.canales where canal = 'canario'`),
      ).toEqual([{ primera: PUERTO.id }]);
    }
  });

  it('is tried, where nobody does yet, by one that has it', async () => {
    await platform.sql(
      `update plataforma.areas_empresa set activa = empresa_id = 3 where area = 'caja'`,
    );
    await publicar(SEGUNDO, { canario: 1 });
    const [canario] = await platform.sql<{ build: string; porcentaje: number; primera: number }>(
      `select build, porcentaje, primera from plataforma.canales where canal = 'canario'`,
    );
    expect(canario).toMatchObject({ primera: 3 });
    expect(canario && entraEnCanario(3, canario)).toBe(true);
  });
});

describe('a canary goes to all by itself', () => {
  beforeEach(() => publicar(SEGUNDO, { tras: 30 }));

  it('once it loaded often enough, without a failure', async () => {
    await informar(CAJERO, { veces: 20 });
    expect((await estado()).estable).toBe(PRIMERO);
    await informar(ADMIN, { veces: 10 });
    expect(await estado()).toMatchObject({ estable: SEGUNDO, canario: null, anterior: PRIMERO });
    expect(
      await platform.sql(
        `select despues from identidad.auditoria where accion = 'build activado' order by id desc limit 1`,
      ),
    ).toEqual([{ despues: { area: 'caja', build: SEGUNDO, por: 'plataforma' } }]);
  });

  it('whoever comes second, in eight reports at once', async () => {
    await informar(MESERO, { veces: 15 });
    await Promise.all(Array.from({ length: 8 }, () => informar(ADMIN, { veces: 20 })));
    expect((await estado()).estable).toBe(SEGUNDO);
    expect(
      await platform.sql(
        `select from plataforma.activaciones where canal = 'estable' and build = '${SEGUNDO}'`,
      ),
    ).toHaveLength(1);
  });

  it('not by one session that loads it on and on', async () => {
    for (const quien of [CAJERO, ADMIN]) await informar(quien, { veces: 4 });
    const cookies = await platform.cookieDe(MESERO);
    const eventos = Array.from({ length: 20 }, () => ({
      area: 'caja',
      build: SEGUNDO,
      fase: 'carga',
      ms: 1,
    }));
    for (let i = 0; i < 3; i++)
      await platform.pedir(telemetriaCalls.informar, null, { eventos } as never, { cookies });
    expect(await estado()).toMatchObject({
      estable: PRIMERO,
      canario: { promocion: { cargas: 28 } },
    });
  });

  it('not where one session failed: somebody decides', async () => {
    await informar(MESERO, { fase: 'trozo' });
    for (const quien of [CAJERO, ADMIN]) await informar(quien, { veces: 20 });
    expect(await estado()).toMatchObject({
      estable: PRIMERO,
      canario: { promocion: { tras: 30, cargas: 40, fallos: 1 } },
    });
  });

  it('not where the operator put it there, and counts anew where it is let out again', async () => {
    await informar(CAJERO, { veces: 20 });
    const entrada = { area: 'caja', build: SEGUNDO, porcentaje: 50 };
    await platform.dato(publicacionesCalls.ponerCanario, OPERADOR, entrada);
    for (const quien of [CAJERO, ADMIN]) await informar(quien, { veces: 20 });
    expect(await estado()).toMatchObject({ estable: PRIMERO, canario: { promocion: null } });
    await publicar(SEGUNDO, { tras: 30 });
    expect((await estado()).canario?.promocion).toEqual({ tras: 30, cargas: 0, fallos: 0 });
  });

  it('not where another came out to all since: it is over with that', async () => {
    await publicar(TERCERO, { ...A_TODOS, basadoEn: SEGUNDO });
    expect(await estado()).toMatchObject({ estable: TERCERO, canario: null });
    for (const quien of [CAJERO, ADMIN]) await informar(quien, { veces: 20 });
    expect((await estado()).estable).toBe(TERCERO);
    await publicar(SEGUNDO, { tras: 30 });
    await publicar(TERCERO, A_TODOS); // which all have already
    expect(await estado()).toMatchObject({ estable: TERCERO, canario: null });
    expect(
      await platform.sql(
        `select antes, despues from identidad.auditoria where accion = 'canario quitado' order by id limit 1`,
      ),
    ).toEqual([
      {
        antes: { area: 'caja', build: SEGUNDO, porcentaje: 10 },
        despues: { motivo: `Salió ${TERCERO} a todos`, por: 'CI de caja (llave de caja)' },
      },
    ]);
  });

  it('not where the operator activated another since: whoever has it keeps it until somebody decides', async () => {
    await publicar(TERCERO, A_TODOS);
    await publicar(SEGUNDO, { tras: 30 });
    const entrada = { area: 'caja', build: PRIMERO };
    await platform.dato(publicacionesCalls.activarBuild, OPERADOR, entrada);
    for (const quien of [CAJERO, ADMIN]) await informar(quien, { veces: 20 });
    expect(await estado()).toMatchObject({
      estable: PRIMERO,
      canario: {
        build: SEGUNDO,
        promocion: null,
        motivo: `No pasa solo a todos: se activó ${PRIMERO}`,
      },
    });
  });

  it('not where it is taken back while that waits for its turn', async () => {
    await informar(CAJERO, { veces: 20 });
    const otro = new pg.Client({ connectionString: platform.url });
    await otro.connect();
    try {
      await otro.query('begin');
      await otro.query("select pg_advisory_xact_lock(hashtextextended('plataforma.canales', 0))");
      const informado = informar(ADMIN, { veces: 10 });
      await hasta('it waits', async () => {
        const esperan = await platform.sql(
          `select from pg_locks l join pg_database d on d.oid = l.database
            where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`,
        );
        return esperan.length > 0;
      });
      await otro.query(`delete from plataforma.canales where canal = 'canario'`);
      await otro.query(
        `insert into plataforma.builds_malos values ('caja', $1, 'Lo retiró su equipo', 'CI')`,
        [SEGUNDO],
      );
      await otro.query('commit');
      await informado;
    } finally {
      await otro.end();
    }
    expect(await estado()).toMatchObject({ estable: PRIMERO, canario: null });
    expect(await platform.sql('select build from plataforma.builds_malos')).toEqual([
      { build: SEGUNDO },
    ]);
  });

  it('not where it does not fit any more what came out since, and says so', async () => {
    const marco = await equipoDe(platform, 'shell');
    await marco.publicar(await archivoDe(makePublicable({ area: 'shell', build: 'cccccccccccc' })));
    await platform.sql(
      `update plataforma.lanzamientos set toma = '{"react":{"useFormas":"funcion"}}' where build = '${SEGUNDO}'`,
    );
    for (const quien of [CAJERO, ADMIN]) await informar(quien, { veces: 20 });
    const { estable, canario } = await estado();
    expect(estable).toBe(PRIMERO);
    expect(canario?.motivo).toMatch(/^No pasó a todos: /);
    expect(canario?.promocion).toBeNull();
  });
});

describe('what was taken back', () => {
  it('stays so, whoever uploads it again, until the operator says otherwise', async () => {
    await publicar(SEGUNDO, A_TODOS);
    await caja.volver();
    for (const como of [{}, A_TODOS, { canario: 5 }]) {
      const { status, code, errores } = await publicar(SEGUNDO, como);
      expect([status, code]).toEqual([409, 'BUILD_MALO']);
      expect(errores[0]?.msg).toBe(`${SEGUNDO} consta como malo: Se volvió atrás`);
    }
    expect((await publicar(SEGUNDO, { vista: true })).data).toMatchObject({ canal: 'vista' });
    expect((await estado()).estable).toBe(PRIMERO);
    const entrada = { area: 'caja', build: SEGUNDO };
    await platform.dato(publicacionesCalls.activarBuild, OPERADOR, entrada);
    expect((await publicar(SEGUNDO)).data).toMatchObject({ canal: 'estable', repetido: true });
  });
});

describe('the build that it was made against', () => {
  const COMMIT = 'c0ffee1234567890';

  it('is the one that is out: another that came between is named', async () => {
    await publicar(SEGUNDO, { basadoEn: PRIMERO, procedencia: { commit: COMMIT } });
    const { status, code, errores } = await publicar(TERCERO, { basadoEn: PRIMERO });
    expect([status, code]).toEqual([409, 'BUILD_ADELANTADO']);
    expect(errores[0]?.msg).toMatch(
      /^aaaaaaaaaaa2 salió el .* \(CI de caja \(llave de caja\), del commit c0ffee123456\)$/,
    );
    expect((await publicar(TERCERO, { basadoEn: null })).code).toBe('BUILD_ADELANTADO');
    expect((await publicar(TERCERO, { basadoEn: SEGUNDO })).status).toBe(200);
    expect((await publicar(TERCERO, { basadoEn: SEGUNDO })).status).toBe(200); // it is itself what came last
  });

  it('is one, of several that are published at once', async () => {
    const builds = ['bbbbbbbbbbb1', 'bbbbbbbbbbb2', 'bbbbbbbbbbb3'];
    const varias = await Promise.all(builds.map((uno) => publicar(uno, { basadoEn: PRIMERO })));
    expect(varias.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is not asked of a preview, nor of who does not say it', async () => {
    await publicar(SEGUNDO);
    expect((await publicar(TERCERO, { basadoEn: PRIMERO, vista: true })).status).toBe(200);
    expect((await publicar(TERCERO)).status).toBe(200);
  });
});

describe('where a build came from', () => {
  const procedencia = {
    commit: 'c0ffee1234567890',
    limpio: false,
    autor: 'Ana Pérez',
    corrida: 'https://ci.ejemplo.ec/corridas/7',
  };

  it('is told with it, with what it changes', async () => {
    await platform.sql(`update plataforma.lanzamientos set llama = $1 where build = '${PRIMERO}'`, [
      JSON.stringify([LISTAR]),
    ]);
    await publicar(SEGUNDO, { procedencia });
    const { builds } = await estado();
    expect(builds.find(({ build }) => build === SEGUNDO)).toMatchObject({
      procedencia,
      diferencia: {
        contra: PRIMERO,
        bytes: expect.any(Number),
        nuevas: [],
        quitadas: ['POST /v1/listar_caja'],
        cambiadas: [],
      },
    });
    expect(builds.find(({ build }) => build === PRIMERO)).toMatchObject({
      procedencia: null,
      diferencia: null,
    });
  });

  it.each([
    ['an address that is no page', { corrida: 'javascript:alert(1)' }],
    ['a commit that is none', { commit: 'main; rm -rf' }],
    ['a long author', { autor: 'A'.repeat(121) }],
  ])('is refused with %s', async (_que, mala) => {
    const { status, code } = await publicar(SEGUNDO, { procedencia: { ...procedencia, ...mala } });
    expect([status, code]).toEqual([400, 'DATOS_INVALIDOS']);
  });

  it('is told to the team of the area alone, without the names of companies', async () => {
    const ventas = await equipoDe(platform, 'ventas');
    expect((await ventas.estado('caja')).code).toBe('LLAVE_DE_OTRA_AREA');
    expect((await estado()).builds[0]).not.toHaveProperty('fijas');
  });
});
