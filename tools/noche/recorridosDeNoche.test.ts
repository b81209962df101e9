import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { contarHechos, HECHOS, type Hecho } from '../../e2e/apoyo/hechos';

import { conHechos, faltanDe } from './recorridosDeNoche';

let carpeta = '';
beforeEach(() => {
  carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-hechos-'));
  process.env[HECHOS] = path.join(carpeta, 'hechos.jsonl');
});
afterEach(() => {
  process.env[HECHOS] = '';
  rmSync(carpeta, { recursive: true });
});

const hechos = () =>
  readFileSync(path.join(carpeta, 'hechos.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((linea) => JSON.parse(linea) as Hecho);

it('goes on with the files that did not come to their end, and keeps what was red', () => {
  const archivos = ['verde', 'rojo', 'cortado', 'saltado'].map((uno) => `e2e/${uno}.spec.ts`);
  const [verde = '', rojo = '', cortado = '', saltado = ''] = archivos;
  const hecho = contarHechos([...archivos, ...archivos].map((archivo) => ({ archivo })));
  for (const [archivo, status] of [
    [verde, 'passed'],
    [rojo, 'failed'],
    [cortado, 'passed'],
    [cortado, 'interrupted'],
    [saltado, 'skipped'],
    [verde, 'passed'],
    [rojo, 'passed'],
    [saltado, 'passed'],
  ] as const)
    hecho(archivo, 'uno', status);

  expect(hechos()).toEqual([
    { archivo: rojo, pasadas: 0, saltadas: 0, rojo: 'uno' },
    { archivo: verde, pasadas: 2, saltadas: 0 },
    { archivo: saltado, pasadas: 1, saltadas: 1 },
  ]);
  expect(faltanDe(archivos, hechos())).toEqual([cortado]);
  const cuenta = { pasadas: 5, falladas: 1, saltadas: 2, fallos: ['otro'] };
  expect(conHechos(cuenta, hechos())).toEqual({
    pasadas: 8,
    falladas: 2,
    saltadas: 3,
    fallos: [`${rojo}: uno`, 'otro'],
  });
});
