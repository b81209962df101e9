// Builds the shell and the remotes whose content changed, two at a time.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { correrTareas, type Tarea } from './cola';
import { capturar, decir, fallar, raiz } from './ejecutar';
import { buildId } from './federation/buildId.cjs';

/** One for each build that is not there. */
export function construcciones(): Tarea[] {
  return readdirSync(raiz)
    .filter((nombre) => nombre === 'shell' || nombre.startsWith('remote-'))
    .filter(
      (nombre) => !existsSync(path.join(raiz, nombre, 'dist', buildId(nombre), 'hashes.json')),
    )
    .sort()
    .reverse() // the shell first: it takes longest
    .map((nombre) => ({
      nombre: `construir ${nombre}`,
      hacer: () => capturar(process.execPath, ['tools/comando.mjs', 'build', nombre]),
    }));
}

export async function construir(): Promise<void> {
  const pendientes = construcciones();
  if (pendientes.length === 0) return;
  decir('Construyendo la aplicación');
  const fallidas = await correrTareas(pendientes);
  if (fallidas.length > 0) fallar(`${fallidas.join('\n')}\nNo se pudo construir.`);
}
