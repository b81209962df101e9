import { describe, expect, it } from '@jest/globals';

import { LISTAR } from '../testing/makePublicable';

import { diferenciaDe } from './diferencia';

const otra = { ...LISTAR, path: '/v1/otra' };
const de = (llama: (typeof LISTAR)[] | null, bytes = 100) => ({
  build: 'aaaaaaaaaaa1',
  bytes,
  llama,
});

describe('what a build changes', () => {
  it('is which calls are new, gone and changed, and how much longer it is', () => {
    const cambiada = { ...LISTAR, forma: { ...LISTAR.forma, reply: { type: 'null' } } };
    const antes = de([cambiada as unknown as typeof LISTAR, otra], 130);
    expect(diferenciaDe(de([LISTAR, { ...otra, method: 'GET' }]), antes)).toEqual({
      contra: 'aaaaaaaaaaa1',
      bytes: -30,
      nuevas: ['GET /v1/otra'],
      quitadas: ['POST /v1/otra'],
      cambiadas: ['POST /v1/listar_caja'],
    });
  });

  it('is not that the database wrote the same in another order', () => {
    const alReves = Object.fromEntries(Object.entries(LISTAR.forma).reverse());
    const deAntes = { ...LISTAR, forma: alReves as typeof LISTAR.forma };
    expect(diferenciaDe(de([LISTAR]), de([deAntes]))?.cambiadas).toEqual([]);
  });

  it('is not known of one that does not say what it calls', () => {
    expect(diferenciaDe(de(null), de([LISTAR]))).toBeNull();
    expect(diferenciaDe(de([LISTAR]), de(null))).toBeNull();
  });
});
