import { describe, expect, it } from '@jest/globals';

import { porTandas } from './tandas';

const unTurno = () => new Promise(setImmediate);

/** Numbers to be doubled; 13 is refused. */
function abrir(maximo = 8) {
  const tandas: number[][] = [];
  const pedir = porTandas<number, number>({
    maximo,
    hacer: async (pedidos) => {
      tandas.push([...pedidos]);
      await unTurno();
      if (pedidos.includes(13)) throw new Error('13');
      return pedidos.map((pedido) => pedido * 2);
    },
  });
  return { pedir, tandas };
}

describe('porTandas', () => {
  it('does the first at once, and together what came meanwhile, up to the most', async () => {
    const { pedir, tandas } = abrir(3);
    const pedidos = Promise.all([1, 2, 3, 4, 5].map((n) => pedir('a', n)));
    expect(tandas).toEqual([[1]]);
    expect(await pedidos).toEqual([2, 4, 6, 8, 10]);
    expect(tandas).toEqual([[1], [2, 3, 4], [5]]);
    expect(await pedir('a', 6)).toBe(12);
  });

  it('holds no group up with another', async () => {
    const { pedir, tandas } = abrir();
    await Promise.all([pedir('a', 1), pedir('b', 2), pedir('a', 3)]);
    expect(tandas).toEqual([[1], [2], [3]]);
  });

  it('tells one that fails alone, and does the others', async () => {
    const { pedir, tandas } = abrir();
    const dichas = await Promise.allSettled([1, 2, 13, 4].map((n) => pedir('a', n)));
    expect(dichas.map((una) => (una.status === 'fulfilled' ? una.value : 'no'))).toEqual([
      2,
      4,
      'no',
      8,
    ]);
    expect(tandas).toEqual([[1], [2, 13, 4], [2], [13], [4]]);
    await expect(pedir('a', 13)).rejects.toThrow('13');
    expect(await pedir('a', 5)).toBe(10);
  });
});
