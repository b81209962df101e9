import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { ESPERA_DE_ARCHIVO, porEmpresa } from '@comanda/shared/contracts/campos';
import { defineCalls, envelope, type Call } from '@comanda/shared/contracts/defineCall';
import { todasLasCalls } from '@comanda/shared/testing/todasLasCalls';

import { acceso } from '../acceso/acceso';
import { exponer } from './exponer';
import { buildServer, type Server } from './server';
import { hasta } from '../testing/hasta';
import { ADMIN, ANDINA, PUERTO } from '../testing/semilla';
import { sesionDe } from '../testing/sesion';
import { testDb, type TestDb } from '../testing/testDb';
import { turnosDeEmpresa } from './turnosDeEmpresa';

const CUPOS = { archivo: 2, reporte: 2 };
/** Longer than any test, where it is not what is tried. */
const NUNCA = 600_000;

describe('turnosDeEmpresa', () => {
  const entro = async ({ listo }: { listo: Promise<void> }) =>
    Promise.race([listo.then(() => true), new Promise<boolean>((r) => setImmediate(r, false))]);

  it('lets so many in, one of each company, and the others as they came', async () => {
    const tomar = turnosDeEmpresa(CUPOS, NUNCA);
    const [a, b, c, d] = ['A', 'A', 'B', 'C'].map((de) => tomar('archivo', de));
    if (!a || !b || !c || !d) throw new Error('four');
    expect(await Promise.all([a, b, c, d].map(entro))).toEqual([true, false, true, false]);
    c.dejar(); // A has one already: it is C's turn, who came later
    expect(await Promise.all([b, d].map(entro))).toEqual([false, true]);
    a.dejar();
    expect(await entro(b)).toBe(true);
    for (const una of [b, d]) una.dejar();
    expect(await entro(tomar('archivo', 'A'))).toBe(true);
  });

  it('keeps files and reports apart', async () => {
    const tomar = turnosDeEmpresa(CUPOS, NUNCA);
    const archivo = tomar('archivo', 'A');
    expect(await entro(archivo)).toBe(true);
    expect(await Promise.all([1, 2].map(() => entro(tomar('reporte', 'A'))))).toEqual([true, true]);
  });

  it('refuses at once who has enough waiting, and after a while who waited', async () => {
    const tomar = turnosDeEmpresa(CUPOS, 30);
    const primera = tomar('archivo', 'A');
    const esperan = [tomar('archivo', 'A'), tomar('archivo', 'A')];
    expect(() => tomar('archivo', 'A')).toThrow('Ya hay otros reportes o archivos en curso');
    for (const { listo } of esperan)
      await expect(listo).rejects.toMatchObject({ code: 'MUCHO_TRABAJO', detalle: { espera: 1 } });
    for (const { dejar } of esperan) dejar(); // gave up: it gives nothing back
    expect(await entro(tomar('archivo', 'B'))).toBe(true);
    const tercera = tomar('archivo', 'C');
    expect(await entro(tercera)).toBe(false);
    primera.dejar();
    expect(await entro(tercera)).toBe(true);
  });

  it('lets another company in beside who only waits to be read, and none of its own', async () => {
    const tomar = turnosDeEmpresa({ ...CUPOS, archivo: 1 }, NUNCA);
    const [lenta, suya, ajena, otra] = ['A', 'A', 'B', 'C'].map((de) => tomar('archivo', de));
    if (!lenta || !suya || !ajena || !otra) throw new Error('four');
    lenta.ceder();
    lenta.ceder();
    expect(await Promise.all([suya, ajena, otra].map(entro))).toEqual([false, true, false]);
    ajena.dejar();
    expect(await Promise.all([suya, otra].map(entro))).toEqual([false, true]);
    lenta.dejar(); // had given its turn away: A may come again, once there is one
    expect(await entro(suya)).toBe(false);
    otra.dejar();
    expect(await entro(suya)).toBe(true);
    const ultima = tomar('archivo', 'B');
    expect(await entro(ultima)).toBe(false);
    suya.dejar();
    expect(await entro(ultima)).toBe(true);
  });

  it('forgets who went away while they waited', async () => {
    const tomar = turnosDeEmpresa(CUPOS, NUNCA);
    const [una, ida, fiel] = [1, 2, 3].map(() => tomar('archivo', 'A'));
    const dicho = expect(ida?.listo).rejects.toMatchObject({ code: 'MUCHO_TRABAJO' });
    ida?.dejar();
    await dicho;
    una?.dejar();
    expect(await entro(fiel!)).toBe(true);
  });
});

it('whatever is waited for as a file is waits for its turn', () => {
  const archivos = Object.values(todasLasCalls)
    .flatMap((calls: Record<string, Call>) => Object.values(calls))
    .filter(({ espera }) => espera === ESPERA_DE_ARCHIVO);
  expect(archivos.length).toBeGreaterThan(5);
  expect(archivos.filter(({ turno }) => turno !== 'archivo').map(({ path }) => path)).toEqual([]);
});

const calls = defineCalls('ordering', {
  exportar: {
    method: 'GET',
    path: '/exportar',
    acceso: { perfiles: ['Administrador'], area: null },
    query: porEmpresa,
    turno: 'archivo',
    reply: envelope(z.string()),
  },
});

describe('a call that waits for its turn', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let sesion: { authorization: string };
  const dentro: { empresa: number; acabar: () => void }[] = [];
  beforeAll(async () => {
    prueba = await testDb();
    app = await buildServer({ nombre: 'prueba', log: false });
    await app.register(acceso, { db: prueba.db, reloj: () => new Date() });
    exponer(app, calls.exportar, async ({ empresa }) => {
      await new Promise<void>((acabar) => dentro.push({ empresa, acabar }));
      return String(empresa);
    });
    sesion = await sesionDe(prueba.url, ADMIN); // of both companies
  });
  afterAll(async () => {
    await app.close();
    await prueba.close();
  });

  const ruta = ({ empresa }: { empresa: string }) =>
    `/exportar?empresa=${encodeURIComponent(empresa)}`;
  const pedir = (de: { empresa: string }) => app.inject({ url: ruta(de), headers: sesion });

  it('is one of its company at a time, while another company has its own', async () => {
    const suyas = [pedir(PUERTO), pedir(PUERTO)];
    await hasta('the first is in', () => dentro.length === 1);
    const ajena = pedir(ANDINA);
    await hasta('the other company is in', () => dentro.length === 2);
    expect(dentro.map(({ empresa }) => empresa)).toEqual([PUERTO.id, ANDINA.id]);
    dentro[0]?.acabar();
    await hasta('the second is in', () => dentro.length === 3);
    for (const { acabar } of dentro) acabar();
    for (const { statusCode } of await Promise.all([...suyas, ajena])) expect(statusCode).toBe(200);
  });
});
