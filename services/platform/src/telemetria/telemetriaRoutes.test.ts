import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, OPERADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import {
  telemetriaCalls as calls,
  type Evento,
} from '@comanda/shared/contracts/plataforma/telemetria';

import { makeBuild } from '../testing/makeBuild';
import { registrarLanzamiento } from '../testing/registrarLanzamiento';
import { startPlatform } from '../testing/startPlatform';

import { usoDe } from './usoDe';

const ESTABLE = 'aaaaaaaaaaaa';
const NUEVO = 'bbbbbbbbbbbb';
const AHORA = new Date('2026-11-20T15:00:00Z');
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeEach(async () => {
  platform = await startPlatform();
  for (const build of [NUEVO, ESTABLE]) {
    const origen = await makeBuild(path.join(platform.raiz, 'dist'), {
      area: 'ventas',
      build,
      archivos: { 'routes.js': build },
    });
    const { db, carpeta } = platform;
    await registrarLanzamiento({ db, carpeta, origen, version: '1', quien: 'prueba' });
  }
});
afterEach(() => platform.terminar());

const evento = (over: Partial<Evento> = {}): Evento => ({
  area: 'ventas',
  build: ESTABLE,
  fase: 'carga',
  ms: 300,
  ...over,
});
const informar = async (eventos: Evento[], quien: { id: string } | null = CAJERO) =>
  platform.pedir(
    calls.informar,
    null,
    { eventos },
    quien ? { cookies: await platform.cookieDe(quien) } : {},
  );
const filas = () =>
  platform.sql<{ empresa_id: number; build: string; fase: string; veces: number }>(
    `select empresa_id, build, fase, veces from plataforma.telemetria order by 1, 2, 3`,
  );
const usoDeTodo = () => usoDe(platform.db, AHORA);

