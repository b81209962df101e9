import { setImmediate as respirar } from 'node:timers/promises';
import { buffer, text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import readXlsx from 'read-excel-file/node';
import { z } from 'zod';

import { lectorDeAvance, TIPO_CON_AVANCE, type Avance } from '@comanda/shared/domain/hojas/avance';
import { defineCalls } from '@comanda/shared/contracts/defineCall';
import type { ColumnaDeHoja, Formato } from '@comanda/shared/domain/hojas/hoja';
import { formatFecha, formatFechaHora } from '@comanda/shared/domain/texto/fecha';

import { enEmpresa } from '../base/db';
import { exponer } from '../http/exponer';
import { buildServer, type Server } from '../http/server';
import { hasta } from '../testing/hasta';
import { testDb, type TestDb } from '../testing/testDb';

import { archivoDeHoja, porPaginas } from './hoja';
import { enXlsx } from './xlsx';

import type { EmpresaId } from '../acceso/tenant';

type Venta = { numero: number; nombre: string; dia: string; hecha: Date; total: number | null };
const columnas: readonly ColumnaDeHoja<Venta>[] = [
  { header: 'NOMBRE', text: ({ nombre }) => nombre },
  { header: 'FECHA', text: ({ dia }) => formatFecha(dia) },
  { header: 'HECHA', text: ({ hecha }) => formatFechaHora(hecha) },
  { header: 'TOTAL', text: () => '', numero: ({ total }) => total },
  { header: 'CANTIDAD', text: () => '', numero: ({ numero }) => numero, decimales: 0 },
];
const venta = (numero: number, otra: Partial<Venta> = {}): Venta => ({
  numero,
  nombre: `Venta ${numero}`,
  dia: '2026-11-23',
  hecha: new Date('2026-11-24T02:30:00Z'),
  total: 1234.5,
  ...otra,
});
async function* paginasDe(...paginas: Venta[][]) {
  for (const pagina of paginas) {
    await respirar();
    yield pagina;
  }
}
const hojaDe = (paginas: AsyncIterable<readonly Venta[]>) => ({
  nombre: 'ventas',
  titulo: 'Ventas',
  columnas,
  paginas,
  total: null,
});

/** A day is a fraction in there. */
const alMinuto = (celda: unknown) =>
  celda instanceof Date ? new Date(Math.round(celda.getTime() / 60_000) * 60_000) : celda;

describe('a sheet that is streamed', () => {
  it('is a CSV as spreadsheets of here open it: marked, headed, its figures with a comma', async () => {
    const { contenido } = archivoDeHoja(hojaDe(paginasDe([venta(1)], [venta(2)])), 'csv');
    expect((await text(contenido)).split('\r\n')).toEqual([
      'NOMBRE;FECHA;HECHA;TOTAL;CANTIDAD', // consumers/text takes the mark off
      'Venta 1;23/11/2026;23/11/2026 21:30;1234,50;1',
      'Venta 2;23/11/2026;23/11/2026 21:30;1234,50;2',
      '',
    ]);
    const deOtro = archivoDeHoja(hojaDe(paginasDe([venta(1)])), 'csv_coma');
    expect(deOtro.nombre).toBe('ventas.csv');
    expect(await text(deOtro.contenido)).toContain('Venta 1,23/11/2026,23/11/2026 21:30,1234.50,1');
    const { contenido: vacia } = archivoDeHoja(hojaDe(paginasDe()), 'csv');
    expect((await buffer(vacia)).subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
  });

  it('is a workbook whose texts are texts, and whose days and figures a spreadsheet counts with', async () => {
    const raro = '=1+1 <&> "ñ" \u0000 _x000D_';
    const { contenido } = archivoDeHoja(
      hojaDe(paginasDe([venta(1, { nombre: raro, total: null })], [])),
      'xlsx',
    );
    const [hoja] = await readXlsx(await buffer(contenido));
    expect(hoja?.sheet).toBe('Ventas');
    expect(hoja?.data.map((fila) => fila.map(alMinuto))).toEqual([
      ['NOMBRE', 'FECHA', 'HECHA', 'TOTAL', 'CANTIDAD'],
      [
        '=1+1 <&> "ñ"  _x000D_',
        new Date('2026-11-23T00:00:00Z'),
        new Date('2026-11-23T21:30:00Z'),
        null,
        1,
      ],
    ]);
  });

  it('goes on in another sheet where one has no room', async () => {
    const filas = Array.from({ length: 7 }, (_, i) => venta(i + 1));
    const libro = enXlsx('Ventas', columnas, paginasDe(filas.slice(0, 5), filas.slice(5)), 4);
    const hojas = await readXlsx(await buffer(libro));
    expect(hojas.map(({ sheet, data }) => [sheet, data.length - 1])).toEqual([
      ['Ventas', 3],
      ['Ventas 2', 3],
      ['Ventas 3', 1],
    ]);
    const justas = enXlsx('Ventas', columnas, paginasDe(filas.slice(0, 6)), 4);
    expect(await readXlsx(await buffer(justas))).toHaveLength(2);
  });

  it('reads a page after the other, and no more once there are no more', async () => {
    const tras: (number | undefined)[] = [];
    const paginas = porPaginas<number>(async (ultimo) => {
      tras.push(ultimo);
      return [1, 2, 3, 4, 5].filter((n) => n > (ultimo ?? 0)).slice(0, 2);
    }, 2);
    const todas: (readonly number[])[] = [];
    for await (const pagina of paginas) todas.push(pagina);
    expect(todas).toEqual([[1, 2], [3, 4], [5]]);
    expect(tras).toEqual([undefined, 2, 4]);
  });
});

const publico = { perfiles: 'publico', area: null } as const;
const deFormato = z.strictObject({ formato: z.enum(['csv', 'xlsx']) });
const calls = defineCalls('ordering', {
  entera: { method: 'GET', path: '/entera', acceso: publico, query: deFormato, reply: z.unknown() },
  rota: { method: 'GET', path: '/rota', acceso: publico, query: deFormato, reply: z.unknown() },
  sinFin: {
    method: 'GET',
    path: '/sin_fin',
    acceso: publico,
    query: deFormato,
    reply: z.unknown(),
  },
});

describe('a sheet on its way to a browser', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let direccion: string;
  let leidas = 0;
  beforeAll(async () => {
    prueba = await testDb();
    app = await buildServer({ nombre: 'prueba', log: false });
    const mil = Array.from({ length: 1_000 }, (_, i) => venta(i));
    const enviar = (paginas: AsyncIterable<readonly Venta[]>, formato: Formato) =>
      archivoDeHoja({ ...hojaDe(paginas), total: 3_000 }, formato);
    exponer(app, calls.entera, async ({ entrada }) =>
      enviar(paginasDe(mil, mil, mil), entrada.formato),
    );
    exponer(app, calls.rota, async ({ entrada }) => {
      const rotas = async function* () {
        yield mil;
        await respirar();
        throw new Error('the database is gone');
      };
      return enviar(rotas(), entrada.formato);
    });
    exponer(app, calls.sinFin, async ({ entrada }) => {
      const una = () =>
        enEmpresa(prueba.db, 1 as EmpresaId, async ({ client }) => {
          await client.query('select pg_sleep(0.001)');
          leidas++;
          return mil;
        });
      return enviar(porPaginas(una, 1), entrada.formato);
    });
    direccion = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await prueba.close();
  });

  const FORMATOS = ['csv', 'xlsx'] as const;

  it.each(FORMATOS)('has its name and its kind: %s', async (formato) => {
    const { headers, statusCode } = await app.inject(`/entera?formato=${formato}`);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="ventas.${formato}"`);
    expect(headers['content-type']).toMatch(formato === 'csv' ? /^text\/csv/ : /spreadsheetml/);
  });

  it.each(FORMATOS)('tells who asks how far it is, and that it is whole: %s', async (formato) => {
    const avances: Avance[] = [];
    const pedazos: Uint8Array[] = [];
    const lector = lectorDeAvance({
      onAvance: (avance) => avances.push(avance),
      onPedazo: (bytes) => pedazos.push(bytes),
    });
    const { rawPayload, headers } = await app.inject({
      url: `/entera?formato=${formato}`,
      headers: { accept: TIPO_CON_AVANCE },
    });
    expect(headers['content-type']).toBe(TIPO_CON_AVANCE);
    for (let i = 0; i < rawPayload.length; i += 777) lector.leer(rawPayload.subarray(i, i + 777));
    expect(lector.entero()).toBe(true);
    expect(avances[0]).toEqual({ hechas: 0, total: 3_000 });
    expect(avances.at(-1)).toEqual({ hechas: 3_000, total: 3_000 });
    const llano = await app.inject(`/entera?formato=${formato}`);
    const entero = Buffer.concat(pedazos);
    if (formato === 'csv') expect(entero).toEqual(llano.rawPayload);
    else expect((await readXlsx(entero))[0]?.data).toHaveLength(3_001);
  });

  it.each(FORMATOS)('is cut off where it fails half way, not ended: %s', async (formato) => {
    const respuesta = await fetch(`${direccion}/rota?formato=${formato}`);
    await expect(respuesta.arrayBuffer()).rejects.toThrow('terminated');
  });

  it.each(FORMATOS)('is not read on for who went away: %s', async (formato) => {
    leidas = 0;
    const cancelar = new AbortController();
    const respuesta = await fetch(`${direccion}/sin_fin?formato=${formato}`, {
      signal: cancelar.signal,
    });
    await respuesta.body?.getReader().read();
    await hasta('some pages', () => leidas > 2);
    cancelar.abort();
    let antes = -1;
    await hasta('reading stopped', async () => {
      const igual = antes === leidas;
      antes = leidas;
      for (let i = 0; i < 20; i++) await prueba.db.pool.query('select 1'); // as long as some pages would take
      return igual && antes === leidas;
    });
    const { pool } = prueba.db;
    expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
  });
});
