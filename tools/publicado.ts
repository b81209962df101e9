// What was released last (tools/publicado.json), and the calls of its contracts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import type { Call } from '../shared/src/contracts/defineCall';

import { raiz } from './ejecutar';

const CONTRATOS = 'shared/src/contracts';

type Publicado = { commit: string; anteriores: string[] };

/** The commit of the last release, and those of the ones before it, newest first. */
export const leerPublicado = (): Publicado =>
  JSON.parse(readFileSync(path.join(raiz, 'tools/publicado.json'), 'utf8')) as Publicado;

const git = (...args: string[]): boolean => spawnSync('git', args, { cwd: raiz }).status === 0;

/** Whether this checkout holds it; a shallow one may not. */
export const tieneCommit = (commit: string): boolean => git('cat-file', '-e', `${commit}^{commit}`);

/**
 * By method and path, as the commit has them; its sources are left in `carpeta`. Its contracts are read by the zod of today: what
 * they say is compared, and not how that zod read it.
 */
export async function llamadasDeCommit(commit: string, carpeta: string) {
  const fuentes = path.join(carpeta, commit);
  const tar = path.join(carpeta, `${commit}.tar`);
  mkdirSync(path.join(fuentes, 'node_modules/@comanda'), { recursive: true });
  git('archive', '--output', tar, commit, 'shared', 'package.json');
  const { status } = spawnSync('tar', ['xf', tar], { cwd: fuentes });
  if (status !== 0) throw new Error(`publicado: the sources of ${commit} cannot be taken out`);
  symlinkSync(path.join(raiz, 'node_modules/zod'), path.join(fuentes, 'node_modules/zod'));
  symlinkSync('../../shared', path.join(fuentes, 'node_modules/@comanda/shared'));
  return llamadasEn(fuentes);
}

/** Wherever the rooms stood then: what a module exports by a name in Calls. */
export async function llamadasEn(fuentes: string): Promise<Map<string, Call>> {
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
