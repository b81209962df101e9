import { celdaCodigo, celdaTexto, lineaCsv, MARCA } from './csv';

/** What a column of a sheet says of a row; as a table's column does, so one is made of the other. */
export type ColumnaDeHoja<Row> = {
  header: string;
  text: (row: Row) => string;
  /** Its figure: a spreadsheet counts with it. Null where the row has none. */
  numero?: (row: Row) => number | null;
  /** How many decimals its figure has; two where nothing is said. */
  decimales?: 0 | 2;
};

/** A column of a sheet that a screen shows too, which finds it by its id. */
export type ColumnaDeReporte<Row, Id extends string> = ColumnaDeHoja<Row> & { id: Id };

/** Declares what both read, with the ids as they are written. */
export const declararColumnas =
  <Row>() =>
  <Id extends string>(columnas: readonly ColumnaDeReporte<Row, Id>[]) =>
    columnas;

export type Formato = 'csv' | 'xlsx';
export const TIPO_DE_HOJA: Readonly<Record<Formato, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** How a CSV begins: its headings, after the mark without which a spreadsheet reads accents as noise. */
export const cabezaCsv = <Row>(columnas: readonly ColumnaDeHoja<Row>[]): string =>
  MARCA + lineaCsv(columnas.map(({ header }) => celdaTexto(header)));

/** A row of a CSV, its line end too. Figures with a decimal point, no thousands. */
export const filaCsv = <Row>(columnas: readonly ColumnaDeHoja<Row>[], fila: Row): string =>
  lineaCsv(
    columnas.map(({ text, numero, decimales = 2 }) =>
      numero ? figura(numero(fila), decimales) : celdaCodigo(text(fila)),
    ),
  );

const figura = (valor: number | null, decimales: number): string =>
  esFigura(valor) ? valor.toFixed(decimales) : '';

/** Whether there is a figure to write. */
export const esFigura = (valor: number | null): valor is number =>
  valor !== null && Number.isFinite(valor);
