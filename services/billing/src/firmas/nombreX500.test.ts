import { describe, expect, it } from '@jest/globals';

import { leerAsn1 } from './asn1';
import { nombreX500 } from './nombreX500';

const UTF8 = 0x0c;
const OIDS = {
  CN: '550403',
  C: '550406',
  L: '550407',
  ST: '550408',
  STREET: '550409',
  O: '55040a',
  OU: '55040b',
  UID: '0992268993f22c640101',
  DC: '0992268993f22c640119',
  serie: '550405',
} as const;

const der = (tag: number, contenido: Buffer) =>
  Buffer.concat([Buffer.from([tag, contenido.length]), contenido]);
type Atributo = [tipo: keyof typeof OIDS, valor: string | Buffer, tag?: number];
const atributo = ([tipo, valor, tag = UTF8]: Atributo) =>
  der(
    0x30,
    Buffer.concat([der(0x06, Buffer.from(OIDS[tipo], 'hex')), der(tag, Buffer.from(valor))]),
  );
/** Each list is one part of the name, of one attribute or of several. */
const nombre = (...partes: Atributo[][]) =>
  nombreX500(
    leerAsn1(
      der(0x30, Buffer.concat(partes.map((una) => der(0x31, Buffer.concat(una.map(atributo)))))),
    ),
  );
const cn = (valor: string) => nombre([['CN', valor]]);

describe('nombreX500, as Java writes it (RFC 2253)', () => {
  it('begins with the last, with a comma and no space, and a plus inside of one', () => {
    expect(
      nombre(
        [['C', 'EC']],
        [['O', 'SECURITY DATA']],
        [
          ['CN', 'ANA'],
          ['OU', 'CAJA'],
        ],
      ),
    ).toBe('CN=ANA+OU=CAJA,O=SECURITY DATA,C=EC');
  });

  it.each(['CN', 'C', 'L', 'ST', 'STREET', 'O', 'OU', 'UID', 'DC'] as const)(
    'has the word %s',
    (palabra) => {
      expect(nombre([[palabra, 'x']])).toBe(`${palabra}=x`);
    },
  );

  it('writes a type that has no word, and a value that is no text, in hex with their DER', () => {
    expect(nombre([['serie', '17']])).toBe('2.5.4.5=#0c023137');
    expect(nombre([['CN', Buffer.from([0x01]), 0x02]])).toBe('CN=#020101');
  });

  it.each([0x0c, 0x13, 0x14, 0x16, 0x1b, 0x1e])('takes %i for a string', (tag) => {
    expect(nombre([['CN', 'ANAS', tag]])).toBe('CN=ANAS');
  });

  it.each([
    ['PEÑA & HIJOS', 'PEÑA & HIJOS'],
    ['A, B', 'A\\, B'],
    ['a=b+c', 'a\\=b\\+c'],
    ['<a>#;"\\', '\\<a\\>\\#\\;\\"\\\\'],
    [' ana ', '\\ ana\\ '],
    ['  ana  maría', '\\ \\ ana  maría'],
    ['ana\r', 'ana\\\r'],
    ['ana  ', 'ana\\ \\ '],
    ['a\u0000b', 'a\\00b'],
  ])('escapes %j as %j', (valor, escrito) => {
    expect(cn(valor)).toBe(`CN=${escrito}`);
  });

  it('reads the bytes of every string as UTF-8', () => {
    expect(nombre([['CN', Buffer.from('PEÑA', 'latin1'), 0x14]])).toBe('CN=PE\ufffdA');
  });

  it('refuses an attribute without a value', () => {
    const sinValor = der(0x30, der(0x31, der(0x30, der(0x06, Buffer.from(OIDS.CN, 'hex')))));
    expect(() => nombreX500(leerAsn1(sinValor))).toThrow(
      'nombreX500: an attribute without type or value',
    );
  });
});
