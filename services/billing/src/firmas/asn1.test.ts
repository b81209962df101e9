import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { enteroDeDer, hijosDer, leerDer, oidDeDer } from './der';

const hex = (texto: string) => Buffer.from(texto.replaceAll(' ', ''), 'hex');
const nodo = (texto: string) => leerDer(hex(texto));

describe('leerDer', () => {
  it.each([
    ['of a short length', '04 02 aabb', 0x04, 'aabb', '0402aabb'],
    ['of nothing', '05 00', 0x05, '', '0500'],
    ['with something behind it', '04 01 aa 04 01 bb', 0x04, 'aa', '0401aa'],
  ])('reads a value %s', (_, bytes, tag, contenido, todo) => {
    const leido = nodo(bytes);
    expect(leido.tag).toBe(tag);
    expect(leido.contenido.toString('hex')).toBe(contenido);
    expect(leido.todo.toString('hex')).toBe(todo);
  });

  it.each([
    [127, '047f'],
    [128, '048180'],
    [255, '0481ff'],
    [256, '04820100'],
    [70_000, '0483011170'],
  ])('reads a length of %i', (largo, cabeza) => {
    const bytes = Buffer.concat([hex(cabeza), Buffer.alloc(largo, 7)]);
    const { contenido, todo } = leerDer(bytes);
    expect(contenido).toEqual(Buffer.alloc(largo, 7));
    expect(todo).toEqual(bytes);
  });

  it('begins where it is told', () => {
    expect(leerDer(hex('0401aa 0402bbcc'), 3).todo.toString('hex')).toBe('0402bbcc');
  });

  it('refuses what is cut off, and says how much is missing', () => {
    expect(() => nodo('04 03 aabb')).toThrow('leerDer: 5 bytes expected, 4 present');
    expect(() => nodo('04')).toThrow('out of range');
  });
});

it('hijosDer reads one after another, and none where there is nothing', () => {
  const hijos = hijosDer(nodo('30 06 0401aa 0201ff'));
  expect(hijos.map(({ todo }) => todo.toString('hex'))).toEqual(['0401aa', '0201ff']);
  expect(hijosDer(nodo('30 00'))).toEqual([]);
});

it.each([
  ['06 03 550403', '2.5.4.3'],
  ['06 0a 2b0601040182a83b030b', '1.3.6.1.4.1.37947.3.11'],
  ['06 0a 0992268993f22c640101', '0.9.2342.19200300.100.1.1'],
  ['06 01 27', '0.39'],
  ['06 01 28', '1.0'],
  ['06 01 4f', '1.39'],
  ['06 01 50', '2.0'],
  ['06 02 8837', '2.999'],
])('oidDeDer reads %s as %s', (bytes, oid) => {
  expect(oidDeDer(nodo(bytes))).toBe(oid);
});

describe('enteroDeDer', () => {
  it.each([
    ['02 01 00', '0'],
    ['02 01 7f', '127'],
    ['02 02 0080', '128'],
    ['02 01 80', '-128'],
    ['02 01 ff', '-1'],
    ['02 09 00ffffffffffffffff', '18446744073709551615'],
    ['02 00', '0'],
  ])('reads %s as %s', (bytes, numero) => {
    expect(enteroDeDer(nodo(bytes))).toBe(numero);
  });

  it('reads any serial number that a certificate may have', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 159n }), (numero) => {
        const cifras = numero.toString(16);
        const contenido = Buffer.from(`00${cifras.length % 2 ? '0' : ''}${cifras}`, 'hex');
        expect(enteroDeDer({ tag: 2, contenido, todo: contenido })).toBe(String(numero));
      }),
    );
  });
});
