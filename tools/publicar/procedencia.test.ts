import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { continua, procedenciaDe } from './procedencia';

let dir: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' }).trim();
function guardar(texto: string): string {
  writeFileSync(path.join(dir, 'area.ts'), texto);
  git('add', '-A');
  git('-c', 'user.name=Ana Pérez', '-c', 'user.email=ana@ejemplo.ec', 'commit', '-qm', texto);
  return git('rev-parse', 'HEAD');
}
const conEntorno = <T>(env: NodeJS.ProcessEnv, hacer: () => T): T => {
  const propio = process.env;
  process.env = { ...propio, GITHUB_RUN_ID: undefined, CI_JOB_URL: undefined, ...env };
  try {
    return hacer();
  } finally {
    process.env = propio;
  }
};

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'procedencia-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('says commit, author and whether something had changed since', () => {
  git('init', '-q');
  const commit = guardar('uno');
  const procedencia = conEntorno({}, () => procedenciaDe(dir));
  expect(procedencia).toEqual({ commit, limpio: true, autor: 'Ana Pérez', corrida: null });
  writeFileSync(path.join(dir, 'area.ts'), 'otra cosa');
  expect(procedenciaDe(dir).limpio).toBe(false);
});

it.each([
  [
    { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_RUN_ID: '7' },
    'https://github.com/a/b/actions/runs/7',
  ],
  [
    { CI_JOB_URL: 'https://gitlab.ejemplo.ec/a/b/-/jobs/7' },
    'https://gitlab.ejemplo.ec/a/b/-/jobs/7',
  ],
])('says which run of CI it is', (env, corrida) => {
  expect(conEntorno(env, () => procedenciaDe(dir)).corrida).toBe(corrida);
});

it('says nothing of git where there is none', () => {
  expect(procedenciaDe(dir)).toMatchObject({ commit: null, autor: null });
  expect(continua(dir, 'c0ffee12')).toBeNull();
});

it('goes on from what it has, and not from what came after or beside it', () => {
  git('init', '-q');
  const uno = guardar('uno');
  const dos = guardar('dos');
  expect([continua(dir, uno), continua(dir, dos)]).toEqual([true, true]);
  git('checkout', '-q', uno);
  expect(continua(dir, dos)).toBe(false);
  expect(continua(dir, guardar('tres'))).toBe(true);
  expect(continua(dir, dos)).toBe(false);
  expect(continua(dir, 'c0ffee1234567890c0ffee1234567890c0ffee12')).toBe(false);
});
