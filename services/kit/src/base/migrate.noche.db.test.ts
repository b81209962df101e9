import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { migrar } from './migrate';
import { baseVacia, comoDueno, type TestDb } from '../testing/testDb';

const TABLA = 'create table s.cosas (id int primary key)';
const uno = (n: number) =>
  `create or replace function s.uno() returns int language sql as 'select ${n}'`;
const DE_UNO = `create or replace function s.zdos() returns int language sql as 'select s.uno() * 2';
  revoke all on function s.zdos() from public`;

describe('migrar, with functions', () => {
  let prueba: TestDb<unknown>;
  let carpeta: string;
  beforeEach(async () => {
    prueba = await baseVacia();
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-migrar-'));
    await mkdir(path.join(carpeta, 'funciones'));
    await escribir({ '0001_tablas': TABLA, 'funciones/uno': uno(1), 'funciones/zdos': DE_UNO });
  });
  afterEach(async () => {
    await prueba.close();
    await rm(carpeta, { recursive: true });
  });

  const escribir = async (archivos: Record<string, string>) => {
    for (const [nombre, texto] of Object.entries(archivos))
      await writeFile(path.join(carpeta, `${nombre}.sql`), texto);
  };
  const correr = () => migrar({ url: prueba.url, carpeta, esquema: 's' });
  const valor = async (funcion: string) =>
    (await comoDueno<{ n: number }>(prueba.url, `select s.${funcion}() as n`))[0]?.n;

  it('runs them after the tables, by name, and once', async () => {
    expect(await correr()).toEqual(['0001_tablas', 'funciones/uno.sql', 'funciones/zdos.sql']);
    expect(await valor('zdos')).toBe(2);
    expect(await correr()).toEqual([]);
  });

  it('runs again the one whose content changed, whatever its line ends, and keeps its grants', async () => {
    await correr();
    await comoDueno(prueba.url, 'grant execute on function s.zdos() to pg_monitor');
    await escribir({ 'funciones/uno': uno(5), 'funciones/zdos': DE_UNO.replaceAll('\n', '\r\n') });

    expect(await correr()).toEqual(['funciones/uno.sql']);
    expect(await valor('zdos')).toBe(10);
    await escribir({ 'funciones/zdos': DE_UNO.replace('* 2', '* 3') });
    expect(await correr()).toEqual(['funciones/zdos.sql']);
    expect(await valor('zdos')).toBe(15);
    expect(
      await comoDueno(
        prueba.url,
        `select has_function_privilege('pg_monitor', 's.zdos()', 'execute') as suya,
                has_function_privilege('pg_read_all_data', 's.zdos()', 'execute') as ajena`,
      ),
    ).toEqual([{ suya: true, ajena: false }]);
  });

  it('changes a signature as its comment says: a numbered drop, and the file', async () => {
    await correr();
    await escribir({
      '0002_uno_con_mas': 'drop function s.uno()',
      'funciones/uno': `create or replace function s.uno(mas int default 0) returns bigint
        language sql as 'select 1::bigint + mas'`,
      'funciones/zdos': DE_UNO.replace('s.uno() * 2', 's.uno(4)::int'),
    });
    expect(await correr()).toEqual(['0002_uno_con_mas', 'funciones/uno.sql', 'funciones/zdos.sql']);
    expect(await valor('zdos')).toBe(5);
  });

  it('names the file that is wrong, and changes none of them', async () => {
    await correr();
    await escribir({ 'funciones/uno': uno(9), 'funciones/zdos': 'create or replace functoin' });
    await expect(correr()).rejects.toThrow('migrar: s/funciones/zdos.sql did not run');
    expect(await valor('uno')).toBe(1);
    await escribir({ 'funciones/zdos': DE_UNO });
    expect(await correr()).toEqual(['funciones/uno.sql']);
  });

  it('forgets a file that is gone, so that it runs if it ever comes back', async () => {
    await correr();
    await rm(path.join(carpeta, 'funciones/zdos.sql'));
    expect(await correr()).toEqual([]);
    await escribir({ 'funciones/zdos': DE_UNO });
    expect(await correr()).toEqual(['funciones/zdos.sql']);
  });

  it('does everything once when several processes start at the same moment', async () => {
    const hechas = await Promise.all(Array.from({ length: 4 }, correr));
    expect(hechas.flat().sort()).toEqual([
      '0001_tablas',
      'funciones/uno.sql',
      'funciones/zdos.sql',
    ]);

    await escribir({ 'funciones/uno': uno(7) });
    const otraVez = await Promise.all(Array.from({ length: 4 }, correr));
    expect(otraVez.flat()).toEqual(['funciones/uno.sql']);
    expect(await valor('uno')).toBe(7);
  });

  describe('with a file that says it runs in no transaction', () => {
    const INDICE = `-- sin transaccion\ndrop index concurrently if exists s.cosas_n;
      create unique index concurrently cosas_n on s.cosas (n);\n`;
    beforeEach(() =>
      escribir({
        '0002_n': 'alter table s.cosas add column n int; insert into s.cosas values (1, 1), (2, 2)',
        '0003_indice': INDICE,
        '0004_m': 'alter table s.cosas add column m int',
      }),
    );
    const indices = () =>
      comoDueno<{ valido: boolean }>(
        prueba.url,
        `select indisvalid as valido from pg_index where indexrelid = to_regclass('s.cosas_n')`,
      );
    const columnas = async () =>
      (
        await comoDueno<{ c: string }>(
          prueba.url,
          `select attname as c from pg_attribute where attrelid = to_regclass('s.cosas') and attnum > 0 order by attnum`,
        )
      ).map(({ c }) => c);

    it('leaves the body of a block whole, and what came before one that fails done', async () => {
      const bloque = (sentencia: string) => `do $$\nbegin\n  ${sentencia};\nend $$;\n`;
      await escribir({
        '0003_indice': `-- sin transaccion\n${bloque('alter table s.cosas add column b int')}${bloque('perform 1 / 0')}`,
      });
      await expect(correr()).rejects.toThrow('0003_indice did not run');
      expect(await columnas()).toEqual(['id', 'n', 'b']);
    });

    it('runs it in its place, after what stands before it, and once', async () => {
      expect((await correr()).slice(0, 4)).toEqual([
        '0001_tablas',
        '0002_n',
        '0003_indice',
        '0004_m',
      ]);
      expect(await indices()).toEqual([{ valido: true }]);
      expect(await columnas()).toEqual(['id', 'n', 'm']);
      expect(await correr()).toEqual([]);
    });

    it('has what stood before it when it fails, nothing after it, and runs it again from its beginning', async () => {
      await escribir({
        '0002_n': 'alter table s.cosas add column n int; insert into s.cosas values (1, 1), (2, 1)',
      });
      await expect(correr()).rejects.toThrow('migrar: s/0003_indice did not run');
      expect(await indices()).toEqual([{ valido: false }]); // what PostgreSQL leaves of it
      expect(await columnas()).toEqual(['id', 'n']);

      await comoDueno(prueba.url, 'update s.cosas set n = id');
      expect((await correr()).slice(0, 2)).toEqual(['0003_indice', '0004_m']);
      expect(await indices()).toEqual([{ valido: true }]);
    });

    it('does it once when several processes start at the same moment, and waits for none of them', async () => {
      const hechas = await Promise.all(Array.from({ length: 4 }, correr));
      expect(hechas.flat().slice(0, 4)).toEqual(['0001_tablas', '0002_n', '0003_indice', '0004_m']);
      expect(hechas.flat()).toHaveLength(6);
      expect(await indices()).toEqual([{ valido: true }]);
    });
  });

  describe('with a file that says what the first ones make together', () => {
    const ENTERAS = 'create table s.cosas (id int primary key, n int)';
    beforeEach(async () => {
      await mkdir(path.join(carpeta, 'base'));
      await escribir({
        '0002_n': 'alter table s.cosas add column n int',
        '0003_m': 'alter table s.cosas add column m int',
        'base/0002': `-- antes: uno\n${ENTERAS};\ncreate table s.de_uno (n int default s.uno())`,
      });
    });
    const columnas = () =>
      comoDueno<{ c: string }>(
        prueba.url,
        `select attrelid::regclass || '.' || attname as c from pg_attribute
          where attrelid in (to_regclass('s.cosas'), to_regclass('s.de_uno')) and attnum > 0 order by c`,
      ).then((filas) => filas.map(({ c }) => c));

    it('makes a new database of it and of what came after, and lists all of them as done', async () => {
      expect(await correr()).toEqual([
        '0001_tablas',
        '0002_n',
        '0003_m',
        'funciones/uno.sql',
        'funciones/zdos.sql',
      ]);
      expect(await columnas()).toEqual(['s.cosas.id', 's.cosas.m', 's.cosas.n', 's.de_uno.n']);
      expect(await correr()).toEqual([]);
    });

    it('leaves a database that has begun to its numbered files', async () => {
      await rm(path.join(carpeta, 'base'), { recursive: true });
      await rm(path.join(carpeta, '0003_m.sql'));
      await correr();
      await mkdir(path.join(carpeta, 'base'));
      await escribir({ '0003_m': 'alter table s.cosas add column m int', 'base/0003': ENTERAS });
      expect(await correr()).toEqual(['0003_m']);
      expect(await columnas()).toEqual(['s.cosas.id', 's.cosas.m', 's.cosas.n']);
    });

    it('leaves a schema with tables that another handed over to its numbered files', async () => {
      await comoDueno(prueba.url, 'create schema s; create table s.cosas (id int primary key)');
      await escribir({ '0001_tablas': 'select 1' });
      await correr();
      expect(await columnas()).toEqual(['s.cosas.id', 's.cosas.m', 's.cosas.n']);
    });

    it('leaves nothing of it behind where it is wrong, and begins from it again', async () => {
      await escribir({ 'base/0002': `${ENTERAS}; create tabel s.otra ()` });
      await expect(correr()).rejects.toThrow('migrar: s/0001_tablas did not run');
      expect(await columnas()).toEqual([]);
      await escribir({ 'base/0002': ENTERAS.replace('n int', 'n int, de_la_base int') });
      await correr();
      expect(await columnas()).toContain('s.cosas.de_la_base');
    });
  });

  describe('where a later version has been', () => {
    const avisos: string[] = [];
    const comoEraAntes = () =>
      migrar({ url: prueba.url, carpeta, esquema: 's', avisar: (aviso) => avisos.push(aviso) });
    beforeEach(async () => {
      avisos.length = 0;
      await escribir({ '0002_n': 'alter table s.cosas add column n int', 'funciones/uno': uno(2) });
      await correr();
      await rm(path.join(carpeta, '0002_n.sql'));
      await escribir({ 'funciones/uno': uno(1) });
    });

    it('leaves tables and functions as that one made them, and says so', async () => {
      expect(await comoEraAntes()).toEqual([]);
      expect(await valor('uno')).toBe(2);
      expect(avisos).toEqual([
        'La base es de una versión posterior y se usa como esta (s: 0002_n).',
      ]);
    });

    it('does not start where it has something that the later one did not run', async () => {
      await escribir({ '0002_otra': 'alter table s.cosas add column otra int' });
      await expect(comoEraAntes()).rejects.toThrow('did not run');
      expect(avisos).toEqual([]);
    });
  });
});
