import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';

let carpeta: string;
beforeAll(() => {
  carpeta = mkdtempSync(path.join(os.tmpdir(), 'compilar-'));
});
afterAll(() => rmSync(carpeta, { recursive: true, force: true }));

/** As the tests require it: through jest's runtime, which takes a file of the same name and millisecond for the one before. */
function cargar(nombre: string, texto: string): unknown {
  const archivo = path.join(carpeta, nombre);
  writeFileSync(archivo, texto);
  return createRequire(__filename)(archivo);
}

it('gives each world a state of its own from one program', () => {
  const contador = 'let veces = 0; module.exports = () => (veces += 1);';
  const primero = cargar('contador.js', contador) as () => number;
  expect([primero(), primero()]).toEqual([1, 2]);
  jest.resetModules();
  const otro = cargar('contador.js', contador) as () => number;
  expect([otro(), primero()]).toEqual([1, 3]);
});

it('says of an error where it stands, in the first line too', () => {
  jest.resetModules();
  const fallar = cargar('fallar.js', "module.exports = () => new Error('aquí');") as () => Error;
  expect(fallar().stack).toMatch(/fallar\.js:1:2\d\b/);
});

it('takes what is comment to its end, and strict code', () => {
  jest.resetModules();
  const suelto = cargar(
    'suelto.js',
    "'use strict'; module.exports = function () { return this; }; // fin",
  ) as () => unknown;
  expect(suelto()).toBeUndefined();
});
