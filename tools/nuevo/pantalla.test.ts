import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import ts from 'typescript';

import { ARCHIVO_DE_DUENOS } from './duenos';
import { guardar, type Cambios } from './escribir';
import { cambiosDeLlamadas } from './llamadas';
import type { Pedido } from './nombres';
import { cambiosDePantalla } from './pantalla';
import { nuevoRemoto } from './remoto';

const raiz = path.resolve(__dirname, '../..');
const FINALES = ['.ts', '.tsx', '/index.ts', ''];
const PROPINAS: Pedido = { area: 'caja', plural: 'propinas' };
/** Of what it would write, what is of an area; the rest is of its own folders. */
const DEL_AREA = ['remote-caja/src/area.ts', 'remote-caja/src/routes.tsx'];

/** Where an import leads, from the root; null for a library and for a room with a name of its own. */
function lugarDe(archivo: string, de: string): string | null {
  if (de.startsWith('.')) return path.join(path.dirname(archivo), de);
  const [, sala] = /^@comanda\/shared\/((?:contracts|domain)\/.+)$/.exec(de) ?? [];
  return sala ? `shared/src/${sala}` : null;
}

describe('npm run new:screen, in the house as it stands', () => {
  let cambios: Cambios;
  beforeEach(async () => {
    cambios = await cambiosDePantalla(PROPINAS, raiz);
  });

  it('changes two files of its area, and no other that there is', () => {
    const cambiados = [...cambios.keys()].filter((archivo) => existsSync(path.join(raiz, archivo)));
    expect(cambiados).toEqual(DEL_AREA);
    for (const archivo of DEL_AREA) expect(cambios.get(archivo)).toContain("path: 'propinas'");
  });

  it('brings tests, who may, and a journey', () => {
    expect([...cambios.keys()]).toEqual(
      expect.arrayContaining([
        'e2e/caja/propinas.spec.ts',
        'remote-caja/src/propinas/PropinasScreen.test.tsx',
        'services/ordering/src/propinas/propinas.denegar.ts',
        'services/ordering/src/propinas/propinasRepository.db.test.ts',
        'services/ordering/src/propinas/propinasRoutes.test.ts',
      ]),
    );
  });

  it('writes nothing that does not parse, and no name is left to fill in', () => {
    for (const [archivo, texto] of cambios) {
      expect(texto).not.toMatch(/__[A-Za-z]+__/);
      if (!/[.]tsx?$/.test(archivo)) continue;
      const { diagnostics } = ts.transpileModule(texto, {
        reportDiagnostics: true,
        fileName: archivo,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      });
      expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    }
  });

  it('imports nothing that is not there', () => {
    const hay = (archivo: string) => cambios.has(archivo) || existsSync(path.join(raiz, archivo));
    const faltan = [...cambios].flatMap(([archivo, texto]) =>
      [...texto.matchAll(/from '([^']+)'/g)]
        .map(([, de = '']) => lugarDe(archivo, de))
        .filter((lugar) => lugar !== null)
        .filter((lugar) => !FINALES.some((final) => hay(lugar + final)))
        .map((lugar) => `${archivo}: ${lugar}`),
    );
    expect(faltan).toEqual([]);
  });
});

