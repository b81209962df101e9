import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from '@jest/globals';

import { DEL_MARCO } from './sobrantes';

const RAIZ = path.resolve(__dirname, '..');

it('knows every attribute that the shell gives the page, or an area that is left would take it away', () => {
  const fuentes = readdirSync(RAIZ, { recursive: true, encoding: 'utf8' })
    .filter((archivo) => /\.tsx?$/.test(archivo) && !archivo.includes('.test.'))
    .map((archivo) => readFileSync(path.join(RAIZ, archivo), 'utf8'))
    .filter((fuente) => fuente.includes('document.documentElement'));
  const dados = fuentes.flatMap((fuente) =>
    [...fuente.matchAll(/\bdataset\.([a-z]\w*)/g)].map(([, nombre = '']) => `data-${nombre}`),
  );
  expect(dados).toEqual(expect.arrayContaining(['data-tema', 'data-mano']));
  expect(dados.filter((nombre) => !DEL_MARCO.has(nombre))).toEqual([]);
});
