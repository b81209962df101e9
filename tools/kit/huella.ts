import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { raiz } from '../ejecutar';

import { archivosDe } from './compilar';

/** The sources of what areas import, by their path from the root. */
export const fuentesDeShared = (): string[] =>
  archivosDe(path.join(raiz, 'shared/src'), /[.](tsx?|css)$/).map((uno) => `shared/src/${uno}`);

/** Of files of the root with their names; `sal`: of what else there is. */
export function huellaDe(archivos: readonly string[], sal = ''): string {
  const hash = createHash('sha256').update(sal);
  for (const archivo of archivos)
    hash
      .update(`${archivo}\0`)
      .update(readFileSync(path.join(raiz, archivo)))
      .update('\0');
  return hash.digest('hex');
}
