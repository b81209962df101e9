// Files made from templates, and files there are with something more in them. All of it is known before any of it is written, and what
// fails half way is undone: the working copy has all of it or is as it was.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { programaDe, raiz as casa } from '../ejecutar';

import { Impedido, rellenar, type Nombres } from './nombres';

const DESTINO = /^(?:\/\/|--) -> (\S+)\n/;

/** What a command will write: by path from the root, the text. */
export type Cambios = Map<string, string>;

/** Every template of a folder. Impedido where one of the files is there already. */
export function plantillas(
  cambios: Cambios,
  carpeta: string,
  { nombres, raiz }: { nombres: Nombres; raiz: string },
): void {
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

/** Writes it all, as oxfmt has it; answers how to undo it. */
export function guardar(cambios: Cambios, raiz: string): () => void {
  const deshechos: (() => void)[] = [];
  const deshacer = () =>
    deshechos
      .splice(0)
      .reverse()
      .forEach((uno) => uno());
  try {
    for (const [archivo, texto] of conForma(cambios))
      deshechos.push(...escribirUno(path.join(raiz, archivo), texto));
  } catch (error) {
    deshacer();
    throw error;
  }
  return deshacer;
}

/** Given its form in a folder of its own, where what does not parse harms nobody. */
function conForma(cambios: Cambios): Cambios {
  const aparte = mkdtempSync(path.join(os.tmpdir(), 'comanda-nuevo-'));
  try {
    for (const [archivo, texto] of cambios) escribirUno(path.join(aparte, archivo), texto);
    const { status, stderr } = spawnSync(
      programaDe('oxfmt'),
      ['--config', path.join(casa, '.oxfmtrc.json')],
      { cwd: aparte, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`nuevo: ${stderr}`);
    return new Map(
      [...cambios.keys()].map((archivo) => [
        archivo,
        readFileSync(path.join(aparte, archivo), 'utf8'),
      ]),
    );
  } finally {
    rmSync(aparte, { recursive: true });
  }
}

/** Answers what undoes it: the folders that it made go too. */
function escribirUno(archivo: string, texto: string): (() => void)[] {
  if (existsSync(archivo)) {
    const antes = readFileSync(archivo);
    writeFileSync(archivo, texto);
    return [() => writeFileSync(archivo, antes)];
  }
  const nuevas = carpetasQueFaltan(path.dirname(archivo));
  mkdirSync(path.dirname(archivo), { recursive: true });
  writeFileSync(archivo, texto, { flag: 'wx' });
  return [...nuevas.map((carpeta) => () => rmdirSync(carpeta)), () => rmSync(archivo)];
}

/** The outermost first. */
function carpetasQueFaltan(carpeta: string): string[] {
  return existsSync(carpeta) ? [] : [...carpetasQueFaltan(path.dirname(carpeta)), carpeta];
}
