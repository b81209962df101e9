import { describe, expect, it } from '@jest/globals';

import { CAJERO } from '@comanda/kit/testing/semilla';
import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { leerEnv } from '../env';
import { startPlatform } from '../testing/startPlatform';

async function dichoCon(contencion: boolean): Promise<(boolean | undefined)[]> {
  const platform = await startPlatform({ contencion });
  try {
    const dichos: (boolean | undefined)[] = [];
    for (const cookies of [{}, await platform.cookieDe(CAJERO)]) {
      const respuesta = await platform.app.inject({ url: '/plataforma/arranque', cookies });
      dichos.push(respuesta.json<{ data: Arranque }>().data.contencion);
    }
    return dichos;
  } finally {
    await platform.terminar();
  }
}

describe('whether pages keep areas apart', () => {
  it('is told to every page by the boot document, and not where it is switched off', async () => {
    expect(await dichoCon(true)).toEqual([true, true]);
    expect(await dichoCon(false)).toEqual([undefined, undefined]);
  });

  it('is so where nothing is said', () => {
    const base = { DATABASE_APP_URL: 'postgres://app@localhost/comanda' };
    expect(leerEnv(base).PAGE_CONTAINMENT).toBe('on');
    expect(leerEnv({ ...base, PAGE_CONTAINMENT: 'off' }).PAGE_CONTAINMENT).toBe('off');
  });
});
