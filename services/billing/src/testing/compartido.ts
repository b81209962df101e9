import { existsSync } from 'node:fs';
import path from 'node:path';

import { siHay } from '@comanda/kit/testing/siHay';

const RAIZ = path.join(__dirname, '../../../..');

/** A file or folder of ../shared beside the project: the authority's schemas and vectors, read by tests alone. */
export function compartido(...ruta: readonly string[]): string {
  return path.join(RAIZ, '..', 'shared', ...ruta);
}

export const hayCompartido = (...ruta: readonly string[]) =>
  siHay(path.join('../shared', ...ruta), existsSync(compartido(...ruta)));

export const raizDelProyecto = RAIZ;
