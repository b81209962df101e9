import { execFileSync } from 'node:child_process';

import { describe, expect, it } from '@jest/globals';

import { NOMBRES } from '../bench/arnes/lista';

import { raiz } from './ejecutar';

describe('the benches', () => {
  it('load as who runs them loads them, each with a promise that is still said where it says so', () => {
    const lista = execFileSync(process.execPath, ['--import', 'tsx', 'bench/run.ts', '--lista'], {
      cwd: raiz,
      encoding: 'utf8',
    });
    const dichos = new Set(lista.split('\n').map((linea) => linea.split(':', 1)[0]));
    expect([...dichos].filter((nombre) => nombre !== '')).toEqual(
      expect.arrayContaining([...NOMBRES]),
    );
  });
});
