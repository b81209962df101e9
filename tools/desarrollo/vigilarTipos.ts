// What the compiler says of the types of an area, beside the build: a screen is drawn before they are checked.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { raiz } from '../ejecutar';

const FALTA = /^\S.*\(\d+,\d+\): error TS\d+: /;
const RECUENTO = /Found (\d+) errors?\. Watching/;

/** Tells the first that is wrong after each change, and null once nothing is. */
export function vigilarTipos(remoto: string, decir: (falta: string | null) => void): void {
  const carpeta = path.join(raiz, '.cache/desarrollo');
  mkdirSync(carpeta, { recursive: true });
  const config = path.join(carpeta, `${remoto}.tsconfig.json`);
  writeFileSync(config, JSON.stringify(configDe(remoto), null, 2));
  const tsc = path.join(raiz, 'node_modules/typescript/bin/tsc');
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
const configDe = (remoto: string) => ({
  extends: path.join(raiz, 'tsconfig.json'),
  compilerOptions: { rootDir: raiz },
  include: [path.join(raiz, remoto, 'src'), path.join(raiz, 'shared/src/**/*.d.ts')],
  // what is run by jest alone is checked by `npm run equipo`
  exclude: ['*.test.ts', '*.test.tsx', 'testing/*'].map((que) =>
    path.join(raiz, remoto, 'src/**', que),
  ),
});
