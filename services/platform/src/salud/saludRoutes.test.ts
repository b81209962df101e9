import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN, ADMIN_OTRA, CAJERO, OPERADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { saludCalls as calls } from '@comanda/shared/contracts/admin/salud';
import {
  TRAMOS_MS,
  telemetriaCalls,
  type Evento,
} from '@comanda/shared/contracts/plataforma/telemetria';

import { percentil } from '../telemetria/contar';
import { makeBuild } from '../testing/makeBuild';
import { registrarLanzamiento } from '../testing/registrarLanzamiento';
import { startPlatform } from '../testing/startPlatform';

import { saludDe, saludDeTodas } from './saludRepository';

const BUILD = 'aaaaaaaaaaaa';
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  platform = await startPlatform();
  const { db, carpeta, raiz } = platform;
  for (const area of ['ventas', 'auth']) {
    const archivos = { 'routes.js': area };
    const origen = await makeBuild(path.join(raiz, 'dist'), { area, build: BUILD, archivos });
    await registrarLanzamiento({ db, carpeta, origen, version: '1.4.0', quien: 'prueba' });
  }
});
afterAll(() => platform.terminar());
beforeEach(() =>
  platform.sql('truncate plataforma.telemetria, plataforma.medidas, plataforma.fallos'),
);

const evento = (fase: Evento['fase'], mas: Partial<Evento> = {}): Evento => ({
  area: 'ventas',
  build: BUILD,
  fase,
  ms: 0,
  ...mas,
});
const veces = (cuantas: number, fase: Evento['fase'], mas: Partial<Evento> = {}) =>
  Array.from({ length: cuantas }, () => evento(fase, mas));

async function informar(eventos: Evento[], quien: { id: string } | null = CAJERO): Promise<void> {
  for (let i = 0; i < eventos.length; i += 20) {
    const { status, cuerpo } = await platform.pedir(
      telemetriaCalls.informar,
      null,
      { eventos: eventos.slice(i, i + 20) },
      quien ? { cookies: await platform.cookieDe(quien) } : {},
    );
    expect({ status, cuerpo }).toMatchObject({ status: 200 });
  }
}
const salud = async (area = 'ventas') =>
  (await platform.dato(calls.listarSalud, OPERADOR, {})).find((una) => una.area === area);
const envejecer = (horas: number) =>
  platform.sql('update plataforma.telemetria set hora = hora - make_interval(hours => $1)', [
    horas,
  ]);

describe('the health of an area', () => {
  it('is nothing known where nobody told anything', async () => {
    expect(await salud()).toEqual({
      area: 'ventas',
      titulo: 'Ventas',
      objetivo: 0.995,
      visitas: 0,
      malas: 0,
      gastado: null,
      consumo1h: null,
      consumo6h: null,
      visitasDeHoy: 0,
      malasDeHoy: 0,
      bucles: 0,
      colgadas: 0,
      carga: null,
      lcp: null,
      inp: null,
      builds: [],
    });
  });

  it('counts visits that failed, after the screen had shown or before, and how fast that spends the budget', async () => {
    await informar([
      ...veces(37, 'carga'),
      ...veces(2, 'fallida'),
      ...veces(3, 'pintado'),
      ...veces(5, 'uso'), // of those two visits
      ...veces(4, 'entrada'), // a line, not the code
    ]);
    expect(await salud()).toMatchObject({ visitas: 40, malas: 5, visitasDeHoy: 40, malasDeHoy: 5 });
    const { gastado, consumo1h, consumo6h } = (await salud()) ?? {};
    for (const consumo of [gastado, consumo1h, consumo6h]) expect(consumo).toBeCloseTo(25, 6);
  });

  it('forgets by the hour what is no longer of its window', async () => {
    await informar([...veces(10, 'carga'), ...veces(1, 'fallida')]);
    await envejecer(4);
    await informar(veces(10, 'carga'));
    const { gastado, consumo1h, consumo6h } = (await salud()) ?? {};
    expect(consumo1h).toBe(0);
    expect(consumo6h).toBeCloseTo(10, 6);
    await envejecer(30);
    expect(await salud()).toMatchObject({ visitas: 20, visitasDeHoy: 0, consumo6h: null });
    expect(gastado).toBeCloseTo(10, 6);
    await envejecer(170);
    expect(await salud()).toMatchObject({ visitas: 0, gastado: null });
  });

  it('is held to what the operator asks of that area', async () => {
    await informar([...veces(99, 'carga'), evento('fallida')]);
    await platform.sql(`update plataforma.areas set objetivo = 9900 where area = 'ventas'`);
    const { objetivo, gastado } = (await salud()) ?? {};
    await platform.sql(`update plataforma.areas set objetivo = 9950 where area = 'ventas'`);
    expect(objetivo).toBe(0.99);
    expect(gastado).toBeCloseTo(1 / 0.99, 6);
  });

  it('is the same where it is reckoned of that one alone', async () => {
    await informar([...veces(9, 'carga', { ms: 300 }), evento('fallida'), ...veces(2, 'vivo')]);
    await informar([...veces(4, 'carga', { area: 'auth' })], null);
    const ahora = new Date();
    const todas = await saludDeTodas(platform.db, ahora);
    for (const area of ['ventas', 'auth', 'shell'])
      expect(await saludDe(platform.db, ahora, area)).toEqual(
        todas.find((una) => una.area === area),
      );
    expect(await saludDe(platform.db, ahora, 'nadie')).toBeUndefined();
  });

  it('counts nobody who is not logged in, but on the pages that are for them', async () => {
    await informar([...veces(5, 'carga'), ...veces(5, 'fallida')], null);
    await informar(
      [...veces(5, 'carga', { area: 'auth' }), evento('fallida', { area: 'auth' })],
      null,
    );
    expect(await salud()).toMatchObject({ visitas: 0 });
    expect(await salud('auth')).toMatchObject({ visitas: 5, malas: 1 });
  });

  it('says loops and hangs beside faults, and is not worse for them', async () => {
    await informar([...veces(10, 'carga'), ...veces(3, 'bucle'), ...veces(2, 'colgado')]);
    expect(await salud()).toMatchObject({ malas: 0, gastado: 0, bucles: 3, colgadas: 2 });
  });

  it('says the times of loads and what browsers measure, and which builds are open', async () => {
    await informar([
      ...veces(4, 'carga', { ms: 300 }),
      ...veces(3, 'lcp', { ms: 1_200, pantalla: 'puntoventa' }),
      evento('lcp', { ms: 3_900 }),
      evento('inp', { ms: 150, pantalla: 'puntoventa' }),
      ...veces(2, 'vivo'),
    ]);
    expect(await salud()).toMatchObject({
      carga: 350,
      lcp: 1_500,
      inp: 175,
      builds: [{ build: BUILD, version: '1.4.0', parte: 1 }],
    });
    expect(
      await platform.sql(
        'select pantalla, medida, veces from plataforma.medidas order by pantalla, medida',
      ),
    ).toEqual([
      { pantalla: '', medida: 'lcp', veces: 1 },
      { pantalla: 'puntoventa', medida: 'inp', veces: 1 },
      { pantalla: 'puntoventa', medida: 'lcp', veces: 3 },
    ]);
  });
});

