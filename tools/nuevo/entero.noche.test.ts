import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { copiaEntera } from '../../e2e/apoyo/copia';
import { chromium } from '../chromium';

/** As in a terminal: what jest tells its workers is not for those who run in the copy. */
function deUnaPersona(): NodeJS.ProcessEnv {
  const { JEST_WORKER_ID: _, NODE_ENV: _de, ...suyo } = process.env;
  return suyo;
}

/** What a machine says of all of it is said in the copy, which has its own path. */
describe('a new area with four calls and a screen, in a copy of this working copy', () => {
  let copia: ReturnType<typeof copiaEntera>;
  beforeAll(() => {
    copia = copiaEntera();
    correr('git', 'add', '--all');
    correr('git', '-c', 'user.name=prueba', '-c', 'user.email=a@b.ec', 'commit', '-qm', 'todo');
    nuevo('remoto', 'eventos', '--titulo', 'los eventos');
    nuevo('llamadas', 'eventos/reservaciones');
    nuevo('pantalla', 'remote-eventos/reservaciones');
    nuevo('pantalla', 'remote-caja/propinas');
  });
  afterAll(() => copia.borrar());

  function correr(programa: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(programa, args, {
      cwd: copia.carpeta,
      env: deUnaPersona(),
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    });
    if (status !== 0) throw new Error(`${programa} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  }
  const nuevo = (...args: string[]) =>
    correr(process.execPath, 'tools/comando.mjs', 'nuevo', ...args);

  it('touches nothing of others but what a machine writes', () => {
    const tocados = correr('git', 'diff', '--name-only').trim().split('\n').sort();
    expect(tocados).toEqual([
      '.github/CODEOWNERS',
      'package-lock.json',
      'remote-caja/src/area.ts',
      'remote-caja/src/routes.tsx',
      'services/ordering/src/db/schema.ts',
      'shared/superficie.md',
    ]);
  });

  it('numbers its migrations one after another', () => {
    const nuevas = correr(
      'git',
      'ls-files',
      '--others',
      '--exclude-standard',
      'services/ordering/migrations',
    );
    const numeros = nuevas
      .trim()
      .split('\n')
      .map((archivo) => Number(path.basename(archivo).slice(0, 4)));
    expect(numeros[1]).toBe((numeros[0] ?? 0) + 1);
  });

  it('says nothing that is not so of its package', () => {
    const candado = readFileSync(path.join(copia.carpeta, 'package-lock.json'), 'utf8');
    expect(candado).toContain('"resolved": "remote-eventos"');
  });

  it('passes what npm run check asks', () => {
    expect(correr(process.execPath, 'tools/comando.mjs', 'check')).not.toContain('MAL');
  });

  it('passes its tests, and those of every call and every screen', () => {
    const pruebas = [
      'reservaciones',
      'propinas',
      'local/src/(denegar|catalogo|citus|migraciones|testing)',
      'tools/pantallas',
      'platform/src/areas',
    ];
    correr('npx', 'jest', ...pruebas, '--maxWorkers=1');
  });

  const siHayNavegador = chromium() ? it : it.skip;
  siHayNavegador('passes its journeys, in a browser', () => {
    const dicho = correr(
      process.execPath,
      'tools/comando.mjs',
      'e2e',
      'eventos/reservaciones',
      'caja/propinas',
    );
    expect(dicho).toMatch(/4 passed, 0 failed, 0 skipped/);
  });
});
