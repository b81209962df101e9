// What a machine can say about the code without running it. Two at a time; silent where all is well.
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { capturar, raiz } from './ejecutar';

const AREAS = readdirSync(raiz).filter((nombre) => nombre.startsWith('remote-'));
const PRODUCTO = ['shared', 'shell', ...AREAS, 'services'];
const TODO = [...PRODUCTO, 'tools', 'e2e', 'bench'];

const REVISIONES = [
  {
    nombre: 'tipos',
    programa: 'tsc',
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo'],
  },
  {
    nombre: 'eslint',
    programa: 'eslint',
    args: [
      '--cache',
      '--cache-location',
      '.cache/eslint/',
      '--max-warnings',
      '0',
      ...TODO,
      'jest.config.js',
      'eslint.config.js',
    ],
  },
  {
    nombre: 'formato',
    programa: 'prettier',
    args: ['--check', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '.'],
  },
  {
    nombre: 'importaciones',
    programa: 'depcruise',
    args: ['--no-progress', ...PRODUCTO],
  },
  { nombre: 'sin uso', programa: 'knip', args: ['--no-progress'] },
];

export async function revisar(): Promise<boolean> {
  const pendientes = [...REVISIONES];
  const fallidas: string[] = [];
  const obrero = async () => {
    for (let revision = pendientes.shift(); revision; revision = pendientes.shift()) {
      const { nombre, programa, args } = revision;
      const { codigo, texto } = await capturar(
        path.join(raiz, 'node_modules/.bin', programa),
        args,
      );
      console.log(`  ${codigo === 0 ? 'bien' : 'MAL '} ${nombre}`);
      if (codigo !== 0) fallidas.push(`--- ${nombre}\n${texto.slice(0, 20_000)}`);
    }
  };
  await Promise.all([obrero(), obrero()]);
  if (fallidas.length > 0) console.error(`\n${fallidas.join('\n')}`);
  return fallidas.length === 0;
}
