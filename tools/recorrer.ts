// Journeys in a real browser, on the product as it is built.
import path from 'node:path';

import { chromiumListo } from './chromium';
import { construir } from './construir';
import { ejecutarYOir, raiz } from './ejecutar';
import { type Cuenta, cuentaDeSalida, SALTADO } from './pasos';

/** Those of the gate: one for each thing that a house must be able to do. */
export const PUERTA = ['--grep', '@puerta'];

/** Walks these spec files, or all; `mas` goes to Playwright. */
export async function recorrer(
  archivos: readonly string[],
  mas: readonly string[] = [],
): Promise<Cuenta> {
  if (!chromiumListo()) return SALTADO;
  await construir();
  return cuentaDeSalida(
    await ejecutarYOir(path.join(raiz, 'node_modules/.bin/playwright'), [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      ...archivos,
      ...mas,
    ]),
  );
}
