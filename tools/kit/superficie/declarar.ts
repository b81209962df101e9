// The declarations of shared, as the compiler writes them; what did not change since the last time it does not work out again.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { capturar, programaDe, raiz } from '../../ejecutar';
import { configDeShared } from '../compilar';

const AQUI = path.join(raiz, '.cache/superficie');
const FUENTES = path.join(raiz, 'shared/src');
const DECLARACIONES = path.join(AQUI, 'declaraciones');

/** Writes them; answers where the declaration of a source stands. */
export async function declararShared(): Promise<(fuente: string) => string> {
  mkdirSync(AQUI, { recursive: true });
  const config = path.join(AQUI, 'tsconfig.json');
  const { compilerOptions, ...demas } = configDeShared(DECLARACIONES);
  const opciones = {
    ...compilerOptions,
    emitDeclarationOnly: true,
    incremental: true,
    tsBuildInfoFile: path.join(AQUI, 'tsbuildinfo'),
  };
  writeFileSync(config, JSON.stringify({ ...demas, compilerOptions: opciones }));
  const { codigo, texto } = await capturar(programaDe('tsc'), ['-p', config, '--checkers', '1']);
  if (codigo !== 0) throw new Error(`shared no se pudo declarar:\n${texto}`);
  return (fuente) =>
    path.join(DECLARACIONES, path.relative(FUENTES, fuente)).replace(/[.]tsx?$/, '.d.ts');
}
