// A version of the product as others meet it: the calls of its contracts, and what its builds take and give.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { conservados } from '../../e2e/apoyo/conservados';
import type { Provee, Toma } from '../../services/platform/src/lanzamientos/lanzamiento';
import type { Call } from '../../shared/src/contracts/defineCall';
import { raiz } from '../../tools/ejecutar';
import { leerPublicado, llamadasDeCommit, llamadasEn, tieneCommit } from '../../tools/publicado';

type Ficha = { area: string; build: string; toma?: Toma | null; provee?: Provee | null };
export type Version = {
  nombre: string;
  /** By method and path. */
  llamadas: ReadonlyMap<string, Call>;
  /** Of its builds; none where they are not asked for. */
  fichas: readonly Ficha[];
};

/** The commits of the last releases, newest first; empty where this checkout does not hold one of them. */
export function publicados(): string[] {
  const { commit, anteriores } = leerPublicado();
  const todos = [commit, ...anteriores];
  return todos.every(tieneCommit) ? todos : [];
}

export async function deHoy(): Promise<Version> {
  return { nombre: 'hoy', llamadas: await llamadasEn(raiz), fichas: [] };
}

export async function deCommit(commit: string, carpeta: string): Promise<Version> {
  const llamadas = await llamadasDeCommit(commit, carpeta);
  return { nombre: commit.slice(0, 8), llamadas, fichas: [] };
}

/** The same with its builds, which are made the first time and kept. */
export async function conBuilds(version: Version, commit: string): Promise<Version> {
  const suyos = await conservados(commit);
  if (!suyos) throw new Error(`versiones: this checkout does not hold ${commit}`);
  return {
    ...version,
    fichas: suyos.map(
      ({ carpeta }) => JSON.parse(readFileSync(path.join(carpeta, 'area.json'), 'utf8')) as Ficha, // its own tools wrote it
    ),
  };
}
