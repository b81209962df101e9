import { describe, expect, it } from '@jest/globals';

import { hastaQueHayaBase } from './hastaQueHayaBase';

const caida = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

describe('a process that starts while its database is away', () => {
  it('waits for it, and says so once', async () => {
    const avisos: string[] = [];
    let veces = 0;
    const hecho = await hastaQueHayaBase(
      () => (++veces < 3 ? Promise.reject(caida()) : Promise.resolve('lista')),
      { pausaMs: 1, avisar: (aviso) => avisos.push(aviso) },
    );
    expect({ hecho, veces, avisos: avisos.length }).toEqual({
      hecho: 'lista',
      veces: 3,
      avisos: 1,
    });
  });

  it('does not do again what failed by itself', async () => {
    let veces = 0;
    const falla = () => {
      veces += 1;
      return Promise.reject(Object.assign(new Error('no such table'), { code: '42P01' }));
    };
    await expect(hastaQueHayaBase(falla)).rejects.toThrow('no such table');
    expect(veces).toBe(1);
  });

  it('gives up in the end, with what it was told', async () => {
    const error = await hastaQueHayaBase(() => Promise.reject(caida()), {
      plazoMs: 0,
      avisar: () => undefined,
    }).catch((fallo: unknown) => fallo);
    expect(error).toMatchObject({
      message: 'La base no respondió en 0 s',
      cause: { code: '57P01' },
    });
  });
});
