import type { Column } from './columna';

/** A byte order mark, without which a spreadsheet reads accents as noise. */
const MARCA = '\uFEFF';

/** A cell that begins like a formula is a text. */
const comoTexto = (valor: string) => (/^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor);

const entreComillas = (valor: string) =>
  /[";\r\n]/.test(valor) ? `"${valor.replaceAll('"', '""')}"` : valor;

/** Rows as a spreadsheet of Ecuador opens them: UTF-8, ';' between cells, one line a row. */
export function csvDe<Row>(
  columns: readonly Pick<Column<Row>, 'header' | 'text'>[],
  filas: readonly Row[],
): string {
  const lineas = [
    columns.map(({ header }) => header),
    ...filas.map((fila) => columns.map(({ text }) => text(fila))),
  ];
  return (
    MARCA +
    lineas.map((celdas) => celdas.map(comoTexto).map(entreComillas).join(';')).join('\r\n') +
    '\r\n'
  );
}
