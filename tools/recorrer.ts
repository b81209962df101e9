// Journeys in a real browser, on the product as it is built.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import { HECHOS } from '../e2e/apoyo/hechos';

import { chromiumListo } from './chromium';
import { construir } from './construir';
import { decir, ejecutar, ejecutarYOir, raiz } from './ejecutar';
import { type Cuenta, cuentaDeSalida, SALTADO } from './pasos';

/** Those of the gate: one for each thing that a house must be able to do. */
export const PUERTA = ['--grep', '@puerta'];

const PLAYWRIGHT = path.join(raiz, 'node_modules/.bin/playwright');
const CAPTURAS = path.join(raiz, 'e2e/capturas');
/** Where more failed than this, it is the machine or all of the product: walking them again says nothing and takes an hour. */
const SE_REPITEN = 3;

/**
 * Walks these spec files, or all; `mas` goes to Playwright. What failed is walked once more, which counts for nothing: with a trace,
 * and to tell what fails always from what fails at times.
 */
export async function recorrer(
  archivos: readonly string[],
  mas: readonly string[] = [],
): Promise<Cuenta> {
  if (!chromiumListo()) return SALTADO;
  await construir();
  const cuenta = cuentaDeSalida(await ejecutarYOir(PLAYWRIGHT, argsDe(archivos, mas)));
  const suyos = cuenta.fallos.flatMap((fallo) => /^e2e\/\S+[.]spec[.]ts/.exec(fallo) ?? []);
  const repite = cuenta.falladas <= SE_REPITEN && suyos.length > 0;
  if (repite) await otraVez(argsDe([...new Set(suyos)], mas));
  return cuenta;
}

const argsDe = (archivos: readonly string[], mas: readonly string[]) => [
  'test',
  '-c',
  'e2e/playwright.config.ts',
  ...archivos,
  ...mas,
];

/** Their files whole: of those that are told in order, the last looks for what the first has done. */
async function otraVez(args: readonly string[]): Promise<void> {
  decir('Otra vez lo que falló, con su traza: no cuenta');
  const primera = path.join(CAPTURAS, 'fallos-primera-vez');
  rmSync(primera, { recursive: true, force: true });
  cpSync(path.join(CAPTURAS, 'fallos'), primera, { recursive: true });
  const codigo = await ejecutar(PLAYWRIGHT, args, { env: { COMANDA_TRAZA: '1', [HECHOS]: '' } });
  decir(
    codigo === 0
      ? 'La segunda vez pasó: falla a veces. Lo de la primera: e2e/capturas/fallos-primera-vez'
      : 'También la segunda vez. Su traza: e2e/capturas/fallos (npx playwright show-trace)',
  );
}
