import { readFileSync } from 'node:fs';
import path from 'node:path';

import { raiz } from '../ejecutar';

/** A package.json, as far as it is read and written here. */
export interface Paquete {
  name: string;
  version: string;
  exports?: Record<string, unknown>;
  sideEffects?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [campo: string]: unknown;
}

export const leerPaquete = (carpeta: string): Paquete =>
  JSON.parse(readFileSync(path.join(raiz, carpeta, 'package.json'), 'utf8')) as Paquete;

interface Candado {
  packages: Record<string, { version: string } | undefined>;
}

/** The versions that a workspace of the house is tested with, by name: its own where it has another than the rest. */
export function versionesDe(espacio: string, nombres: readonly string[]): Record<string, string> {
  const { packages } = JSON.parse(
    readFileSync(path.join(raiz, 'package-lock.json'), 'utf8'),
  ) as Candado;
  return Object.fromEntries(
    nombres.map((nombre) => {
      const puesto =
        packages[`${espacio}/node_modules/${nombre}`] ?? packages[`node_modules/${nombre}`];
      if (!puesto) throw new Error(`package-lock.json no tiene ${nombre}`);
      return [nombre, puesto.version];
    }),
  );
}
