// The sources of shared as modules that anybody's Node and webpack read: one file each, with its declaration.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { capturar, programaDe, raiz } from '../ejecutar';

import { conExtensiones } from './extensiones';

const FUENTES = path.join(raiz, 'shared/src');
const DE_PRUEBA = /[.]test[.]tsx?$/;

/** Writes the modules into `destino`. */
export async function compilarShared(destino: string): Promise<void> {
  rmSync(destino, { recursive: true, force: true });
  mkdirSync(destino, { recursive: true });
  // beside the package and not in it: it says where this house is
  const config = path.join(destino, '../../tsconfig.shared.json');
  writeFileSync(config, JSON.stringify(configDeShared(destino)));
  // one checker: what it writes is then the same each time
  const { codigo, texto } = await capturar(programaDe('tsc'), ['-p', config, '--checkers', '1']);
  if (codigo !== 0) throw new Error(`shared no se pudo compilar:\n${texto}`);
  for (const archivo of archivosDe(FUENTES, /[.]css$/))
    cpSync(path.join(FUENTES, archivo), path.join(destino, archivo));
  for (const archivo of archivosDe(destino, /[.](js|d[.]ts)$/)) {
    const ruta = path.join(destino, archivo);
    writeFileSync(ruta, conExtensiones(readFileSync(ruta, 'utf8'), ruta));
  }
}

/** How it is compiled, into a folder. */
export const configDeShared = (destino: string) => ({
  extends: path.join(raiz, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    target: 'ES2022',
    rootDir: FUENTES,
    outDir: destino,
    typeRoots: [path.join(raiz, 'node_modules/@types')],
  },
  include: [FUENTES],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
});

export function archivosDe(carpeta: string, cuales: RegExp): string[] {
  return readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .map((archivo) => archivo.split(path.sep).join('/'))
    .filter((archivo) => cuales.test(archivo) && !DE_PRUEBA.test(archivo))
    .sort();
}
