import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { baseVacia, comoDueno, type TestDb } from '@comanda/kit/testing/testDb';

import { migrarComoAntes } from '../esquemas/testing/baseDeAntes';
import { migrarTodo } from '../migrarTodo';

/** As the version before changes an account, by both names it may know. */
const COMO_ANTES = [
  `update plataforma.usuarios set nombre_completo = 'Ana' where false`,
  `update identidad.usuarios set nombre_completo = 'Ana' where false`,
  `delete from identidad.refrescos where false`,
  `select from identidad.accesos where hash = 'x'`,
];

describe('what the version before may do with the tables of who enters', () => {
  let prueba: TestDb<unknown>;
  let carpeta: string;
  beforeEach(async () => {
    prueba = await baseVacia();
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-contraer-'));
  });
  afterEach(async () => {
    await prueba.close();
    await rm(carpeta, { recursive: true });
  });

  /** The SQLSTATE that each is answered with; null: it is done. */
  const respuestas = () =>
    Promise.all(
      COMO_ANTES.map((sentencia) =>
        prueba.db.pool.query(sentencia).then(
          () => null,
          (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
        ),
      ),
    );
  const todo = COMO_ANTES.map(() => null);
  const nada = COMO_ANTES.map(() => '42501');

  it('is nothing in a database that begins now', async () => {
    await migrarTodo(prueba.url);
    expect(await respuestas()).toEqual(nada);
  });

  it('is everything it did in one that it sells on, until it is taken away by hand', async () => {
    await migrarComoAntes(prueba.url, carpeta);
    await migrarTodo(prueba.url);
    await migrarTodo(prueba.url);
    expect(await respuestas()).toEqual(todo);
    await migrarTodo(prueba.url, 'ahora');
    expect(await respuestas()).toEqual(nada);
  });

  it('is taken away at the next start where one process has the database to itself, and not at the first', async () => {
    await migrarComoAntes(prueba.url, carpeta);
    const llaves = () => comoDueno(prueba.url, 'select pedidos.estrecha() as cerradas');
    await migrarTodo(prueba.url, 'al volver a encender');
    expect([await respuestas(), await llaves()]).toEqual([todo, [{ cerradas: false }]]);
    await migrarTodo(prueba.url, 'al volver a encender');
    expect([await respuestas(), await llaves()]).toEqual([nada, [{ cerradas: true }]]);
  });

  it('stays taken away, and is known to be', async () => {
    await migrarTodo(prueba.url);
    await migrarTodo(prueba.url);
    expect(await respuestas()).toEqual(nada);
    expect(
      await comoDueno(
        prueba.url,
        'select identidad.estrecha() as identidad, pedidos.estrecha() as pedidos',
      ),
    ).toEqual([{ identidad: true, pedidos: true }]);
  });
});
