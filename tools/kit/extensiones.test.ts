import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { conExtensiones } from './extensiones';

let carpeta = '';
beforeAll(() => {
  carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-extensiones-'));
  mkdirSync(path.join(carpeta, 'sala'));
  for (const archivo of ['uno.js', 'sala/index.js', 'hoja.css', 'dos.worker.js'])
    writeFileSync(path.join(carpeta, archivo), '');
});
afterAll(() => rmSync(carpeta, { recursive: true }));

const con = (texto: string, desde = 'yo.js') => conExtensiones(texto, path.join(carpeta, desde));

describe('an import of a compiled module', () => {
  it.each([
    [`import { a } from './uno';`, `import { a } from './uno.js';`],
    [`export * from "./sala";`, `export * from "./sala/index.js";`],
    [`import './hoja.css';`, `import './hoja.css';`],
    [`await import('./uno')`, `await import('./uno.js')`],
    [
      `import(/* webpackChunkName: "u" */ './uno')`,
      `import(/* webpackChunkName: "u" */ './uno.js')`,
    ],
    [`a: import("./uno").A;`, `a: import("./uno.js").A;`],
    [`import d from './dos.worker';`, `import d from './dos.worker.js';`],
    [`import { z } from 'zod';`, `import { z } from 'zod';`],
    ["`import('./${otro}')`", "`import('./${otro}')`"],
    [`const t = 'from nowhere';`, `const t = 'from nowhere';`],
  ])('%s', (antes, despues) => expect(con(antes)).toBe(despues));

  it('of the folder above is its index', () => {
    expect(con(`import { x } from '../sala';`, 'sala/yo.js')).toBe(
      `import { x } from '../sala/index.js';`,
    );
  });

  it('of nothing is a fault', () => {
    expect(() => con(`import './nada';`)).toThrow(/nada no es un archivo del paquete/);
  });
});
