import { describe, expect, it } from '@jest/globals';

import { aLaVez } from './aLaVez';

describe('aLaVez', () => {
  it('runs so many at once and no more, in the order they came, also after one failed', async () => {
    const porTurnos = aLaVez(2);
    const dichos: string[] = [];
    const acabar: (() => void)[] = [];
    let dentro = 0;
    let mas = 0;
    const tarea = (n: number) => () =>
      new Promise<number>((resolve, reject) => {
        dichos.push(`entra ${n}`);
        mas = Math.max(mas, ++dentro);
        acabar.push(() => {
          dentro--;
          if (n === 1) reject(new Error('la primera'));
          else resolve(n);
        });
      });
    const todas = Promise.allSettled([1, 2, 3, 4, 5].map((n) => porTurnos(tarea(n))));
    for (let n = 0; n < 5; n++) {
      await new Promise(setImmediate);
      acabar[n]?.();
    }

    expect((await todas).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(dichos).toEqual(['entra 1', 'entra 2', 'entra 3', 'entra 4', 'entra 5']);
    expect(mas).toBe(2);
  });
});
