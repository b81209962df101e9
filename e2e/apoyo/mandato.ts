import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect } from '@playwright/test';

import { capturar } from '../../tools/ejecutar';

/** `npm run <mandato>` in a checkout, as a person runs it: how it ended, and all that it said. */
export function mandato(
  carpeta: string,
  [nombre = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ codigo: number; texto: string }> {
  return capturar('npm', ['run', '-s', nombre, '--', ...args], { cwd: carpeta, env });
}

/** Says something otherwise in a file of a checkout. */
export function cambiarEn(carpeta: string, archivo: string, antes: string, despues: string): void {
  const ruta = path.join(carpeta, archivo);
  const texto = readFileSync(ruta, 'utf8');
  expect(texto, `${archivo} does not say it`).toContain(antes);
  writeFileSync(ruta, texto.replace(antes, despues));
}
