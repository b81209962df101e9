// @ts-nocheck
import { cabezaCsv, filaCsv, type ColumnaDeHoja } from '../../domain/hoja';

/** Rows as a spreadsheet of Ecuador opens them, under their headings. */
export const csvDe = <Row>(columns: readonly ColumnaDeHoja<Row>[], filas: readonly Row[]): string =>
  cabezaCsv(columns) + filas.map((fila) => filaCsv(columns, fila)).join('');
