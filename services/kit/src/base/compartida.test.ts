import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';

import { compartir } from './compartida';
import { exponer } from '../http/exponer';
import { enSobre } from '../http/respuesta';
import { buildServer, type Server } from '../http/server';

const { listar } = defineCalls('ordering', {
  listar: {
    method: 'GET',
    path: '/lista',
    acceso: { perfiles: 'publico', area: null },
    reply: envelope(z.array(z.object({ nombre: z.string() }))).extend({ ahora: z.string() }),
  },
});

const MEDIODIA = new Date('2026-11-20T17:00:00Z');
const despues = (ms: number) => new Date(MEDIODIA.getTime() + ms);

describe('an answer for many', () => {
  let app: Server;
  let ahora = MEDIODIA;
  let lista = [{ nombre: 'ñandu', secreto: 'x' }];
  let hechas = 0;
  beforeEach(async () => {
    ahora = MEDIODIA;
    lista = [{ nombre: 'ñandu', secreto: 'x' }];
    hechas = 0;
    app = await buildServer({ nombre: 'prueba', log: false });
    exponer(app, listar, async () => {
      const momento = ahora;
      return compartir(lista, momento, () => {
        hechas += 1;
        return enSobre(lista, { ahora: momento.toISOString() });
      });
    });
  });
  afterEach(() => app.close());

  const pedir = (acepta?: string) =>
    app.inject({ url: '/lista', headers: acepta ? { 'accept-encoding': acepta } : {} });
  const larga = () => {
    lista = Array.from({ length: 200 }, (_, i) => ({ nombre: `ñandu ${i}`, secreto: 'x' }));
  };

  it('is what its contract says, in JSON', async () => {
    const { headers, body } = await pedir('br');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-encoding']).toBeUndefined(); // so short that it fits one packet
    expect(JSON.parse(body)).toEqual({
      success: true,
      data: [{ nombre: 'ñandu' }],
      ahora: MEDIODIA.toISOString(),
    });
  });

  it('is made once for all who ask within a second', async () => {
    const [una, otra] = [await pedir(), await pedir()];
    ahora = despues(999);
    expect([una.body, otra.body]).toEqual(Array(2).fill((await pedir()).body));
    expect(hechas).toBe(1);
  });

  it('says what time it is within a second, and what it was made of at once', async () => {
    await pedir();
    ahora = despues(1_000);
    expect((await pedir()).json()).toMatchObject({ ahora: ahora.toISOString() });
    lista = [{ nombre: 'otra', secreto: 'x' }];
    expect((await pedir()).json()).toMatchObject({ data: [{ nombre: 'otra' }] });
  });

  it('comes in each form that is asked for', async () => {
    larga();
    const llana = await pedir();
    const [br, gzip] = [await pedir('gzip, br'), await pedir('gzip')];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(llana.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(llana.body);
    for (const [{ headers }, forma] of [
      [br, 'br'],
      [gzip, 'gzip'],
    ] as const)
      expect(headers).toMatchObject({ 'content-encoding': forma, vary: 'accept-encoding' });
    expect((await pedir('br')).rawPayload).toEqual(br.rawPayload);
    expect(hechas).toBe(1);
  });
});
