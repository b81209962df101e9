// Files made from templates, and lines put into files there are. Nothing there is is written over.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { raiz } from '../ejecutar';

import { type Nombres, rellenar } from './nombres';

const DESTINO = /^(?:\/\/|--) -> (\S+)\n/;

/** Writes every template of a folder; answers the paths. Refuses before it writes where one of them is there. */
export function escribirPlantillas(carpeta: string, nombres: Nombres): string[] {
  const aqui = path.join(import.meta.dirname, 'plantillas', carpeta);
  const archivos = readdirSync(aqui).map((plantilla): [destino: string, texto: string] => {
    const texto = readFileSync(path.join(aqui, plantilla), 'utf8');
    const [linea = '', destino] = DESTINO.exec(texto) ?? [];
    if (!destino) throw new Error(`nuevo: ${plantilla} does not say where it goes`);
    return [rellenar(destino, nombres), rellenar(texto.slice(linea.length), nombres)];
  });
  const hay = archivos.find(([destino]) => existsSync(path.join(raiz, destino)));
  if (hay) throw new Error(`nuevo: ${hay[0]} is there already`);
  for (const [destino, texto] of archivos) {
    mkdirSync(path.dirname(path.join(raiz, destino)), { recursive: true });
    writeFileSync(path.join(raiz, destino), texto);
  }
  return archivos.map(([destino]) => destino);
}

/** Changes a file by a pattern; the pattern must be there, or the house has changed and so must this. */
export function cambiar(archivo: string, patron: RegExp, reemplazo: string): string {
  const destino = path.join(raiz, archivo);
  const antes = readFileSync(destino, 'utf8');
  const despues = antes.replace(patron, reemplazo);
  if (despues === antes) throw new Error(`nuevo: ${archivo} is not as expected: ${String(patron)}`);
  writeFileSync(destino, despues);
  return archivo;
}

/** Prettier over what was written. */
export function formatear(archivos: readonly string[]): void {
  const propios = archivos.filter((archivo) => !archivo.endsWith('.sql'));
  spawnSync(path.join(raiz, 'node_modules/.bin/prettier'), ['--write', ...propios], {
    cwd: raiz,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
