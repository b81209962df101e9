import { describe, expect, it } from '@jest/globals';

import { laUltima } from './laUltima';

function abrir() {
  const hacer = laUltima();
  const hechas: string[] = [];
  const puertas: (() => void)[] = [];
  const pedir = (quien: string, que: string) =>
    hacer(quien, async () => {
      hechas.push(que);
      await new Promise<void>((resolve) => puertas.push(resolve));
      return que;
    });
  return { hechas, pedir, acabar: (cual: number) => puertas[cual]?.() };
}

describe('laUltima', () => {
  it('does one at a time of each, and of those that wait the last', async () => {
    const { hechas, pedir, acabar } = abrir();
    const [primera, segunda, tercera] = [pedir('u1', 'a'), pedir('u1', 'b'), pedir('u1', 'c')];
    await expect(segunda).rejects.toMatchObject({ code: 'MUCHO_TRABAJO' });
    expect(hechas).toEqual(['a']);
    acabar(0);
    expect(await primera).toBe('a');
    await Promise.resolve();
    expect(hechas).toEqual(['a', 'c']);
    acabar(1);
    expect(await tercera).toBe('c');
  });

  it('lets nobody wait for another, and begins anew once all is done, also where it failed', async () => {
    const { hechas, pedir, acabar } = abrir();
    const una = pedir('u1', 'a');
    const otra = pedir('u2', 'b');
    expect(hechas).toEqual(['a', 'b']);
    acabar(0);
    acabar(1);
    await Promise.all([una, otra]);
    const hacer = laUltima();
    await expect(hacer('u1', () => Promise.reject(new Error('mala')))).rejects.toThrow('mala');
    expect(await hacer('u1', () => Promise.resolve('buena'))).toBe('buena');
  });
});
