// The frame of `npm run dev` as it is built of the sources of this working copy.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { capturar, decir, raiz } from '../ejecutar';
import { buildId } from '../federation/buildId.cjs';

import { LISTA } from './listaDelMarco';

const CONSTRUIDOS = path.join(raiz, '.cache/desarrollo/marco');
const SUYOS = ['ComienzoPlugin.cjs', 'enCaliente.cjs', 'refresco.js', 'construirMarco.ts'];

export const seConstruyeAqui = (): boolean => existsSync(path.join(raiz, 'shell/src/index.ts'));

/** Its folder, after building it if it has to be; null where it could not be, which was said. */
export async function marcoConstruido(): Promise<string | null> {
  const carpeta = path.join(CONSTRUIDOS, huellaDelMarco());
  if (existsSync(path.join(carpeta, LISTA))) return carpeta;
  decir('Construyendo el marco de desarrollo (la primera vez, cerca de un minuto)');
  const guion = path.join(import.meta.dirname, 'construirMarco.ts');
  const { codigo, texto } = await capturar(process.execPath, ['--import', 'tsx', guion, carpeta]);
  if (codigo !== 0) {
    console.error(texto);
    return null;
  }
  for (const otro of readdirSync(CONSTRUIDOS))
    if (otro !== path.basename(carpeta))
      rmSync(path.join(CONSTRUIDOS, otro), { recursive: true, force: true });
  return carpeta;
}

/** The same sources and tools make the same frame. */
export function huellaDelMarco(): string {
  const hash = createHash('sha256').update(buildId('shell'));
  for (const archivo of SUYOS) hash.update(readFileSync(path.join(import.meta.dirname, archivo)));
  return hash.digest('hex').slice(0, 12);
}
