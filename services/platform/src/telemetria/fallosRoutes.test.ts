import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, OPERADOR } from '@comanda/kit/testing/semilla';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';
import type { DetalleDeFallo } from '@comanda/shared/contracts/plataforma/telemetria';
import {
  telemetriaCalls as calls,
  type Evento,
} from '@comanda/shared/contracts/plataforma/telemetria';

import { makeBuild } from '../testing/makeBuild';
import { registrarLanzamiento } from '../testing/registrarLanzamiento';
import { startPlatform } from '../testing/startPlatform';

const ANTERIOR = 'aaaaaaaaaaaa';
const ESTABLE = 'bbbbbbbbbbbb';
const deBuild = { area: 'ventas', build: ESTABLE };
let platform: Awaited<ReturnType<typeof startPlatform>>;

async function publicar(build: string): Promise<void> {
  const { db, carpeta, raiz } = platform;
  const archivos = { 'routes.js': build };
  const origen = await makeBuild(path.join(raiz, 'dist'), { area: 'ventas', build, archivos });
  await registrarLanzamiento({ db, carpeta, origen, version: '1', quien: 'prueba' });
}

beforeEach(async () => {
  platform = await startPlatform();
  for (const build of [ANTERIOR, ESTABLE]) await publicar(build);
});
afterEach(() => platform.terminar());

const DETALLE: DetalleDeFallo = {
  pantalla: 'puntoventa',
  mensaje: 'no customer 0912345678 of ana@puerto.ec',
  pila: [`cobrar@ventas/${ESTABLE}/123456789.js:1:20333`],
};
const evento = (fase: Evento['fase'], detalle?: DetalleDeFallo): Evento => ({
  ...deBuild,
  fase,
  ms: 0,
  ...(detalle && { detalle }),
});
const informar = async (eventos: Evento[], quien: { id: string } | null = CAJERO) =>
  platform.pedir(
    calls.informar,
    null,
    { eventos },
    quien ? { cookies: await platform.cookieDe(quien) } : {},
  );
const fallos = () => platform.dato(publicacionesCalls.listarFallos, OPERADOR, deBuild);

