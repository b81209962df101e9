import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  celdaNumero,
  celdaTexto,
  CSV_DE_ECUADOR,
  CSV_DE_OTRO_PAIS,
  escribirCsv,
  leerCelda,
  leerCsv,
  leerTexto,
} from './csv';

const textos = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^['=+\-@"\t;,\r\n0-9]{0,14}$/),
);

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['-5', "'-5"],
    ["'=x", "''=x"],
    ["D'Elia", "D'Elia"],
  ])('that could be taken for a formula is a text: %s', (valor, celda) => {
    expect(celdaTexto(valor)).toBe(celda);
  });

  it('keeps the digits of a code as they are, and tells cents as its country does', () => {
    const codigos = ['007', '7861234567897', '42'];
    expect(codigos.map(celdaTexto)).toEqual(codigos);
    expect(celdaNumero(1234.5)).toBe('1234,50');
    expect(celdaNumero(-1234.5, CSV_DE_OTRO_PAIS)).toBe('-1234.50');
  });

  it('of a file of before tells its code as it was', () => {
    expect(leerCelda('="007"')).toBe('007');
  });

  it('is read as what it was written for', () => {
    fc.assert(
      fc.property(textos, (valor) => {
        expect(leerCelda(celdaTexto(valor))).toBe(valor);
        expect(leerTexto(celdaTexto(valor))).toBe(valor);
      }),
    );
  });
});

describe('leerCsv', () => {
  it.each([CSV_DE_ECUADOR, CSV_DE_OTRO_PAIS])('reads what escribirCsv writes, %j', (estilo) => {
    const filas = fc.array(fc.array(textos, { minLength: 3, maxLength: 3 }), { minLength: 1 });
    fc.assert(
      fc.property(filas, (cuerpo) => {
        const todas = [['a', 'b', 'c'], ...cuerpo];
        expect(leerCsv(escribirCsv(todas, estilo))).toEqual(todas);
      }),
    );
  });

  it.each([';', ',', '\t'])('tells cells apart with %j', (entre) => {
    const texto = `a${entre}"b${entre} ""c"""${entre}\r\n1${entre}${entre}3\n\nx${entre}"y\nz"`;
    expect(leerCsv(texto)).toEqual([
      ['a', `b${entre} "c"`, ''],
      ['1', '', '3'],
      [''],
      ['x', 'y\nz'],
    ]);
  });

  it('takes decimals with a comma where cells are apart by something else', () => {
    expect(leerCsv('a;b;c\n9,50;8,25;1,5\n')).toEqual([
      ['a', 'b', 'c'],
      ['9,50', '8,25', '1,5'],
    ]);
    expect(leerCsv('"a,x,y,z";b\n1;2')).toEqual([
      ['a,x,y,z', 'b'],
      ['1', '2'],
    ]);
  });

  it('says in which row quotes were left open', () => {
    expect(leerCsv('a;b\n1;2\n"3;4\n5;6\n')).toEqual([['a', 'b'], ['1', '2'], null]);
  });

  it('reads megabytes in quotes', () => {
    const larga = '"",x\n'.repeat(1_000_000);
    expect(leerCsv(`a\n"${larga}";z`)[1]?.map(({ length }) => length)).toEqual([4_000_000, 1]);
    expect(leerCsv(`a\n"${larga}"`.slice(0, -1)).at(-1)).toBeNull();
  });

  it('takes what follows the closing quotes as of the cell', () => {
    expect(leerCsv('a;b\n"x"y,z;"1"\n')[1]).toEqual(['xy,z', '1']);
  });

  it('finds nothing in nothing', () => {
    expect([leerCsv(''), leerCsv('\uFEFF')]).toEqual([[], []]);
  });
});
