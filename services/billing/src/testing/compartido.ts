import { existsSync } from 'node:fs';
import path from 'node:path';

const RAIZ = path.join(__dirname, '../../../..');

/** A file or folder of ../shared beside the project: the authority's schemas and vectors, read by tests alone. */
export function compartido(...ruta: readonly string[]): string {
  return path.join(RAIZ, '..', 'shared', ...ruta);
}

/** `describe` when the thing a suite needs is there; else the suite is skipped under a title that says what is missing. */
export function siHay(
  que: string,
  esta: boolean,
): { titulo: (titulo: string) => string; esta: boolean } {
  return { esta, titulo: (titulo) => (esta ? titulo : `${titulo} (skipped: ${que} is not here)`) };
}

export const hayCompartido = (...ruta: readonly string[]) =>
  siHay(path.join('../shared', ...ruta), existsSync(compartido(...ruta)));

export const raizDelProyecto = RAIZ;
