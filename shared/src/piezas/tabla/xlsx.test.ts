import { describe, expect, it } from '@jest/globals';
import readXlsx from 'read-excel-file/node';

import type { ColumnaDeHoja } from '../../domain/hojas/hoja';

import { xlsxDe } from './xlsx';

type Venta = { nombre: string; dia: string; total: number | null };
const columnas: readonly ColumnaDeHoja<Venta>[] = [
  { header: 'NOMBRE', text: ({ nombre }) => nombre },
  { header: 'FECHA', text: ({ dia }) => dia },
  { header: 'TOTAL', text: () => '', numero: ({ total }) => total },
];

describe('the workbook that the browser writes', () => {
  it('is read by who reads workbooks: texts, days, figures and what is empty', async () => {
    const libro = xlsxDe('Ventas', columnas, [
      { nombre: 'Peña & <hijos>', dia: '23/11/2026', total: 1234.5 },
      { nombre: '=1+1', dia: '', total: null },
    ]);
    expect(await readXlsx(Buffer.from(libro))).toEqual([
      {
        sheet: 'Ventas',
        data: [
          ['NOMBRE', 'FECHA', 'TOTAL'],
          ['Peña & <hijos>', new Date('2026-11-23T00:00:00Z'), 1234.5],
          ['=1+1', null, null],
        ],
      },
    ]);
  });

  it('takes less room than what it says', () => {
    const filas = Array.from({ length: 1_000 }, () => ({ nombre: 'Ana', dia: '', total: 1 }));
    expect(xlsxDe('Ventas', columnas, filas).length).toBeLessThan(20_000);
  });
});