describe('a failure of a build', () => {
  it('is kept once with how often and where, and without numbers and addresses of people', async () => {
    await informar([evento('uso', DETALLE), evento('uso', DETALLE), evento('entrada')]);
    await informar([evento('uso', DETALLE)], ADMIN_OTRA);
    expect(await fallos()).toEqual([
      {
        fase: 'uso',
        pantalla: 'puntoventa',
        mensaje: 'no customer … of …',
        pila: DETALLE.pila,
        lugares: DETALLE.pila,
        llamada: null,
        campo: null,
        veces: 3,
        empresas: 2,
        ultima: expect.stringMatching(/^2026-11-20T/),
      },
    ]);
  });

  it.each(['bucle', 'colgado'] as const)('%s is told, and counted against nobody', async (fase) => {
    await informar([evento('carga'), evento(fase, { ...DETALLE, mensaje: '', pila: [] })]);
    expect(await fallos()).toMatchObject([{ fase, pantalla: 'puntoventa', veces: 1, empresas: 1 }]);
    const todas = await platform.dato(publicacionesCalls.listarPublicaciones, OPERADOR, {});
    const suya = todas
      .flatMap(({ area, builds }) => (area === 'ventas' ? builds : []))
      .find(({ build }) => build === ESTABLE);
    expect(suya?.uso).toMatchObject({ cargas: 1, fallos: 0 });
  });

  it('is told beside how often another origin did not give the files', async () => {
    await informar([evento('origen'), evento('origen')]);
    await informar([evento('origen')], ADMIN_OTRA);
    expect(await fallos()).toEqual([
      expect.objectContaining({ fase: 'origen', mensaje: '', pila: [], veces: 3, empresas: 2 }),
    ]);
  });

  it('names the call and the field of an answer that did not fit', async () => {
    const llamada = 'GET /v1/cajas/:id';
    const campo = 'data[].saldos.*';
    await informar([evento('contrato', { ...DETALLE, pila: [], llamada, campo })]);
    expect(await fallos()).toMatchObject([{ fase: 'contrato', llamada, campo }]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a stack with words in it', { pila: ['Error: Ana Pérez has no card'] }],
    ['the id in an address', { pantalla: 'mesas/?cedula=0912345678' }],
    ['a message without end', { mensaje: 'x'.repeat(201) }],
    ['a field with a value', { campo: 'data.nombre="Ana"' }],
    ['something else', { valor: 'Ana' }],
  ])('is refused with %s', async (_que, otro) => {
    const eventos = [{ ...evento('uso'), detalle: { ...DETALLE, ...otro } }];
    const { code } = await platform.pedirMal(calls.informar, null, { eventos });
    expect(code).toBe('DATOS_INVALIDOS');
    expect(await fallos()).toEqual([]);
  });

  it('is kept apart from no more than two hundred others', async () => {
    await platform.sql(
      `insert into plataforma.fallos
       select 0, 'ventas', $1, md5(n::text), 'uso', '', '', '{}', null, null, 1, '2026-11-20T14:00Z', '2026-11-20T14:00Z'
         from generate_series(1, 200) n`,
      [ESTABLE],
    );
    await informar([evento('uso', DETALLE)]);
    expect((await fallos()).every(({ mensaje }) => mensaje === '')).toBe(true);
  });
});

describe('a stable build', () => {
  const estable = async () =>
    (
      await platform.sql<{ build: string }>(
        `select build from plataforma.canales where area = 'ventas' and canal = 'estable'`,
      )
    )[0]?.build;
  const publicada = async () => {
    const todas = await platform.dato(publicacionesCalls.listarPublicaciones, OPERADOR, {});
    return todas.find(({ area }) => area === 'ventas');
  };
  /** Every call of `informar` is a session of its own. */
  const enSesiones = async (cuantas: number, fase: Evento['fase'], quienes = [CAJERO, ADMIN]) => {
    for (let i = 0; i < cuantas; i++) {
      const quien = quienes[i % quienes.length];
      if (quien) await informar([evento(fase)], quien);
    }
  };
  const delOperador = async () =>
    (
      await platform.sql<{ area: string; canal: string }>(
        'select area, canal from plataforma.publicaciones_detenidas()',
      )
    ).map(({ area, canal }) => `${area} ${canal}`);

  it('whose code fails for many goes back by itself, once, and the operator is told', async () => {
    await enSesiones(8, 'carga');
    await enSesiones(1, 'pintado');
    await Promise.all([
      informar([evento('contrato')], ADMIN),
      informar([evento('uso')], ADMIN_OTRA),
    ]);
    expect(await estable()).toBe(ANTERIOR);
    expect(await publicada()).toMatchObject({
      vuelta: { build: ESTABLE, motivo: expect.stringMatching(/^Fallaron \d de 1\d sesiones$/) },
      builds: expect.arrayContaining([
        expect.objectContaining({ build: ESTABLE, malo: expect.stringMatching(/^Fallaron/) }),
      ]),
    });
    expect(await delOperador()).toEqual(['ventas estable']);
    expect(
      await platform.sql(`select antes from identidad.auditoria where accion = 'estable detenido'`),
    ).toEqual([{ antes: deBuild }]);
  });

  it('that the operator lets out again is not held to what was told before', async () => {
    await enSesiones(6, 'uso');
    expect(await estable()).toBe(ANTERIOR);
    await platform.dato(publicacionesCalls.activarBuild, OPERADOR, deBuild);
    await informar([evento('uso')]);
    expect(await estable()).toBe(ESTABLE);
    expect(await publicada()).toMatchObject({ vuelta: null });
    expect(await delOperador()).toEqual([]);
  });

  it.each<[string, () => Promise<void>]>([
    ['files do not come', () => enSesiones(9, 'entrada')],
    ['parts of it do not come', () => enSesiones(9, 'trozo')],
    ['the policy refused something', () => enSesiones(9, 'politica')],
    ['its screens are drawn without end', () => enSesiones(9, 'bucle')],
    ['its pages hang', () => enSesiones(9, 'colgado')],
    ['its other origin gives nothing', () => enSesiones(9, 'origen')],
    ['few have reported', () => enSesiones(4, 'uso')],
    ['one person alone fails', () => enSesiones(9, 'uso', [CAJERO])],
    [
      'few of many fail',
      async () => {
        await enSesiones(22, 'carga');
        await enSesiones(2, 'uso');
      },
    ],
  ])('stays while %s', async (_que, hacer) => {
    await hacer();
    expect(await estable()).toBe(ESTABLE);
  });

  it('stays for what sessions that load it now told hours ago, and goes back for what they tell now', async () => {
    const sesiones: Record<string, string>[] = [];
    for (const quien of [CAJERO, ADMIN, CAJERO, ADMIN])
      sesiones.push(await platform.cookieDe(quien));
    const todas = async (fase: Evento['fase']) => {
      for (const cookies of sesiones)
        await platform.pedir(calls.informar, null, { eventos: [evento(fase)] }, { cookies });
    };
    await todas('uso');
    platform.pasar(3);
    await todas('carga');
    await informar([evento('uso')], ADMIN_OTRA);
    expect(await estable()).toBe(ESTABLE);
    await todas('uso');
    expect(await estable()).toBe(ANTERIOR);
  });

  it('stays where there is none before it', async () => {
    await platform.sql(`insert into plataforma.builds_malos values ('ventas', $1, 'x', 'x')`, [
      ANTERIOR,
    ]);
    await enSesiones(9, 'uso');
    expect(await estable()).toBe(ESTABLE);
    expect(await publicada()).toMatchObject({ vuelta: null });
  });
});
