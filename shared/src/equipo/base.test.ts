import 'fake-indexeddb/auto';

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import { avisosDeConsola } from '@comanda/shared/testing';

import { baseAbierta } from './base';

const callado = () => ({}) as IDBOpenDBRequest; // nothing of it is ever called
const cosas = (base: IDBDatabase) => void base.createObjectStore('cosas');

beforeEach(() => void avisosDeConsola()); // said once a page
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is opened once, and again where another version closed it or it could not be opened', async () => {
  const { abrir } = baseAbierta('prueba', 1, cosas);
  const [una, otra] = await Promise.all([abrir(), abrir()]);
  expect(una).toBe(otra);
  expect([...una.objectStoreNames]).toEqual(['cosas']);

  await new Promise((resolve) => (indexedDB.deleteDatabase('prueba').onsuccess = resolve));
  expect(await abrir()).not.toBe(una);

  const rota = baseAbierta('otra', 1, () => undefined);
  jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await expect(rota.abrir()).rejects.toThrow('no');
  expect((await rota.abrir()).name).toBe('otra');
});

it('one that never answers is waited for once, and used when it comes after all', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const { abrir } = baseAbierta('callada', 1, cosas);
  const tarde = callado();
  const open = jest.spyOn(indexedDB, 'open').mockReturnValueOnce(tarde);
  const primera = expect(abrir()).rejects.toThrow('callada: it does not answer');
  await jest.advanceTimersByTimeAsync(4_000);
  await primera;

  await expect(abrir()).rejects.toThrow('it does not answer'); // at once, without asking
  expect(open).toHaveBeenCalledTimes(1);

  const base = { close: () => undefined };
  Object.assign(tarde, { result: base });
  tarde.onsuccess?.(new Event('success'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await abrir()).toBe(base);
});

it('is asked anew once it was left alone for a while', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const { abrir } = baseAbierta('cansada', 1, cosas);
  jest.spyOn(indexedDB, 'open').mockReturnValueOnce(callado());
  const primera = expect(abrir()).rejects.toThrow('it does not answer');
  await jest.advanceTimersByTimeAsync(4_000);
  await primera;
  await jest.advanceTimersByTimeAsync(30_000);
  expect((await abrir()).name).toBe('cansada');
});

it('what was begun and never answered is given up', async () => {
  const { abrir, esperar } = baseAbierta('trabada', 1, cosas);
  const base = await abrir();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const abort = jest.fn();
  const transaccion = { error: null, abort } as unknown as IDBTransaction;
  const esperada = expect(esperar(new Promise(() => undefined), transaccion)).rejects.toThrow(
    'it does not answer',
  );
  await jest.advanceTimersByTimeAsync(8_000);
  await esperada;
  expect(abort).toHaveBeenCalledTimes(1);
  await expect(abrir()).rejects.toThrow('it does not answer');
  base.close();
});

it('is heard where its answer lay there while the page stood still for longer than it waits', async () => {
  const { abrir } = baseAbierta('quieta', 1, cosas);
  const pedido = callado();
  jest.spyOn(indexedDB, 'open').mockReturnValueOnce(pedido);
  const abierta = abrir();
  const base = { close: () => undefined };
  Object.assign(pedido, { result: base });
  // after the clock of who waits, as in a loop that is late
  setTimeout(() => void pedido.onsuccess?.(new Event('success')), 4_500);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_600); // nothing else is heard meanwhile
  expect(await abierta).toBe(base);
});
