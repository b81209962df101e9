import path from 'node:path';

import { capturar, raiz } from '../../tools/ejecutar';

/** The page of a till as one script. */
export async function empaquetar(): Promise<string> {
  const { codigo, texto } = await capturar(path.join(raiz, 'node_modules/.bin/esbuild'), [
    path.join(import.meta.dirname, 'pagina.ts'),
    '--bundle',
    '--format=iife',
    '--log-level=error',
    '--define:process.env.NODE_ENV="production"',
  ]);
  if (codigo !== 0) throw new Error(texto);
  return texto;
}