describe('is refused in a sentence', () => {
  const pantalla = (over: Partial<Pedido>) => cambiosDePantalla({ ...PROPINAS, ...over }, raiz);
  const llamadas = (over: Partial<Pedido>) => cambiosDeLlamadas({ ...PROPINAS, ...over }, raiz);

  it.each<[que: string, hacer: () => Promise<unknown>, frase: RegExp]>([
    [
      'a screen that there is',
      () => pantalla({ plural: 'mesas' }),
      /^Ya hay una pantalla .admin.mesas, de remote-ventas/,
    ],
    [
      'a contract of other calls',
      () => pantalla({ plural: 'anticipos' }),
      /^Ya existe shared.*anticipos[.]ts, que no tiene listarAnticipos/,
    ],
    ['calls that there are', () => llamadas({ plural: 'anticipos' }), /^Ya existe .*anticipos/],
    [
      'the name of a call of another area',
      () => llamadas({ area: 'ventas', plural: 'cajas' }),
      /^Ya (existe|hay) .*(cajas|Caja)/,
    ],
    ['an area that there is not', () => llamadas({ area: 'eventos' }), /^No hay el área «eventos»/],
    ['a path for an area', () => llamadas({ area: '../caja' }), /^No hay el área/],
    ['letters that no code has', () => llamadas({ plural: 'señas' }), /tildes ni ñ: «señas» no/],
    ['a capital', () => llamadas({ plural: 'Propinas' }), /letras minúsculas/],
    ['one letter', () => llamadas({ plural: 'p' }), /de 3 a 24 letras/],
    ['a word of the language', () => llamadas({ plural: 'deletes' }), /palabra de TypeScript/],
    ['no singular', () => llamadas({ plural: 'menu' }), /--singular/],
    ['a title with a quote', () => llamadas({ titulo: "l'once" }), /^El título/],
    ['a title without an end', () => llamadas({ titulo: 'x'.repeat(41) }), /^El título/],
  ])('%s', async (_que, hacer, frase) => {
    await expect(hacer()).rejects.toThrow(frase);
  });

  it.each([
    ['caja', /^Ya existe remote-caja: no se escribió nada/],
    ['Eventos', /minúsculas/],
    ['eventos2', /minúsculas/],
    ['shell', /^«shell» es el marco/],
  ])('the workspace of an area: %s', (nombre, frase) => {
    expect(() => nuevoRemoto(nombre, {}, raiz)).toThrow(frase);
  });
});

describe('what is written', () => {
  let carpeta: string;
  beforeEach(() => {
    carpeta = mkdtempSync(path.join(os.tmpdir(), 'nuevo-'));
  });
  afterEach(() => rmSync(carpeta, { recursive: true }));
  const hay = (archivo: string) => existsSync(path.join(carpeta, archivo));

  it('is a workspace in any folder', () => {
    const escritos = nuevoRemoto('eventos', { titulo: 'los eventos' }, carpeta);
    expect(escritos.filter(hay)).toEqual(escritos);
    const area = readFileSync(path.join(carpeta, 'remote-eventos/src/area.ts'), 'utf8');
    expect(area).toContain("titulo: 'los eventos'");
    expect(hay(ARCHIVO_DE_DUENOS)).toBe(false);
    expect(() => nuevoRemoto('eventos', {}, carpeta)).toThrow(/^Ya existe/);
  });

  it('says whose it is where that is said of others', () => {
    mkdirSync(path.join(carpeta, '.github'));
    writeFileSync(path.join(carpeta, ARCHIVO_DE_DUENOS), '* @comanda/casa\n');
    nuevoRemoto('eventos', {}, carpeta);
    const duenos = readFileSync(path.join(carpeta, ARCHIVO_DE_DUENOS), 'utf8');
    expect(duenos).toContain('/remote-eventos/ @comanda/equipo-eventos');
  });

  it('is all undone where one of it cannot be', () => {
    mkdirSync(path.join(carpeta, 'hay'));
    writeFileSync(path.join(carpeta, 'hay/antes.ts'), 'export {};\n');
    writeFileSync(path.join(carpeta, 'archivo'), '');
    const cambios: Cambios = new Map([
      ['hay/antes.ts', 'export const otro = 1;'],
      ['nueva/dentro/una.ts', 'export const una = 1;'],
      ['archivo/no.ts', 'export const nunca = 1;'],
    ]);
    expect(() => guardar(cambios, carpeta)).toThrow(/ENOTDIR|EEXIST/);
    expect(readFileSync(path.join(carpeta, 'hay/antes.ts'), 'utf8')).toBe('export {};\n');
    expect(hay('nueva')).toBe(false);
  });

  it('is undone on request, with the folders that it made', () => {
    const deshacer = guardar(new Map([['nueva/dentro/una.ts', 'export {}']]), carpeta);
    expect(readFileSync(path.join(carpeta, 'nueva/dentro/una.ts'), 'utf8')).toBe('export {};\n');
    deshacer();
    expect(hay('nueva')).toBe(false);
  });

  it('is not written where what is there does not parse', () => {
    const cambios: Cambios = new Map([
      ['una.ts', 'export {}'],
      ['otra.ts', 'export {{'],
    ]);
    expect(() => guardar(cambios, carpeta)).toThrow(/Unexpected token/);
    expect(hay('una.ts')).toBe(false);
  });
});
