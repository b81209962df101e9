// Which test files passed, and of what they were made then.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Huellas } from './huellas';

/** Test file, from the root: its hash when it last passed, and how many tests it has. */
export type Pasadas = Readonly<Record<string, { huella: string; pruebas: number }>>;

/** How one test file went: null where a test failed or was left out, else how many passed. */
export interface Corrida {
  archivo: string;
  pasaron: number | null;
}

export function leerPasadas(archivo: string): Pasadas {
  try {
    return JSON.parse(readFileSync(archivo, 'utf8')) as Pasadas;
  } catch {
    return {}; // the first time, or cut off while it was written: all of it runs
  }
}

export function escribirPasadas(archivo: string, pasadas: Pasadas): void {
  mkdirSync(path.dirname(archivo), { recursive: true });
  writeFileSync(archivo, JSON.stringify(pasadas));
}

/** Which must run, and how many tests passed before in files that are made of the same. */
export function repartir(
  raiz: string,
  { huellas, pasadas }: { huellas: Huellas; pasadas: Pasadas },
): { faltan: string[]; sabidas: { archivos: number; pruebas: number } } {
  const faltan: string[] = [];
  const sabidas = { archivos: 0, pruebas: 0 };
  for (const [prueba, huella] of huellas) {
    const antes = pasadas[path.relative(raiz, prueba)];
    if (antes?.huella === huella) {
      sabidas.archivos += 1;
      sabidas.pruebas += antes.pruebas;
    } else faltan.push(prueba);
  }
  return { faltan, sabidas };
}

/**
 * What is known after a run. A file counts by what it was made of before *and* after it ran: one that was edited meanwhile passed as
 * nobody knows what. One that failed, or left out a test, runs again.
 */
export function trasCorrer(
  raiz: string,
  corridas: readonly Corrida[],
  { antes, despues, pasadas }: { antes: Huellas; despues: Huellas; pasadas: Pasadas },
): Pasadas {
  const corrio = new Map(corridas.map(({ archivo, pasaron }) => [archivo, pasaron]));
  const ahora: Record<string, { huella: string; pruebas: number }> = {};
  for (const [prueba, huella] of despues) {
    const nombre = path.relative(raiz, prueba);
    const pasaron = corrio.get(prueba);
    const igual = antes.get(prueba) === huella;
    const sabida = pasadas[nombre];
    if (pasaron !== undefined) {
      if (pasaron !== null && igual) ahora[nombre] = { huella, pruebas: pasaron };
    } else if (sabida?.huella === huella) ahora[nombre] = sabida;
  }
  return ahora;
}
