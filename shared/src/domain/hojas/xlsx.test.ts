import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { formatFecha } from '../texto/fecha';
import { comienzoDeHoja, filaDeHoja, partesDeLibro, serialDe } from './xlsx';

describe('serialDe', () => {
  it.each([
    ['01/03/1900', 61],
    ['01/01/1970', 25_569],
    ['23/11/2026', 46_349],
    ['23/11/2026 12:00', 46_349.5],
    ['29/02/2028', 46_812],
  ])('counts %s as a spreadsheet does', (dicho, serial) => {
    expect(serialDe(dicho)).toBe(serial);
  });

  it.each(['31/02/2026', '00/01/2026', '01/13/2026', '23/11/2026 24:00', '01/01/1900'])(
    'takes %s for a text',
    (dicho) => {
      expect(serialDe(dicho)).toBeNull();
    },
  );

  it('has every day after the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (dias) => {
        const dia = new Date(dias * 86_400_000).toISOString().slice(0, 10);
        expect(serialDe(formatFecha(dia))).toBe(25_569 + dias);
      }),
    );
  });
});

describe('a sheet', () => {
  const columnas = Array.from({ length: 28 }, (_, i) => ({
    header: `C${i}`,
    text: (fila: string) => fila,
  }));

  it('goes on after Z', () => {
    expect(comienzoDeHoja(columnas)).toContain('<c r="AB1"');
    expect(filaDeHoja(columnas, 'x', 2)).toContain('<c r="AA2"');
  });

  it('keeps of a text what a cell holds', () => {
    const fila = filaDeHoja(columnas.slice(0, 1), 'a'.repeat(40_000), 2);
    expect(/a+/.exec(fila.replace('<c r="A2"', ''))?.[0].length).toBeGreaterThan(0);
    expect(fila).toContain(`>${'a'.repeat(32_767)}<`);
  });

  it('has a name that a spreadsheet takes', () => {
    const { 'xl/workbook.xml': libro } = partesDeLibro(
      "Ventas: 1/2 [a*b?] 'c' muy largas que no caben",
      2,
    );
    expect(
      [...(libro ?? '').matchAll(/sheet name="([^"]*)"/g)].map(([, nombre]) => nombre),
    ).toEqual(['Ventas  1 2  a b    c  muy larg', 'Ventas  1 2  a b    c  muy la 2']);
  });
});
