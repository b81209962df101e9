// docs/noche.md: one row for each step of the night, as its last run left it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { raiz } from '../ejecutar';
import type { Paso } from '../pasos';

const ARCHIVO = path.join(raiz, 'docs/noche.md');
const FILA = /^\| `([\w-]+)` \|.*$/gm;
const COLUMNAS = [
  'paso',
  'resultado',
  'pasadas',
  'falladas',
  'saltadas',
  'segundos',
  'procesador (s)',
  'fecha',
  'commit',
  'carga',
];

const CABEZA = `# La última noche

Lo escribe \`npm run noche\`, y dice lo que encontró la última vez que corrió cada paso: nadie lo corrige a mano. Un paso que se pide
solo (\`npm run noche -- mutacion\`) cambia solo su fila. La carga es la media de un minuto al terminar el paso, y los núcleos de la
máquina; el procesador, los segundos que usaron los procesos que el paso esperó. Un commit con \`+\` tenía cambios sin guardar.
Cortados, \`recorridos\` y \`mutacion\` siguen donde quedaron; sus segundos son entonces los de la última parte.

`;

/** Puts a step's row in the place of the one before; steps that there are no more lose theirs. */
export function anotarNoche(paso: Paso, orden: readonly string[]): void {
  const filas = new Map(
    [...leer().matchAll(FILA)].map(([fila, nombre = '']): [string, string] => [nombre, fila]),
  );
  filas.set(paso.nombre, filaDe(paso));
  const tabla = [
    enFila(COLUMNAS),
    enFila(COLUMNAS.map(() => '---')),
    ...orden.map((nombre) => filas.get(nombre) ?? enFila([`\`${nombre}\``, 'no ha corrido'])),
  ];
  writeFileSync(ARCHIVO, `${CABEZA}${tabla.join('\n')}\n`);
}

const leer = () => (existsSync(ARCHIVO) ? readFileSync(ARCHIVO, 'utf8') : '');

const enFila = (celdas: readonly string[]) =>
  `| ${COLUMNAS.map((_, cual) => celdas[cual] ?? '').join(' | ')} |`;

function filaDe({ nombre, pasadas, falladas, saltadas, segundos, cpu }: Paso): string {
  const carga = (os.loadavg()[0] ?? 0).toFixed(1);
  return enFila([
    `\`${nombre}\``,
    resultadoDe({ pasadas, falladas }),
    ...[pasadas, falladas, saltadas].map(String),
    segundos.toFixed(0),
    cpu?.toFixed(0) ?? '',
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit(),
    `${carga} de ${os.availableParallelism()}`,
  ]);
}

function resultadoDe({ pasadas, falladas }: Pick<Paso, 'pasadas' | 'falladas'>): string {
  if (falladas > 0) return '**falla**';
  return pasadas > 0 ? 'cumple' : 'saltado';
}

/** Of this working copy; with a + where it has changes. */
export function commit(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: raiz, encoding: 'utf8' }).stdout.trim();
  const cambios = git('status', '--porcelain', '--', '.', ':!docs/noche.md');
  return `${git('rev-parse', '--short', 'HEAD')}${cambios === '' ? '' : '+'}`;
}
