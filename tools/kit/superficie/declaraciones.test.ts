import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { lectorDeDeclaraciones } from './declaraciones';

let carpeta = '';
beforeEach(() => {
  carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-declaraciones-'));
});
afterEach(() => rmSync(carpeta, { recursive: true }));

function leer(archivos: Record<string, string>) {
  for (const [nombre, texto] of Object.entries(archivos)) {
    mkdirSync(path.dirname(path.join(carpeta, nombre)), { recursive: true });
    writeFileSync(path.join(carpeta, nombre), texto);
  }
  const nombres = lectorDeDeclaraciones()(path.join(carpeta, 'index.d.ts'));
  return Object.fromEntries(nombres);
}

const firmas = (archivos: Record<string, string>) =>
  Object.fromEntries(Object.entries(leer(archivos)).map(([nombre, { firma }]) => [nombre, firma]));

describe('what a module declares', () => {
  it.each([
    ['export declare function f(a: string): void;', { f: '(a: string) => void' }],
    ['export declare const f: (a: string) => void;', { f: '(a: string) => void' }],
    ['export declare function f<T>(a: T): T;', { f: '<T>(a: T) => T' }],
    [
      'export declare function f(a: string): void;\nexport declare function f(): string;',
      { f: '(a: string) => void; () => string' },
    ],
    ['export declare const N = 7;', { N: '7' }],
    ["export type T = 'a'\n  | 'b';", { T: "'a' | 'b'" }],
    ['export interface I {\n  /** Dicho. */\n  a: string;\n}', { I: '{ a: string; }' }],
    ['export default function f(): void;', { default: '() => void' }],
    ['declare const a: import("x").Y;\nexport { a as b };', { b: 'Y' }],
    ["export { default as Alert } from 'antd/es/alert';", { Alert: 'de antd/es/alert' }],
    ["import { z } from 'zod';\nexport { z };", { z: 'de zod' }],
    ['declare const propia: 1;\nexport {};', {}],
  ])('%s', (texto, esperado) => expect(firmas({ 'index.d.ts': texto })).toEqual(esperado));

  it('is what another declares, where it passes it on', () => {
    const archivos = {
      'index.d.ts':
        "export { a as z } from './uno';\nexport * from './dos';\nexport * as Tres from './uno';",
      'uno.d.ts': 'export declare const a: string;\nexport declare const otra: number;',
      'dos/index.d.ts': "export { b } from '../tres';",
      'tres.d.ts': 'export declare const b: boolean;',
    };
    expect(firmas(archivos)).toEqual({ z: 'string', b: 'boolean', Tres: '{ a, otra }' });
  });

  it('says what goes, marked where it stands or where it is passed on', () => {
    const archivos = {
      'index.d.ts':
        "export { a } from './uno';\n/** @deprecated use c */\nexport { b } from './uno';\nexport { c } from './uno';",
      'uno.d.ts': [
        '/** Cuenta.\n * @deprecated use `c`, que dice lo mismo\n */\nexport declare const a: string;',
        'export declare const b: number;\nexport declare const c: number;',
      ].join('\n'),
    };
    const { a, b, c } = leer(archivos);
    expect([a?.caduca, b?.caduca, c?.caduca]).toEqual([
      'use `c`, que dice lo mismo',
      'use c',
      null,
    ]);
  });
});
