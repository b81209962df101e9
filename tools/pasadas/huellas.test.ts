import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { huellasDePruebas } from './huellas';

const ARCHIVOS = {
  'jest.config.js':
    "module.exports = { testEnvironment: 'node', testMatch: ['**/*.test.js'], setupFilesAfterEnv: ['<rootDir>/preparar.js'] };",
  'package.json': '{}',
  'package-lock.json': '{}',
  'preparar.js': "require('./reloj');",
  'reloj.js': '',
  'suma.js': "module.exports = require('./cero');",
  'cero.js': 'module.exports = 0;',
  'suma.test.js': "require('./suma');",
  'resta.test.js': '',
  'disco.js': "module.exports = require('node:fs');",
  'lee.test.js': "require('./disco');",
  'nota.txt': 'una nota',
};

let raiz: string;
const escribir = (nombre: string, texto: string) => writeFileSync(path.join(raiz, nombre), texto);
async function huellas() {
  const todas = await huellasDePruebas(raiz);
  return new Map([...(todas ?? [])].map(([uno, huella]) => [path.basename(uno), huella]));
}
/** Which tests are of another make after a change. */
async function cambian(cambiar: () => void): Promise<string[]> {
  const antes = await huellas();
  cambiar();
  const despues = await huellas();
  return [...despues].filter(([uno, h]) => antes.get(uno) !== h).map(([uno]) => uno);
}

beforeEach(() => {
  raiz = mkdtempSync(path.join(os.tmpdir(), 'huellas-'));
  mkdirSync(path.join(raiz, 'tools'));
  for (const [nombre, texto] of Object.entries(ARCHIVOS)) escribir(nombre, texto);
  execFileSync('git', ['init', '-q'], { cwd: raiz });
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

it('is the same while nothing changes', async () => {
  expect([...(await huellas()).keys()].toSorted()).toEqual([
    'lee.test.js',
    'resta.test.js',
    'suma.test.js',
  ]);
  expect(await cambian(() => undefined)).toEqual([]);
});

it('changes with what a test reaches, however far, and with what may read any file', async () => {
  expect(await cambian(() => escribir('cero.js', 'module.exports = 1;'))).toEqual(
    expect.arrayContaining(['suma.test.js', 'lee.test.js']),
  );
  expect(await cambian(() => escribir('cero.js', 'module.exports = 2;'))).not.toContain(
    'resta.test.js',
  );
});

it('changes of a text alone where it may be read', async () => {
  expect(await cambian(() => escribir('nota.txt', 'otra'))).toEqual(['lee.test.js']);
  expect(await cambian(() => escribir('nueva.txt', 'de más'))).toEqual(['lee.test.js']);
});

it.each(['reloj.js', 'package-lock.json', 'jest.config.js'])(
  'changes for all with %s',
  async (nombre) => {
    const otro = `${ARCHIVOS[nombre as keyof typeof ARCHIVOS]}\n`;
    expect(await cambian(() => escribir(nombre, otro))).toHaveLength(3);
  },
);

it('changes for all with what the environment says', async () => {
  const antes = await huellas();
  process.env['COMANDA_DE_UNA_PRUEBA'] = '1';
  try {
    const despues = await huellas();
    expect([...despues].filter(([uno, huella]) => antes.get(uno) === huella)).toEqual([]);
  } finally {
    delete process.env['COMANDA_DE_UNA_PRUEBA'];
  }
});

it('knows nothing where there is no git', async () => {
  rmSync(path.join(raiz, '.git'), { recursive: true });
  expect(await huellasDePruebas(raiz)).toBeNull();
});
