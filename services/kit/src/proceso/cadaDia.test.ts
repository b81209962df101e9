import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import fastify from 'fastify';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import { cadaDia } from './cadaDia';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it('does it a minute after the start and once a day, whether it failed or not, until it is closed', async () => {
  const app = fastify();
  const fallos: unknown[] = [];
  app.log.error = (...dicho: unknown[]) => void fallos.push(dicho[1]);
  let veces = 0;
  cadaDia(app, {
    fallo: 'not done',
    hacer: async () => {
      if (++veces === 2) throw new Error('once');
    },
  });
  await app.ready();
  const hechas: number[] = [];
  for (const ms of [59_000, 1_000, DIA_MS, DIA_MS]) {
    await jest.advanceTimersByTimeAsync(ms);
    hechas.push(veces);
  }
  expect(hechas).toEqual([0, 1, 2, 3]);
  expect(fallos).toEqual(['not done']);
  await app.close();
  await jest.advanceTimersByTimeAsync(3 * DIA_MS);
  expect(veces).toBe(3);
});
