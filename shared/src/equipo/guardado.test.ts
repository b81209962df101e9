import { beforeEach, expect, it } from '@jest/globals';

import { avisosDeConsola } from '@comanda/shared/testing';

import { Guardado } from './guardado';

/** A storage that is as well as its test says. */
function storageDe(cosas: Map<string, string>, alEscribir: () => void = () => undefined): Storage {
  return new Proxy({} as Storage, {
    get: (_, nombre) =>
      ({
        getItem: (llave: string) => cosas.get(llave) ?? null,
        setItem: (llave: string, texto: string) => {
          alEscribir();
          cosas.set(llave, texto);
        },
        removeItem: (llave: string) => void cosas.delete(llave),
      })[nombre as string],
    ownKeys: () => [...cosas.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

beforeEach(() => void avisosDeConsola()); // said once a page

it('keeps where it can, by name', () => {
  const cosas = new Map<string, string>();
  const guardado = new Guardado(() => storageDe(cosas));
  guardado.guardar('una', '1');
  guardado.guardar('otra', '2');
  guardado.guardar('una', null);
  expect([...cosas]).toEqual([['otra', '2']]);
  expect(guardado.llaves()).toEqual(['otra']);
  expect(guardado.leer('una')).toBeNull();
});

it('one that may not be touched is remembered by the page', () => {
  const guardado = new Guardado(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(guardado.leer('una')).toBeNull();
  guardado.guardar('una', '1');
  expect(guardado.leer('una')).toBe('1');
  expect(guardado.dura('una')).toBe(false);
  expect(guardado.llaves()).toEqual(['una']);
  guardado.guardar('una', null);
  expect(guardado.leer('una')).toBeNull();
  expect(guardado.llaves()).toEqual([]);
});

it('of one that is full the page knows the last, and what is in it is read still', () => {
  const cosas = new Map([
    ['una', 'vieja'],
    ['otra', '2'],
  ]);
  let llena = true;
  const storage = storageDe(cosas, () => {
    if (llena) throw new DOMException('full', 'QuotaExceededError');
  });
  const guardado = new Guardado(() => storage);
  guardado.guardar('una', 'nueva');
  expect(guardado.leer('una')).toBe('nueva');
  expect(guardado.leer('otra')).toBe('2');
  expect(guardado.llaves().sort()).toEqual(['otra', 'una']);
  expect(guardado.dura('una')).toBe(false);
  expect(new Guardado(() => storage).leer('una')).toBeNull(); // the next page asks, and believes nothing old

  llena = false;
  guardado.guardar('una', 'última');
  expect(cosas.get('una')).toBe('última');
  expect(guardado.dura('una')).toBe(true);
});
