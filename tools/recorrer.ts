// Journeys in a real browser, on the product as it is built.
import path from 'node:path';

import { chromiumListo } from './chromium';
import { construir } from './construir';
import { ejecutarYOir, raiz } from './ejecutar';
import { type Cuenta, deUno, SALTADO } from './pasos';

/** Those of the gate: one for each thing that a house must be able to do. */
export const PUERTA = ['--grep', '@puerta'];

const CUENTA = /(\d+) passed, (\d+) failed, (\d+) skipped/g;

/** Walks these spec files, or all; `mas` goes to Playwright. */
export async function recorrer(
  archivos: readonly string[],
  mas: readonly string[] = [],
): Promise<Cuenta> {
  if (!chromiumListo()) return SALTADO;
  await construir();
  const { codigo, texto } = await ejecutarYOir(path.join(raiz, 'node_modules/.bin/playwright'), [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...archivos,
    ...mas,
  ]);
  const [, pasadas, falladas, saltadas] = [...texto.matchAll(CUENTA)].at(-1) ?? [];
  if (pasadas === undefined) return deUno(codigo === 0);
  const fallos = Number(falladas);
  return {
    pasadas: Number(pasadas),
    falladas: codigo !== 0 && fallos === 0 ? 1 : fallos,
    saltadas: Number(saltadas),
  };
}
