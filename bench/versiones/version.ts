// A version of the product as others meet it: the calls of its contracts, and what its builds take and give.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { conservados } from '../../e2e/apoyo/conservados';
import type { Provee, Toma } from '../../services/platform/src/lanzamientos/lanzamiento';
import type { Call } from '../../shared/src/contracts/defineCall';
import { raiz } from '../../tools/ejecutar';

const CONTRATOS = 'shared/src/contracts';

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
  const { commit, anteriores } = JSON.parse(
    readFileSync(path.join(raiz, 'tools/publicado.json'), 'utf8'),
  ) as { commit: string; anteriores: string[] };
  const todos = [commit, ...anteriores];
  return todos.every((uno) => git('cat-file', '-e', `${uno}^{commit}`)) ? todos : [];
}

const git = (...args: string[]): boolean => spawnSync('git', args, { cwd: raiz }).status === 0;

export async function deHoy(): Promise<Version> {
  return { nombre: 'hoy', llamadas: await llamadasEn(raiz), fichas: [] };
}

/** Its contracts are read by the zod of today: what they say is compared, and not how that zod read it. */
export async function deCommit(commit: string, carpeta: string): Promise<Version> {
  const fuentes = path.join(carpeta, commit);
  const tar = path.join(carpeta, `${commit}.tar`);
  mkdirSync(path.join(fuentes, 'node_modules/@comanda'), { recursive: true });
  git('archive', '--output', tar, commit, 'shared', 'package.json');
  const { status } = spawnSync('tar', ['xf', tar], { cwd: fuentes });
  if (status !== 0) throw new Error(`versiones: the sources of ${commit} cannot be taken out`);
  symlinkSync(path.join(raiz, 'node_modules/zod'), path.join(fuentes, 'node_modules/zod'));
  symlinkSync('../../shared', path.join(fuentes, 'node_modules/@comanda/shared'));
  return { nombre: commit.slice(0, 8), llamadas: await llamadasEn(fuentes), fichas: [] };
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

/** Wherever the rooms stood then: what a module exports by a name in Calls. */
async function llamadasEn(fuentes: string): Promise<Map<string, Call>> {
  const carpeta = path.join(fuentes, CONTRATOS);
  const modulos = readdirSync(carpeta, { recursive: true, encoding: 'utf8' }).filter(
    (archivo) => archivo.endsWith('.ts') && !/\.test\.|testing/.test(archivo),
  );
  const halladas = new Map<string, Call>();
  for (const modulo of modulos) {
    const exporta = (await import(path.join(carpeta, modulo))) as Record<string, unknown>;
    for (const [nombre, calls] of Object.entries(exporta))
      if (nombre.endsWith('Calls') && typeof calls === 'object')
        for (const call of Object.values(calls as Record<string, Partial<Call>>))
          if (esCall(call)) halladas.set(`${call.method} ${call.path}`, call);
  }
  return halladas;
}

const esCall = (una: Partial<Call>): una is Call =>
  una.path !== undefined && una.reply !== undefined;
