import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { AJUSTES_DE_PROXY } from './proxy';
import { buildServer } from './server';

const { TRUST_PROXY } = z.object(AJUSTES_DE_PROXY).shape;

describe('TRUST_PROXY', () => {
  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/24, ::1', ['10.0.0.0/24', '::1']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
    [undefined, undefined],
  ])('takes %s', (dicho, leido) => {
    expect(TRUST_PROXY.parse(dicho)).toEqual(leido);
  });

  it.each(['', 'true', '1', 'proxy.local', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', '::1,'])(
    'refuses %j: of a hop count or of everybody, any caller would be believed',
    (dicho) => {
      expect(TRUST_PROXY.safeParse(dicho).success).toBe(false);
    },
  );

  it.each([
    ['of the proxy', '10.0.0.5', { ip: '190.15.1.2', protocol: 'https' }],
    ['of anybody else', '10.9.0.5', { ip: '10.9.0.5', protocol: 'http' }],
  ])('believes the headers %s alone', async (_de, remoteAddress, visto) => {
    const app = await buildServer({
      nombre: 'prueba',
      log: false,
      trustProxy: TRUST_PROXY.parse('10.0.0.5'),
    });
    app.get('/quien', ({ ip, protocol }) => ({ ip, protocol }));
    const respuesta = await app.inject({
      url: '/quien',
      remoteAddress,
      headers: { 'x-forwarded-for': '190.15.1.2', 'x-forwarded-proto': 'https' },
    });
    expect(respuesta.json()).toEqual(visto);
    await app.close();
  });
});
