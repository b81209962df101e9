// What the compiler says of the types of an area, beside the build: a screen is drawn before they are checked.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { raiz } from '../ejecutar';
import { instaladas, mandatoDe } from '../federation/lugares.cjs';
import type { Proyecto } from '../proyecto';

const FALTA = /^\S.*\(\d+,\d+\): error TS\d+: /;
const RECUENTO = /Found (\d+) errors?\. Watching/;

/** Tells the first that is wrong after each change, and null once nothing is. */
export function vigilarTipos(proyecto: Proyecto, decir: (falta: string | null) => void): void {
  const carpeta = path.join(raiz, '.cache/desarrollo');
  mkdirSync(carpeta, { recursive: true });
  const config = path.join(carpeta, `${proyecto.nombre}.tsconfig.json`);
  writeFileSync(config, JSON.stringify(configDe(proyecto), null, 2));
  const tsc = mandatoDe('typescript', 'tsc');
  const args = [tsc, '--watch', '--preserveWatchOutput', '--noEmit', '--pretty', 'false'];
  const hijo = spawn(process.execPath, [...args, '-p', config], {
    cwd: raiz,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => hijo.kill());
  let primera: string | null = null;
  createInterface({ input: hijo.stdout }).on('line', (linea) => {
    if (FALTA.test(linea)) primera ??= linea;
    if (!RECUENTO.test(linea)) return;
    decir(primera);
    primera = null;
  });
}

/** The sources of the area alone, with what they import. */
const configDe = ({ dir }: Proyecto) => ({
  extends: path.join(raiz, 'tsconfig.json'),
  compilerOptions: { rootDir: raiz },
  include: [
    path.join(dir, 'src'),
    ...(instaladas ? [] : [path.join(raiz, 'shared/src/**/*.d.ts')]),
  ],
  // what is run by jest alone is checked by `npm run equipo`
  exclude: ['*.test.ts', '*.test.tsx', 'testing/*'].map((que) => path.join(dir, 'src/**', que)),
});
