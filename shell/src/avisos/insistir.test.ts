import { expect, it, jest } from '@jest/globals';

import { avisosDeConsola } from '@comanda/shared/testing';

import { insistir } from './insistir';

it('asks again for what did not come, and says so', async () => {
  jest.useFakeTimers();
  const dichos = avisosDeConsola();
  const traer = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('sin red'))
    .mockResolvedValue('avisos');
  const pedido = insistir(traer);
  await jest.advanceTimersByTimeAsync(4_000);
  expect([traer.mock.calls.length, dichos.length]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(pedido).resolves.toBe('avisos');
  expect(traer).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