describe('what browsers measure', () => {
  const medidas = () =>
    platform.sql(
      'select empresa_id, area, pantalla from plataforma.medidas order by area, pantalla',
    );

  it('is kept of the screens that the build has, and no row for what anybody makes up', async () => {
    const pantallas = ['puntoventa', '', 'mesas', 'punto', 'puntoventa/otra'];
    await informar(pantallas.map((pantalla) => evento('lcp', { pantalla })));
    expect(await medidas()).toEqual([
      { empresa_id: PUERTO.id, area: 'ventas', pantalla: '' },
      { empresa_id: PUERTO.id, area: 'ventas', pantalla: 'puntoventa' },
    ]);
  });

  it('is kept of who is not logged in for the pages that are for them alone', async () => {
    const pantalla = 'puntoventa'; // which makeBuild declares of any area
    await informar([evento('inp', { pantalla }), evento('inp', { area: 'auth', pantalla })], null);
    expect(await medidas()).toEqual([{ empresa_id: 0, area: 'auth', pantalla }]);
    expect(await salud('auth')).toMatchObject({ inp: 38 });
  });

  it('says nothing of an area by who is not logged in, nor do its loads', async () => {
    await informar([evento('carga', { ms: 9_000 })], null);
    await platform.sql(
      `insert into plataforma.medidas select empresa_id, hora, area, build, '', 'lcp', veces, tramos from plataforma.telemetria`,
    ); // as it was kept before
    expect(await salud()).toMatchObject({ carga: null, lcp: null });
    await informar([evento('carga', { ms: 300 })]);
    expect(await salud()).toMatchObject({ carga: 350, lcp: null });
  });
});

describe('an area, opened', () => {
  it('is told company by company, the worst first, each with its own', async () => {
    await informar([...veces(8, 'carga', { ms: 40 }), ...veces(2, 'bucle')]);
    await informar(
      [...veces(4, 'carga', { ms: 3_000 }), evento('fallida'), evento('lcp', { ms: 90 })],
      ADMIN_OTRA,
    );
    await informar(veces(3, 'carga'), null);
    const { empresas } = await platform.dato(calls.verSaludDeArea, OPERADOR, { area: 'ventas' });
    const cero = { bucles: 0, colgadas: 0, inp: null };
    expect(empresas).toEqual([
      { ...cero, empresa: OTRA.empresa, visitas: 4, malas: 1, carga: 3_625, lcp: 88 },
      { ...cero, empresa: PUERTO.empresa, visitas: 8, malas: 0, bucles: 2, carga: 38, lcp: null },
    ]);
  });

  it('has what fails most first, of a day', async () => {
    const detalle = (mensaje: string) => ({ detalle: { pantalla: '', mensaje, pila: [] } });
    await informar([evento('uso', detalle('viejo'))]);
    await platform.sql(`update plataforma.fallos set ultima = ultima - interval '2 days'`);
    await informar([evento('uso', detalle('uno')), ...veces(3, 'uso', detalle('tres'))]);
    await informar([evento('uso', detalle('uno'))], ADMIN);
    const { fallos } = await platform.dato(calls.verSaludDeArea, OPERADOR, { area: 'ventas' });
    expect(fallos.map(({ mensaje, veces: cuantas, build }) => [mensaje, cuantas, build])).toEqual([
      ['tres', 3, BUILD],
      ['uno', 2, BUILD],
    ]);
  });
});

describe('plataforma.percentil', () => {
  it('answers what the product itself works out', async () => {
    const cuentas = fc.array(fc.integer({ min: 0, max: 50 }), {
      minLength: TRAMOS_MS.length + 1,
      maxLength: TRAMOS_MS.length + 1,
    });
    await fc.assert(
      fc.asyncProperty(cuentas, fc.constantFrom(0.5, 0.75, 0.95), async (tramos, parte) => {
        const [fila] = await platform.sql<{ p: number | null }>(
          'select round(plataforma.percentil($1, $2, $3))::int as p',
          [tramos, TRAMOS_MS, parte],
        );
        expect(Math.abs((fila?.p ?? -1) - (percentil(tramos, parte) ?? -1))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
});
