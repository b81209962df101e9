import { describe, expect, it } from '@jest/globals';

import { CSV_DE_OTRO_PAIS } from '../../domain/hojas/csv';

import { csvDe } from './Exportar';

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

  it('keeps every digit of a key, and the zero an identification begins with', () => {
    const clave = '2011202601099310027700110010010000000011234567818';
    expect(csvDe(columnas, [['0926687856', clave]])).toContain(`\r\n0926687856;${clave}\r\n`);
    expect(csvDe(columnas, [['507', '2026']])).toContain('\r\n507;2026\r\n');
  });

  it('writes a figure as its country does, below zero too', () => {
    const conPrecio = [...columnas, { header: 'Precio', text: () => '', numero: () => -1234.5 }];
    expect(csvDe(conPrecio, [['a', 'b']])).toContain('a;b;-1234,50\r\n');
    expect(csvDe(conPrecio, [['a', 'b']], CSV_DE_OTRO_PAIS)).toContain('a,b,-1234.50\r\n');
  });

  it.each(['=1+1', '+5', '-5', '@SUMA(A1)', '\tx'])('never lets %j be a formula', (celda) => {
    expect(csvDe(columnas, [[celda, '']])).toContain(`\r\n'${celda};\r\n`);
  });
});
