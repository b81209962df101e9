import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';

import { HISTORIAS } from './indice';
import { responderAqui } from './respuestas';
import { LARGO, SIN_ESPACIOS } from './textos';

const SHARED = path.resolve(__dirname, '../../shared/src');

/** What is drawn: a function with a capital, or what React makes of one. Of a namespace, its own. */
function piezasDe(modulo: Record<string, unknown>, antes = ''): string[] {
  return Object.entries(modulo).flatMap(([nombre, valor]) => {
    if (!/^[A-Z]/.test(nombre)) return [];
    if (typeof valor === 'function') return [antes + nombre];
    if (typeof valor !== 'object' || valor === null) return [];
    if ('$$typeof' in valor) return [antes + nombre];
    return nombre === 'Campo' ? piezasDe(valor as Record<string, unknown>, 'Campo.') : [];
  });
}

/** The doors by which a screen takes pieces: a tier of antd, a folder of pieces. */
function puertas(): string[] {
  const deUi = readdirSync(path.join(SHARED, 'ui'), { withFileTypes: true }).flatMap((una) => {
    if (una.isDirectory()) return [`ui/${una.name}/index.ts`];
    return NIVEL.test(una.name) ? [`ui/${una.name}`] : [];
  });
  const dePiezas = readdirSync(path.join(SHARED, 'piezas')).map((una) => `piezas/${una}/index.ts`);
  return [...deUi, ...dePiezas].filter((una) => existsSync(path.join(SHARED, una)));
}
const NIVEL = /^(core|data|formulario|tabla|extra|fechas|graficos|qr)\.ts$/;

/** That each draws, and how, a browser says by night (e2e/libro). */
const todas = Object.values(HISTORIAS).flatMap((historias) => Object.keys(historias));
const piezaDe = (nombre: string) => nombre.slice(0, nombre.indexOf(':'));

async function exportadas(): Promise<string[]> {
  const modulos = puertas().map((una) => import(path.join(SHARED, una)));
  return (await Promise.all(modulos)).flatMap((uno) => piezasDe(uno as Record<string, unknown>));
}

describe('the book of pieces', () => {
  let hay: string[];
  beforeAll(async () => {
    responderAqui();
    hay = await exportadas();
  });

  it('has a story of every piece that is exported', () => {
    const contadas = new Set(todas.map(piezaDe));
    expect(hay.length).toBeGreaterThan(60);
    expect(hay.filter((pieza) => !contadas.has(pieza))).toEqual([]);
  });

  it('tells of no piece that is gone', () => {
    const sobran = todas.map(piezaDe).filter((una) => !hay.includes(una));
    expect(sobran).toEqual([]);
  });

  it('has long texts as long as it says', () => {
    expect([LARGO.length, SIN_ESPACIOS.length]).toEqual([80, 80]);
    expect(LARGO).toBe(LARGO.toUpperCase());
  });
});