describe('what browsers report', () => {
  it('is added up by company, build and phase; of nobody, under 0', async () => {
    await informar([evento(), evento({ ms: 900 }), evento({ fase: 'vivo', ms: 0 })]);
    await informar([evento()]);
    await informar([evento()], ADMIN_OTRA);
    await informar([evento()], null);
    await informar([evento()], OPERADOR);
    expect(await filas()).toEqual([
      { empresa_id: 0, build: ESTABLE, fase: 'carga', veces: 2 },
      { empresa_id: PUERTO.id, build: ESTABLE, fase: 'carga', veces: 3 },
      { empresa_id: PUERTO.id, build: ESTABLE, fase: 'vivo', veces: 1 },
      { empresa_id: OTRA.id, build: ESTABLE, fase: 'carga', veces: 1 },
    ]);
    const [{ tramos } = { tramos: [] }] = await platform.sql<{ tramos: number[] }>(
      `select tramos from plataforma.telemetria where empresa_id = ${PUERTO.id} and fase = 'carga'`,
    );
    expect(tramos).toEqual([0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('is left out where there is no such build', async () => {
    const { status } = await informar([
      evento({ build: 'cccccccccccc' }),
      evento({ area: 'caja' }),
      evento(),
    ]);
    expect(status).toBe(200);
    expect(await filas()).toHaveLength(1);
  });

  it.each([
    ['more than twenty events', { eventos: Array.from({ length: 21 }, () => evento()) }],
    ['a field of its own', { eventos: [{ ...evento(), usuario: 'Ana' }] }],
    ['a phase there is not', { eventos: [{ ...evento(), fase: 'otra' }] }],
    ['nothing', { eventos: [] }],
  ])('is refused with %s', async (_que, entrada) => {
    const { code } = await platform.pedirMal(calls.informar, null, entrada);
    expect(code).toBe('DATOS_INVALIDOS');
    expect(await filas()).toEqual([]);
  });

  it('is refused where it is long, and twenty events are not', async () => {
    const larga = { eventos: [evento()], nota: 'x'.repeat(32_768) };
    expect(await platform.pedirMal(calls.informar, null, larga)).toMatchObject({ status: 413 });
    const veinte = Array.from({ length: 20 }, () =>
      evento({ area: 'inventario', fase: 'evaluacion', ms: 600_000 }),
    );
    expect(await informar(veinte)).toMatchObject({ status: 200 });
  });

  it('is kept for thirty days', async () => {
    await platform.sql(
      `insert into plataforma.telemetria select 0, h, 'ventas', '${ESTABLE}', 'carga', 1, '{1}'
         from unnest(array['2026-10-20T00:00Z', '2026-10-22T00:00Z']::timestamptz[]) as h`,
    );
    await informar([evento()]);
    const horas = await platform.sql<{ dia: string }>(
      `select to_char(hora at time zone 'UTC', 'MM-DD') as dia from plataforma.telemetria order by hora`,
    );
    expect(horas.map(({ dia }) => dia)).toEqual(['10-22', '11-20']);
  });
});

describe('usoDe', () => {
  const poner = (build: string, fase: string, hora: string, veces: number, tramos: number[]) =>
    platform.sql(`insert into plataforma.telemetria values (1, $1, 'ventas', $2, $3, $4, $5)`, [
      hora,
      build,
      fase,
      veces,
      tramos,
    ]);
  const en = (posicion: number, veces: number) =>
    Array.from({ length: 12 }, (_, i) => (i === posicion ? veces : 0));

  it('says how a build does: share of the open tabs, loads, failures and times', async () => {
    await poner(ESTABLE, 'vivo', '2026-11-20T14:00Z', 30, en(0, 30));
    await poner(NUEVO, 'vivo', '2026-11-20T15:00Z', 10, en(0, 10));
    await poner(NUEVO, 'vivo', '2026-11-20T12:00Z', 900, en(0, 900)); // not of the last hour
    await poner(NUEVO, 'carga', '2026-11-20T13:00Z', 10, en(3, 10));
    await poner(NUEVO, 'carga', '2026-11-20T14:00Z', 10, en(5, 10));
    await poner(NUEVO, 'carga', '2026-11-18T14:00Z', 99, en(5, 99)); // the day before
    await poner(NUEVO, 'trozo', '2026-11-20T14:00Z', 2, en(0, 2));
    await poner(NUEVO, 'origen', '2026-11-20T14:00Z', 50, en(7, 50)); // no fault of the build's

    const usos = await usoDeTodo();
    expect(usos.get(`ventas/${NUEVO}`)).toEqual({
      pestanas: 0.25,
      cargas: 20,
      fallos: 2,
      p50: 400,
      p95: 970,
    });
    expect(usos.get(`ventas/${ESTABLE}`)).toEqual({
      pestanas: 0.75,
      cargas: 0,
      fallos: 0,
      p50: null,
      p95: null,
    });
  });

  it('is empty where nobody reported', async () => {
    expect((await usoDeTodo()).size).toBe(0);
  });
});

describe('a canary', () => {
  beforeEach(() =>
    platform.sql(
      `insert into plataforma.canales (area, canal, build, por, porcentaje) values ('ventas', 'canario', $1, 'x', 10)`,
      [NUEVO],
    ),
  );
  const canal = async () =>
    (
      await platform.sql<{ detenido: boolean; motivo: string | null }>(
        `select detenido is not null as detenido, motivo from plataforma.canales where canal = 'canario'`,
      )
    )[0];
  const nuevo = (veces: number, fase: Evento['fase'] = 'carga') =>
    Array.from({ length: veces }, () => evento({ build: NUEVO, fase }));
  /** Every call of `informar` is a session of its own. */
  const enSesiones = async (cuantas: number, eventos: Evento[]) => {
    for (let i = 0; i < cuantas; i++) await informar(eventos);
  };
  const cuantas = async (tabla: string) =>
    (await platform.sql<{ n: number }>(`select count(*)::int as n from plataforma.${tabla}`))[0]?.n;

  it('stops by itself when one load in ten fails, is remembered as broken and written down once', async () => {
    const activaciones = (await cuantas('activaciones')) ?? 0;
    await enSesiones(9, nuevo(1));
    await Promise.all([
      informar(nuevo(1, 'trozo')),
      informar(nuevo(1, 'trozo'), ADMIN),
      informar(nuevo(1, 'trozo'), ADMIN_OTRA),
    ]);
    await informar(nuevo(1, 'trozo'));
    expect(await canal()).toMatchObject({ detenido: true });
    expect((await canal())?.motivo).toMatch(/^Fallaron [23] de 1[12] sesiones$/);
    expect(await platform.sql(`select area, build, por from plataforma.builds_malos`)).toEqual([
      { area: 'ventas', build: NUEVO, por: 'plataforma' },
    ]);
    expect(await cuantas('activaciones')).toBe(activaciones + 1);
    expect(
      await platform.sql(`select antes from identidad.auditoria where accion = 'canario detenido'`),
    ).toEqual([{ antes: { area: 'ventas', build: NUEVO, porcentaje: 10 } }]);
  });

  type Quien = { id: string } | null;
  it.each<[string, number, Evento[], Quien[]]>([
    ['few have reported', 2, nuevo(1, 'trozo'), [CAJERO, ADMIN]],
    ['few have failed', 30, nuevo(1, 'trozo'), [CAJERO, ADMIN]],
    ['nobody who reports is logged in', 5, nuevo(10, 'trozo'), Array<Quien>(10).fill(null)],
    ['its files come from the product', 5, [...nuevo(1), ...nuevo(1, 'origen')], [CAJERO, ADMIN]],
    ['another build fails', 5, [...nuevo(5), evento({ fase: 'trozo' })], [CAJERO, ADMIN]],
    ['one session reports all of it', 1, nuevo(20, 'trozo'), [CAJERO]],
    ['one person does, in many sessions', 5, nuevo(20, 'trozo'), Array<Quien>(8).fill(CAJERO)],
  ])('goes on while %s', async (_que, sesiones, eventos, quienes) => {
    await enSesiones(sesiones, nuevo(1));
    for (const quien of quienes) await informar(eventos, quien);
    expect(await canal()).toEqual({ detenido: false, motivo: null });
  });

  it('does not stop for what its build did hours ago', async () => {
    await platform.sql(
      `insert into plataforma.informes_de_sesion
       select 'ventas', $1, gen_random_uuid(), gen_random_uuid(), true, '2026-11-19T20:00Z' from generate_series(1, 90)`,
      [NUEVO],
    );
    await enSesiones(18, nuevo(1));
    await informar(nuevo(1, 'trozo'));
    expect(await canal()).toMatchObject({ detenido: false });
  });

  it('does not stop for sessions that failed hours ago and merely load it now', async () => {
    const sesiones: Record<string, string>[] = [];
    for (const quien of [CAJERO, ADMIN, ADMIN_OTRA]) sesiones.push(await platform.cookieDe(quien));
    const todas = async (fase: Evento['fase']) => {
      for (const cookies of sesiones)
        await platform.pedir(calls.informar, null, { eventos: nuevo(1, fase) }, { cookies });
    };
    await todas('trozo');
    platform.pasar(3);
    await todas('carga');
    await enSesiones(1, nuevo(1));
    await informar(nuevo(1, 'trozo'));
    expect(await canal()).toMatchObject({ detenido: false });
    await todas('trozo');
    expect(await canal()).toMatchObject({ detenido: true });
  });
});
