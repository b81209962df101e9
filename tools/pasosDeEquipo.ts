// What a team's CI asks of its area.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { programaDe, raiz } from './ejecutar';
import { instaladas } from './federation/lugares.cjs';
import { argumentosDeConstruir, type Proyecto } from './proyecto';

type Paso = [nombre: string, programa: string, args: string[]];

export const pasosDe = (proyecto: Proyecto): Paso[] =>
  instaladas ? pasosPropios(proyecto) : pasosDeLaCasa(proyecto);

const conNode = (programa: string, args: string[]): [string, string[]] => [
  process.execPath,
  [programaDe(programa), ...args],
];

/** A file of these tools that a program is told the name of. */
export const dePropio = (archivo: string): string =>
  path.join(import.meta.dirname, 'propio', archivo);

function pasosPropios(proyecto: Proyecto): Paso[] {
  const notas = ['--incremental', '--tsBuildInfoFile', '.cache/equipo.tsbuildinfo'];
  return [
    ['Tipos', ...conNode('tsc', ['--noEmit', ...notas, '-p', 'tsconfig.json'])],
    ['Estilo', ...conNode('oxlint', ['-c', dePropio('oxlint.json'), '--deny-warnings', 'src'])],
    [
      'Importaciones',
      ...conNode('depcruise', ['--no-progress', '--config', dePropio('importaciones.cjs'), 'src']),
    ],
    ['Pruebas', ...conNode('jest', ['-c', dePropio('jest.cjs'), '--passWithNoTests'])],
    ['Construcción', process.execPath, argumentosDeConstruir(proyecto)],
  ];
}

function pasosDeLaCasa({ nombre }: Proyecto): Paso[] {
  const notas = ['--incremental', '--tsBuildInfoFile', `.cache/equipo/${nombre}.tsbuildinfo`];
  // its screens and what they stand on; what asks a database is the services'
  const suyas = ['dom', 'reglas', '--testPathPatterns', `/${nombre}/`, '/shared/'];
  return [
    ['Tipos', programaDe('tsc'), ['--noEmit', ...notas, '-p', tiposDe(nombre)]],
    ['Estilo', programaDe('oxlint'), ['--deny-warnings', nombre, 'shared']],
    ['Importaciones', programaDe('depcruise'), ['--no-progress', nombre, 'shared']],
    ['Pruebas', programaDe('jest'), ['--selectProjects', ...suyas]],
    ['Construcción', process.execPath, ['tools/comando.mjs', 'build', nombre]],
  ];
}

/** The types of this area and of what it stands on. */
function tiposDe(remoto: string): string {
  const archivo = path.join(raiz, '.cache/equipo', `tsconfig.${remoto}.json`);
  mkdirSync(path.dirname(archivo), { recursive: true });
  const include = [remoto, 'shared'].map((nombre) => path.join(raiz, nombre, 'src'));
  const extiende = path.join(raiz, 'tsconfig.base.json');
  writeFileSync(archivo, JSON.stringify({ extends: extiende, include }));
  return archivo;
}
