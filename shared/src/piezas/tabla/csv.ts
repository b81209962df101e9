import { celdaCodigo, celdaNumero, celdaTexto, escribirCsv } from '../../domain/csv';

import type { Column } from './columna';

/** Rows as a spreadsheet of Ecuador opens them, under their headings. */
export function csvDe<Row>(
  columns: readonly Pick<Column<Row>, 'header' | 'text' | 'numero'>[],
  filas: readonly Row[],
): string {
  return escribirCsv([
    columns.map(({ header }) => celdaTexto(header)),
    ...filas.map((fila) =>
      columns.map(({ text, numero }) =>
        numero ? celdaNumero(numero(fila)) : celdaCodigo(text(fila)),
      ),
    ),
  ]);
}
