import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';

import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';

import { acceso } from '../acceso/acceso';
import { exponer } from './exponer';
import { redDe, ritmo } from './ritmo';
import { buildServer, type Server } from './server';
import { ADMIN, CAJERO } from '../testing/semilla';
import { sesionDe } from '../testing/sesion';
import { testDb, type TestDb } from '../testing/testDb';

describe('ritmo', () => {
  it('lets ten seconds of them through at once, and from then on so many a second', () => {
    let t = 0;
    const falta = ritmo(5, () => t);
    const pasan = (cuantas: number) =>
      Array.from({ length: cuantas }, () => falta('una')).filter((ms) => ms === 0).length;
    expect(pasan(100)).toBe(50);
    expect(falta('una')).toBeCloseTo(200);
    expect(falta('otra')).toBe(0); // hers is her own
    t += 1_000;
    expect(pasan(100)).toBe(5);
    t += 60_000;
    expect(pasan(100)).toBe(50);
  });

  it('never meets who keeps to the pace, however long, nor forgets who does not', () => {
    let t = 0;
    const falta = ritmo(20, () => t);
    const pasan: Record<string, number> = { justa: 0, apurada: 0 };
    for (let i = 0; i < 20 * 120; i++, t += 50) {
      if (falta('justa') === 0) pasan['justa']!++;
      for (let j = 0; j < 4; j++) if (falta('apurada') === 0) pasan['apurada']!++;
    }
    expect(pasan['justa']).toBe(2_400);
    expect(pasan['apurada']).toBeGreaterThan(2_500);
    expect(pasan['apurada']).toBeLessThanOrEqual(2_600); // 120 s, and what they had at once
  });

  it.each([
    ['190.15.1.7', '190.15.1.7'],
    ['::ffff:190.15.1.7', '::ffff:190.15.1.7'],
    ['2800:bf0:1:2:aaaa:bbbb:cccc:dddd', '2800:bf0:1:2'],
    ['2800:bf0:1:2::9', '2800:bf0:1:2'],
    ['2800::9', '2800:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is counted as %s', (ip, red) => expect(redDe(ip)).toBe(red));
});

const reply = envelope(z.string());
const calls = defineCalls('ordering', {
  suya: { method: 'GET', path: '/suya', acceso: { perfiles: 'sesion', area: null }, reply },
  abierta: { method: 'GET', path: '/abierta', acceso: { perfiles: 'publico', area: null }, reply },
});

describe('ponerRitmo', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  beforeAll(async () => {
    prueba = await testDb();
    jest.spyOn(performance, 'now').mockReturnValue(1_000); // a machine that is busy gives nobody more calls
    app = await buildServer({
      nombre: 'prueba',
      log: false,
      trustProxy: ['10.0.0.1'],
      ritmo: { usuario: 1, direccion: 2 }, // ten, and twenty, at once
    });
    await app.register(acceso, { db: prueba.db, reloj: () => new Date() });
    exponer(app, calls.suya, ({ caller }) => Promise.resolve(caller.id));
    exponer(app, calls.abierta, () => Promise.resolve('x'));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.close();
    await prueba.close();
  });

  const pedir = (url: string, remoteAddress: string, headers = {}) =>
    app.inject({ url, remoteAddress, headers });
  const cuantas = async (veces: number, hacer: () => ReturnType<typeof pedir>) => {
    const dichas = [];
    for (let i = 0; i < veces; i++) dichas.push((await hacer()).statusCode);
    return dichas.filter((status) => status !== 429).length;
  };

  it('refuses in a sentence, saying when', async () => {
    expect(await cuantas(40, () => pedir('/abierta', '10.1.1.1'))).toBe(20);
    const { statusCode, headers, json } = await pedir('/abierta', '10.1.1.1');
    expect(statusCode).toBe(429);
    expect(headers['retry-after']).toBe('1');
    expect(headers['x-request-id']).toBeDefined();
    expect(json()).toEqual({
      success: false,
      code: 'DEMASIADAS_PETICIONES',
      msg: 'Demasiadas peticiones seguidas. Espere un momento e intente de nuevo',
    });
  });

  it('counts by address, where a path is no call of anybody too, and whoever watches the service not at all', async () => {
    await cuantas(40, () => pedir('/no/existe', '10.1.1.2'));
    expect((await pedir('/abierta', '10.1.1.2')).statusCode).toBe(429);
    expect((await pedir('/abierta', '10.1.1.3')).statusCode).toBe(200);
    expect((await pedir('/salud', '10.1.1.2')).statusCode).toBe(200);
    expect((await pedir('/metricas', '10.1.1.2')).statusCode).not.toBe(429);
  });

  it('believes the proxy it is told of, and nobody else, who the address is', async () => {
    const tras = (de: string) => ({ 'x-forwarded-for': de });
    await cuantas(40, () => pedir('/abierta', '10.0.0.1', tras('190.1.1.1')));
    expect((await pedir('/abierta', '10.0.0.1', tras('190.1.1.1'))).statusCode).toBe(429);
    expect((await pedir('/abierta', '10.0.0.1', tras('190.1.1.2'))).statusCode).toBe(200);
    let n = 0;
    const finge = () => pedir('/abierta', '10.1.1.4', tras(`190.2.2.${n++}`));
    expect(await cuantas(40, finge)).toBe(20);
  });

  it('counts by user, wherever they call from and with whichever session', async () => {
    const [una, otra] = [await sesionDe(prueba.url, CAJERO), await sesionDe(prueba.url, CAJERO)];
    let n = 0;
    const llamar = () => pedir('/suya', `10.2.0.${n++}`, n % 2 ? una : otra);
    expect(await cuantas(20, llamar)).toBe(10);
    expect((await llamar()).json()).toMatchObject({ code: 'DEMASIADAS_PETICIONES' });
    const admin = await sesionDe(prueba.url, ADMIN);
    expect((await pedir('/suya', '10.2.1.1', admin)).statusCode).toBe(200);
  });
});
