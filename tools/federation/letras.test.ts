import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { BASICAS, DEMAS, LETRAS, rangoCss } from './letras.cjs';
import { recortarFuente } from './recortarFuente.cjs';

const raiz = path.resolve(__dirname, '../..');
const ENTERA = path.join(
  raiz,
  'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
);

/** What a printer can show is on no page. */
const DE_PAPEL = path.join('shared', 'src', 'domain', 'papel', path.sep);

const textos = () =>
  readdirSync(raiz)
    .filter((nombre) => /^(shared|shell|remote-\w+)$/.test(nombre))
    .flatMap((carpeta) =>
      readdirSync(path.join(raiz, carpeta, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((nombre) => /[.](tsx?|css|html)$/.test(nombre) && !/[.]test[.]/.test(nombre))
        .map((nombre) => path.join(carpeta, 'src', nombre))
        .filter((nombre) => !nombre.startsWith(DE_PAPEL)),
    );

/** Names of the tables of an OpenType file, and of the features of its GSUB. */
function contenido(ttf: Buffer): { tablas: string[]; rasgos: string[] } {
  const cuantas = ttf.readUInt16BE(4);
  const tablas = Array.from({ length: cuantas }, (_, i) =>
    ttf.toString('latin1', 12 + 16 * i, 16 + 16 * i),
  );
  const gsub = ttf.readUInt32BE(12 + 16 * tablas.indexOf('GSUB') + 8);
  const lista = gsub + ttf.readUInt16BE(gsub + 6);
  const rasgos = Array.from({ length: ttf.readUInt16BE(lista) }, (_, i) =>
    ttf.toString('latin1', lista + 2 + 6 * i, lista + 6 + 6 * i),
  );
  return { tablas, rasgos };
}

describe('the typeface of the product', () => {
  it('has in the file of every page each letter that our sources write', () => {
    const todos = textos();
    expect(todos.length).toBeGreaterThan(100);
    const sin = todos.flatMap((nombre) =>
      [...readFileSync(path.join(raiz, nombre), 'utf8').matchAll(/[^\n]/gu)]
        .map(([letra]) => letra)
        .filter((letra) => !BASICAS.includes(letra))
        .map((letra) => `${nombre}: ${letra}`),
    );
    expect([...new Set(sin)]).toEqual([]);
  });

  it('has those of the names of people and of money', () => {
    for (const letra of 'ÁÉÍÓÚÜÑáéíóúüñçãê¿¡º$€') expect(LETRAS).toContain(letra);
  });

  it('is 16 KB on every page, the same bytes each time', async () => {
    const entera = readFileSync(ENTERA);
    const [una, otra] = [
      await recortarFuente(entera, BASICAS),
      await recortarFuente(entera, BASICAS),
    ];
    expect(una.length).toBeLessThan(16_000);
    expect(una.equals(otra)).toBe(true);
  });

  it('says of each letter which of the two files has it', () => {
    expect(rangoCss('abcñ')).toBe('U+61-63,U+F1');
    expect(Array.from(BASICAS).filter((letra) => DEMAS.includes(letra))).toEqual([]);
  });

  it('keeps its weights, and figures that stand under one another', async () => {
    const { tablas, rasgos } = contenido(
      await recortarFuente(readFileSync(ENTERA), BASICAS, 'truetype'),
    );
    expect(tablas).toContain('fvar');
    expect(rasgos).toContain('tnum');
  });
});
