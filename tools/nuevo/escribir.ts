// Files made from templates, and lines put into files there are. All of it is known before any of it is written: what does not fit leaves the
// working copy as it was.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fallar, raiz } from '../ejecutar';

import { type Nombres, rellenar } from './nombres';

const DESTINO = /^(?:\/\/|--) -> (\S+)\n/;

/** What a command will write: by path, the text. */
export type Cambios = Map<string, string>;

/** What cannot be written, in a sentence for whoever asked. */
export class Impedido extends Error {}

/** Every template of a folder. Impedido where one of the files is there already. */
export function plantillas(cambios: Cambios, carpeta: string, nombres: Nombres): void {
  const aqui = path.join(import.meta.dirname, 'plantillas', carpeta);
  for (const plantilla of readdirSync(aqui)) {
    const texto = readFileSync(path.join(aqui, plantilla), 'utf8');
    const [linea = '', destino] = DESTINO.exec(texto) ?? [];
    if (!destino) throw new Error(`nuevo: ${plantilla} does not say where it goes`);
    const archivo = rellenar(destino, nombres);
    if (existsSync(path.join(raiz, archivo)))
      throw new Impedido(`Ya existe ${archivo}: no se escribió nada.`);
    cambios.set(archivo, rellenar(texto.slice(linea.length), nombres));
  }
}

/** A file that is there, by a pattern. Impedido where it has no such place: the house has changed, and so must this. */
export function cambiarArchivo(
  cambios: Cambios,
  archivo: string,
  patron: RegExp,
  reemplazo: string,
): void {
  const antes = cambios.get(archivo) ?? readFileSync(path.join(raiz, archivo), 'utf8');
  const despues = antes.replace(patron, reemplazo);
  if (despues === antes)
    throw new Impedido(
      `${archivo} no es como se esperaba (${String(patron)}): no se escribió nada.`,
    );
  cambios.set(archivo, despues);
}

/** What `hacer` answers; where it is impeded, ends with its sentence. */
export function oFallar<Hecho>(hacer: () => Hecho): Hecho {
  try {
    return hacer();
  } catch (error) {
    if (error instanceof Impedido) return fallar(error.message);
    throw error;
  }
}

/** Writes it all, as prettier has it. */
export function guardar(cambios: Cambios): void {
  for (const [archivo, texto] of cambios) {
    mkdirSync(path.dirname(path.join(raiz, archivo)), { recursive: true });
    writeFileSync(path.join(raiz, archivo), texto);
  }
  const conForma = [...cambios.keys()].filter((archivo) => !archivo.endsWith('.sql'));
  spawnSync(path.join(raiz, 'node_modules/.bin/prettier'), ['--write', ...conForma], {
    cwd: raiz,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
