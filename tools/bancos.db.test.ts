import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { comoDueno, testDb, type TestDb } from '../services/kit/src/testing/testDb';

import { raiz } from './ejecutar';

/** A literal that is a statement whole; one that is put together is asked by its own bench alone. */
const ORDEN = String.raw`\s*(?:with|select|insert into|update|delete from)\s`;
const SENTENCIAS = new RegExp(
  String.raw`\x60(${ORDEN}(?:[^\x60$]|\$(?!\{))*)\x60|'(${ORDEN}[^'\\\n]*)'`,
  'g',
);

function sentencias(): { donde: string; texto: string }[] {
  const carpeta = path.join(raiz, 'bench');
  const archivos = readdirSync(carpeta, { recursive: true, encoding: 'utf8' });
  return archivos
    .filter((archivo) => archivo.endsWith('.ts') && !archivo.includes('node_modules'))
    .flatMap((donde) =>
      [...readFileSync(path.join(carpeta, donde), 'utf8').matchAll(SENTENCIAS)].map(
        ([, enVarias, enUna = '']) => ({ donde, texto: enVarias ?? enUna }),
      ),
    );
}

/** Most benches run by hand: what they ask of the tables would be found wrong weeks after those changed. */
describe('the statements of the benches', () => {
  let base: TestDb<unknown>;
  beforeAll(async () => {
    base = await testDb();
  });
  afterAll(() => base.close());

  it('are understood by the tables and functions of today', async () => {
    const todas = sentencias();
    expect(todas.length).toBeGreaterThan(25);
    const fallos: string[] = [];
    for (const { donde, texto } of todas)
      await comoDueno(base.url, `prepare una as ${texto}`).then(
        () => comoDueno(base.url, 'deallocate una'),
        (error: unknown) => fallos.push(`${donde}: ${String(error)}`),
      );

    expect(fallos).toEqual([]);
  });
});
