import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import { avisosDeConsola } from '@comanda/shared/testing';

import { conCandado, siEstaLibre } from './candados';

type Dado = (candado: object | null) => unknown;

/** As the browser answers for a lock, given or not; or does not answer. */
function poner(request: (dado: Dado) => unknown): void {
  const locks = {
    request: (_nombre: string, ...resto: [Dado] | [object, Dado]) =>
      Promise.resolve(request(resto.at(-1) as Dado)),
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
}

const navegador = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
beforeEach(() => void avisosDeConsola()); // said once a page
afterEach(() => {
  if (navegador) Object.defineProperty(globalThis, 'navigator', navegador);
  jest.useRealTimers();
});

it('does it with the lock, and says what came of it', async () => {
  poner((dado) => dado({}));
  expect(await conCandado('una', () => Promise.resolve(7))).toBe(7);
  expect(await siEstaLibre('una', () => Promise.resolve(8))).toBe(8);
  await expect(conCandado('una', () => Promise.reject(new Error('suya')))).rejects.toThrow('suya');
});

it('what another tab does is waited for, or left to it', async () => {
  let veces = 0;
  poner((dado) => dado(veces++ === 0 ? null : {})); // not free; then it is its turn
  expect(await conCandado('una', () => Promise.resolve('hecha'))).toBe('hecha');
  expect(veces).toBe(2);
  poner((dado) => dado(null));
  const hacer = jest.fn(() => Promise.resolve('hecha'));
  expect(await siEstaLibre('una', hacer)).toBeUndefined();
  expect(hacer).not.toHaveBeenCalled();
});

it('a browser without locks, or that fails at them, does it all the same', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  expect(await conCandado('una', () => Promise.resolve(1))).toBe(1);
  poner(() => Promise.reject(new DOMException('no', 'SecurityError')));
  expect(await siEstaLibre('una', () => Promise.resolve(2))).toBe(2);
});

it('one that never answers is waited for shortly, and what is done is done once', async () => {
  jest.useFakeTimers();
  let tarde: Dado = () => undefined;
  poner(
    (dado) =>
      new Promise(() => {
        tarde = dado;
      }),
  );
  const hacer = jest.fn(() => Promise.resolve('hecha'));
  const hecha = conCandado('una', hacer);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await hecha).toBe('hecha');
  tarde({});
  expect(hacer).toHaveBeenCalledTimes(1);
});
