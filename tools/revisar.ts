// What a machine can say about the code without running it.
import { readdirSync } from 'node:fs';

import { correrTareas, type Tarea } from './cola';
import { capturar, programaDe, raiz } from './ejecutar';
import { type Cuenta, deUno } from './pasos';

const AREAS = readdirSync(raiz).filter((nombre) => nombre.startsWith('remote-'));
const PRODUCTO = ['shared', 'shell', ...AREAS, 'services', 'libro'];
const TODO = [...PRODUCTO, 'tools', 'e2e', 'bench', 'jest.config.js', 'stryker.config.mjs'];

/** What is asked of the whole, or of some files where that makes sense. */
const REVISIONES = {
  oxlint: (archivos = TODO) => ['--deny-warnings', '--no-error-on-unmatched-pattern', ...archivos],
  // one checker: more of them check the same types again, and the other core has its own work
  tsc: () => [
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/tsc.tsbuildinfo',
  ],
  oxfmt: (archivos: string[] = []) => ['--check', '--no-error-on-unmatched-pattern', ...archivos],
  depcruise: () => ['--no-progress', ...PRODUCTO],
  knip: () => ['--no-progress'],
};

const NOMBRES = {
  oxlint: 'estilo',
  tsc: 'tipos',
  oxfmt: 'formato',
  depcruise: 'importaciones',
  knip: 'sin uso',
} satisfies Record<keyof typeof REVISIONES, string>;

const tarea = (programa: keyof typeof REVISIONES, archivos?: string[]): Tarea => ({
  nombre: NOMBRES[programa],
  hacer: () => capturar(programaDe(programa), REVISIONES[programa](archivos)),
});

/** What areas of other repositories import by name is still there. */
const superficie: Tarea = {
  nombre: 'superficie',
  hacer: () => capturar(process.execPath, ['tools/comando.mjs', 'kit/superficie', '--comprobar']),
};

/** What pages of the last release ask and read still stands. */
const contratos: Tarea = {
  nombre: 'contratos',
  hacer: () => capturar(process.execPath, ['tools/comando.mjs', 'contratos']),
};

/** Of everything; what takes longest first. */
export const revisiones = (): Tarea[] => [
  ...(['oxlint', 'tsc', 'oxfmt', 'depcruise', 'knip'] as const).map((programa) => tarea(programa)),
  superficie,
  contratos,
];

/** Of these files, and the types of all: who calls them may be anywhere. */
export function revisionesDe(archivos: string[]): Tarea[] {
  const conEstilo = archivos.filter((archivo) => /[.](tsx?|[cm]?js)$/.test(archivo));
  return [
    tarea('tsc'),
    ...(conEstilo.length > 0 ? [tarea('oxlint', conEstilo)] : []),
    tarea('oxfmt', archivos),
  ];
}

export async function revisar(): Promise<boolean> {
  return (await contarTareas(revisiones())).falladas === 0;
}

/** All of them as one; what those said that failed is printed. */
export async function contarTareas(tareas: readonly Tarea[]): Promise<Cuenta> {
  const fallidas = await correrTareas(tareas);
  if (fallidas.length > 0) console.error(`\n${fallidas.join('\n')}`);
  return { ...deUno(fallidas.length === 0), fallos: fallidas };
}
