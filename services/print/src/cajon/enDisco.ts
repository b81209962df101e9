import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

const SOLO_DUENO = 0o600;

/** What a file says; null where there is none. */
export const leerSiHay = (archivo: string): string | null =>
  existsSync(archivo) ? readFileSync(archivo, 'utf8') : null;

function escribirYa(archivo: string, texto: string, modo: 'w' | 'a'): void {
  mkdirSync(path.dirname(archivo), { recursive: true, mode: 0o700 });
  const abierto = openSync(archivo, modo, SOLO_DUENO);
  try {
    escribirTodo(abierto, Buffer.from(texto));
    fsyncSync(abierto);
  } finally {
    closeSync(abierto);
  }
}

/** A disk that fills up takes a part and says so by its length alone; the next one it refuses. */
function escribirTodo(abierto: number, bytes: Buffer): void {
  for (let escritos = 0; escritos < bytes.length;) escritos += writeSync(abierto, bytes, escritos);
}

/** All of it or what was there before, also where the power goes. */
export function reemplazar(archivo: string, texto: string): void {
  const nuevo = `${archivo}.nuevo`;
  escribirYa(nuevo, texto, 'w');
  renameSync(nuevo, archivo);
}

/** On the disk when it returns. */
export const agregar = (archivo: string, renglon: string): void =>
  escribirYa(archivo, `${renglon}\n`, 'a');
