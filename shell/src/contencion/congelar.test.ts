import { beforeAll, describe, expect, it } from '@jest/globals';

import { congelar } from './congelar';

const iterador = Object.getPrototypeOf([][Symbol.iterator]()) as object;

/** As a build would do it, by assignment. */
const REEMPLAZOS: Record<string, () => unknown> = {
  'Array.prototype.map': () => (Array.prototype.map = () => []),
  'Array.prototype.push': () => (Array.prototype.push = () => 0),
  'Array.from': () => (Array.from = () => []),
  'Object.keys': () => (Object.keys = () => []),
  'Object.prototype.toString': () => (Object.prototype.toString = () => ''),
  'Promise.prototype.then': () => Reflect.set(Promise.prototype, 'then', null) || falla(),
  'Promise.resolve': () => Reflect.set(Promise, 'resolve', null) || falla(),
  'JSON.parse': () => (JSON.parse = () => null),
  'Math.round': () => (Math.round = () => 0),
  'String.prototype.trim': () => (String.prototype.trim = () => ''),
  'Map.prototype.get': () => (Map.prototype.get = () => undefined),
  'Date.now': () => (Date.now = () => 0),
  'Function.prototype.call': () => (Function.prototype.call = () => undefined),
  'what goes through a list': () => Reflect.set(iterador, 'next', null) || falla(),
  'a method more for every list': () => Object.assign(Array.prototype, { ultimo: () => 1 }),
  'a property more for every object': () => Object.assign(Object.prototype, { de: 1 }),
};

function falla(): never {
  throw new TypeError('it is not to be replaced');
}

describe('what the language gives, once it is frozen', () => {
  beforeAll(congelar);

  it.each(Object.entries(REEMPLAZOS))('%s stays as it is', (_que, reemplazar) => {
    expect(reemplazar).toThrow(TypeError);
    expect([1, 2].map((n) => n * 2)).toEqual([2, 4]);
  });

  it('lets an instance have its own, by assignment', () => {
    const chunks: unknown[] = [];
    let llegados = 0;
    chunks.push = () => (llegados += 1);
    chunks.push('a');
    expect([llegados, chunks.length]).toEqual([1, 0]);

    const dicho = { toString: () => '' };
    dicho.toString = () => 'hola';
    expect(String(dicho)).toBe('hola');

    const error = new TypeError('uno');
    error.message = 'otro';
    error.name = 'Suyo';
    expect(String(error)).toBe('Suyo: otro');
  });

  it('lets a class be made the old way, and what it inherits be its own', () => {
    function Vieja() {
      return undefined;
    }
    Vieja.prototype = Object.create(Error.prototype) as object;
    const propio = Vieja.prototype as Record<string, unknown>;
    propio['constructor'] = Vieja;
    propio['name'] = 'Vieja';
    expect([propio['constructor'], propio['name']]).toEqual([Vieja, 'Vieja']);
    expect(Object.keys(propio)).toEqual(['constructor', 'name']);
    expect(Error.prototype.name).toBe('Error');
  });

  it('leaves expressions as they are made, with methods that are assigned to what inherits from them', () => {
    const suyo = Object.create(RegExp.prototype) as { exec: (texto: string) => unknown };
    suyo.exec = (texto) => [texto, 'suyo'];
    const hecha = Object.setPrototypeOf(/(\d+)/, suyo) as RegExp;
    expect(hecha.exec('a1')).toEqual(['a1', 'suyo']);
    expect(Object.isFrozen(RegExp.prototype)).toBe(false);
    expect('a, b'.split(/,\s*/)).toEqual(['a', 'b']);
  });

  it('leaves what ordinary code does as it was', async () => {
    class Propia extends Array<number> {}
    expect(new Propia(1, 2, 3).map((n) => n + 1)).toBeInstanceOf(Propia);
    const uno = { a: 1 };
    expect({ ...uno, b: [...new Set([1, 1])] }).toEqual({ a: 1, b: [1] });
    expect(Object.keys({ constructor: 1 })).toEqual(['constructor']);
    expect(await Promise.all([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2]);
    expect(JSON.stringify({ toString: 1, de: new Date(0) })).toBe(
      '{"toString":1,"de":"1970-01-01T00:00:00.000Z"}',
    );
  });
});
