import { strToU8, zipSync } from 'fflate';

import type { ColumnaDeHoja } from '../../domain/hojas/hoja';
import {
  comienzoDeHoja,
  filaDeHoja,
  FIN_DE_HOJA,
  partesDeLibro,
  PARTES_DE_LIBRO,
  parteDeHoja,
} from '../../domain/hojas/xlsx';

/** Rows that the screen holds as a workbook of one sheet; what is longer than a screen holds, the server writes. */
export function xlsxDe<Row>(
  titulo: string,
  columnas: readonly ColumnaDeHoja<Row>[],
  filas: readonly Row[],
): Uint8Array<ArrayBuffer> {
  const hoja = [
    comienzoDeHoja(columnas),
    ...filas.map((fila, i) => filaDeHoja(columnas, fila, i + 2)),
    FIN_DE_HOJA,
  ];
  const partes = {
    ...PARTES_DE_LIBRO,
    ...partesDeLibro(titulo, 1),
    [parteDeHoja(1)]: hoja.join(''),
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(partes).map(([parte, texto]) => [parte, strToU8(texto)] as const),
    ),
  );
}
