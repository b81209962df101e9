import { setImmediate as unaVuelta } from 'node:timers/promises';

import { describe, expect, it } from '@jest/globals';

import { cederElPaso } from './cederElPaso';

const trabajar = (ms: number) => {
  const fin = performance.now() + ms;
  while (performance.now() < fin);
};

describe('cederElPaso', () => {
  it('rests as long as it worked while others wait, and only then', async () => {
    let otras = true;
    const ceder = cederElPaso(() => otras);
    /** Turns of the loop that others had meanwhile. */
    let vueltas = 0;
    const fin = new AbortController();
    const mirar = (async () => {
      for (; !fin.signal.aborted; vueltas++) await unaVuelta();
    })();
    const vueltasDe = async (hayOtras: boolean) => {
      otras = hayOtras;
      vueltas = 0;
      for (let i = 0; i < 20; i++) {
        trabajar(5);
        await ceder();
      }
      return vueltas;
    };
    const solo = await vueltasDe(false);
    expect(solo).toBeGreaterThanOrEqual(19); // nobody is kept out all the while
    expect(await vueltasDe(true)).toBeGreaterThan(2 * solo);
    fin.abort();
    await mirar;
  });
});
