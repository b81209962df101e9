// npm run equipo -- remote-caja: what one team's CI runs. Its area and what it is made of, and nothing of the other areas: types and
// style, tests, build. Publishing comes after it: npm run publicar -- remote-caja.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { decir, ejecutar, fallar, programaDe, raiz } from './ejecutar';

const [remoto = ''] = process.argv.slice(2);
if (!/^(shell|remote-[a-z]+)$/.test(remoto) || !existsSync(path.join(raiz, remoto, 'src')))
  fallar('Uso: npm run equipo -- remote-<area>');

/** The types of this area and of what it stands on. */
function proyecto() {
  const archivo = path.join(raiz, '.cache/equipo', `tsconfig.${remoto}.json`);
  mkdirSync(path.dirname(archivo), { recursive: true });
  const include = [remoto, 'shared'].map((nombre) => path.join(raiz, nombre, 'src'));
  const extiende = path.join(raiz, 'tsconfig.base.json');
  writeFileSync(archivo, JSON.stringify({ extends: extiende, include }));
  return archivo;
}

const PASOS: [nombre: string, programa: string, args: string[]][] = [
  [
    'Tipos',
    programaDe('tsc'),
    [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/equipo/${remoto}.tsbuildinfo`,
      '-p',
      proyecto(),
    ],
  ],
  ['Estilo', programaDe('oxlint'), ['--deny-warnings', remoto, 'shared']],
  ['Importaciones', programaDe('depcruise'), ['--no-progress', remoto, 'shared']],
  [
    'Pruebas',
    programaDe('jest'),
    // its screens and what they stand on; what asks a database is the services'
    ['--selectProjects', 'dom', 'reglas', '--testPathPatterns', `/${remoto}/`, '/shared/'],
  ],
  ['Construccion', process.execPath, ['tools/comando.mjs', 'build', remoto]],
];
for (const [nombre, programa, args] of PASOS) {
  decir(`${remoto}: ${nombre}`);
  if ((await ejecutar(programa, args)) !== 0) fallar(`${remoto}: ${nombre} fallo`);
}
decir(`${remoto}: todo bien`);
