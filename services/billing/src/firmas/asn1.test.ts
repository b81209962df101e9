import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { contenidoAsn1, derDe, enteroDe, leerAsn1, oidAsn1, partesAsn1 } from './asn1';

const hex = (texto: string) => Buffer.from(texto.replaceAll(' ', ''), 'hex');
const nodo = (texto: string) => leerAsn1(hex(texto));

describe('a value of a certificate', () => {
  it.each([
    ['of a short length', '04 02 aabb', 'aabb'],
    ['of nothing', '05 00', ''],
    ['of text in two bytes a letter', '1e 04 0041 00d1', '004100d1'],
  ])('%s is read, and written as it was', (_, bytes, contenido) => {
    expect(contenidoAsn1(nodo(bytes)).toString('hex')).toBe(contenido);
    expect(derDe(nodo(bytes))).toEqual(hex(bytes));
  });

  it.each([
    [127, '047f'],
    [128, '048180'],
    [255, '0481ff'],
    [256, '04820100'],
    [70_000, '0483011170'],
  ])('has a length of %i', (largo, cabeza) => {
    const bytes = Buffer.concat([hex(cabeza), Buffer.alloc(largo, 7)]);
    expect(contenidoAsn1(leerAsn1(bytes))).toEqual(Buffer.alloc(largo, 7));
    expect(derDe(leerAsn1(bytes))).toEqual(bytes);
  });

  it('is refused where it is cut off', () => {
    expect(() => nodo('04 03 aabb')).toThrow('Too few bytes');
    expect(() => nodo('04')).toThrow('Too few bytes');
  });

  it('has its parts one after another, and none where there is nothing', () => {
    expect(partesAsn1(nodo('30 06 0401aa 0201ff')).map(derDe)).toEqual([
      hex('0401aa'),
      hex('0201ff'),
    ]);
    expect(partesAsn1(nodo('30 00'))).toEqual([]);
    expect(contenidoAsn1(nodo('30 00'))).toEqual(Buffer.alloc(0));
  });
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
])('oidAsn1 reads %s as %s', (bytes, oid) => {
  expect(oidAsn1(nodo(bytes))).toBe(oid);
});

describe('enteroDe', () => {
  it.each([
    ['02 01 00', '0'],
    ['02 01 7f', '127'],
    ['02 02 0080', '128'],
    ['02 01 80', '-128'],
    ['02 01 ff', '-1'],
    ['02 09 00ffffffffffffffff', '18446744073709551615'],
    ['02 00', '0'],
  ])('reads %s as %s', (bytes, numero) => {
    expect(enteroDe(nodo(bytes))).toBe(numero);
  });

  it('reads any serial number that a certificate may have', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 159n }), (numero) => {
        const cifras = numero.toString(16);
        const contenido = Buffer.from(`00${cifras.length % 2 ? '0' : ''}${cifras}`, 'hex');
        const cabeza = Buffer.from([0x02, contenido.length]);
        expect(enteroDe(leerAsn1(Buffer.concat([cabeza, contenido])))).toBe(String(numero));
      }),
    );
  });
});
