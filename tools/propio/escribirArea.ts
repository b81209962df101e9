// Files of an area in a repository of its own, from the templates beside.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ejecutar, fallar, programaDe } from '../ejecutar';
import { type Nombres, rellenar } from '../nuevo/nombres';

const PLANTILLAS = path.join(import.meta.dirname, 'plantillas');
const DESTINO = /^(?:\/\/|#|--) -> (\S+)\n/;

/** By path, the text; nothing is written yet. */
export type Archivos = Map<string, string>;

/** Every template of a folder; ends where one of the files is there already. */
export function dePlantillas(carpeta: string, raiz: string, nombres: Nombres): Archivos {
  const archivos: Archivos = new Map();
  for (const plantilla of readdirSync(path.join(PLANTILLAS, carpeta)).sort()) {
    const texto = readFileSync(path.join(PLANTILLAS, carpeta, plantilla), 'utf8');
    const [linea = '', destino] = DESTINO.exec(texto) ?? [];
    if (!destino) throw new Error(`${plantilla} does not say where it goes`);
    const archivo = rellenar(destino, nombres);
    if (existsSync(path.join(raiz, archivo))) fallar(`Ya existe ${archivo}: no se escribió nada.`);
    archivos.set(archivo, rellenar(texto.slice(linea.length), nombres));
  }
  return archivos;
}

export async function guardarEn(raiz: string, archivos: Archivos): Promise<void> {
  for (const [archivo, texto] of archivos) {
    mkdirSync(path.dirname(path.join(raiz, archivo)), { recursive: true });
    writeFileSync(path.join(raiz, archivo), texto);
  }
  const conForma = [...archivos.keys()].filter((archivo) => /[.]tsx?$/.test(archivo));
  if (conForma.length > 0)
    await ejecutar(process.execPath, [programaDe('oxfmt'), ...conForma], { cwd: raiz });
  console.log([...archivos.keys()].map((archivo) => `  ${archivo}`).join('\n'));
}
