// @ts-nocheck
import 'fake-indexeddb/auto';

import { expect, it, jest } from '@jest/globals';

import { baseAbierta } from './baseAbierta';

it('is opened once, and again where another version closed it or it could not be opened', async () => {
  const abrir = baseAbierta('prueba', 1, (base) => void base.createObjectStore('cosas'));
  const [una, otra] = await Promise.all([abrir(), abrir()]);
  expect(una).toBe(otra);
  expect([...una.objectStoreNames]).toEqual(['cosas']);

  await new Promise((resolve) => (indexedDB.deleteDatabase('prueba').onsuccess = resolve));
  expect(await abrir()).not.toBe(una);

  const rota = baseAbierta('otra', 1, () => undefined);
  jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await expect(rota()).rejects.toThrow('no');
  expect((await rota()).name).toBe('otra');
});
