import { describe, expect, it } from '@jest/globals';

import { csvDe } from './csv';

const columnas = [
  { header: 'Producto', text: ([nombre]: readonly string[]) => nombre ?? '' },
  { header: 'Nota', text: ([, nota]: readonly string[]) => nota ?? '' },
];

describe('csvDe', () => {
  it('is what a spreadsheet opens with its accents, a cell each', () => {
    expect(csvDe(columnas, [['Café', 'con leche']])).toBe(
      '\uFEFFProducto;Nota\r\nCafé;con leche\r\n',
    );
  });

  it('keeps separators, quotes and line ends inside their cell', () => {
    expect(csvDe(columnas, [['a;b', 'dijo "ya"\nluego']])).toContain(
      '"a;b";"dijo ""ya""\nluego"\r\n',
    );
  });

  it.each(['=1+1', '+5', '-5', '@SUMA(A1)', '\tx'])('never lets %j be a formula', (celda) => {
    expect(csvDe(columnas, [[celda, '']])).toContain(`\r\n'${celda};\r\n`);
  });
});
