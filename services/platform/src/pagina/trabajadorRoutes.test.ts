import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { CAJERO } from '@comanda/kit/testing/semilla';
import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { startPlatform } from '../testing/startPlatform';

describe('where the worker is to go', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  beforeAll(async () => {
    platform = await startPlatform({ sinTrabajador: true });
  });
  afterAll(() => platform.terminar());

  it('its address gives one that takes itself away, whoever asks and whatever is published', async () => {
    const { statusCode, headers, body } = await platform.app.inject('/trabajador.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    });
    expect(body).toContain('self.registration.unregister()');
    expect(body).not.toContain("'fetch'");
  });

  it('the boot document says so to every page', async () => {
    for (const cookies of [{}, await platform.cookieDe(CAJERO)]) {
      const respuesta = await platform.app.inject({ url: '/plataforma/arranque', cookies });
      const { data } = respuesta.json<{ data: Arranque }>();
      expect(data.sin_trabajador).toBe(true);
    }
  });
});
