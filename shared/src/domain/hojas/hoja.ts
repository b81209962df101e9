import {
  celdaNumero,
  celdaTexto,
  CSV_DE_ECUADOR,
  CSV_DE_OTRO_PAIS,
  lineaCsv,
  MARCA,
  type EstiloCsv,
} from './csv';

/** What a column of a sheet says of a row; as a table's column does, so one is made of the other. */
export type ColumnaDeHoja<Row> = {
  header: string;
  text: (row: Row) => string;
  /** Its figure: a spreadsheet counts with it. Null where the row has none. */
  numero?: (row: Row) => number | null;
  /** How many decimals its figure has; two where nothing is said. Three: of a weight, which has as many as it needs. */
  decimales?: 0 | 2 | 3;
};

/** A column of a sheet that a screen shows too, which finds it by its id. */
export type ColumnaDeReporte<Row, Id extends string> = ColumnaDeHoja<Row> & { id: Id };

/** Declares what both read, with the ids as they are written. */
export const declararColumnas =
  <Row>() =>
  <Id extends string>(columnas: readonly ColumnaDeReporte<Row, Id>[]) =>
    columnas;

export type Formato = 'csv' | 'xlsx';
/** 'csv_coma': as the Excel of another country opens it. */
export type FormatoDeTabla = Formato | 'csv_coma';
const CSV = 'text/csv; charset=utf-8';
export const TIPO_DE_HOJA: Readonly<Record<FormatoDeTabla, string>> = {
  csv: CSV,
  csv_coma: CSV,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What the name of such a file ends with. */
export const finDeHoja = (formato: FormatoDeTabla): Formato =>
  formato === 'xlsx' ? 'xlsx' : 'csv';

export const estiloDeFormato = (formato: Exclude<FormatoDeTabla, 'xlsx'>): EstiloCsv =>
  formato === 'csv' ? CSV_DE_ECUADOR : CSV_DE_OTRO_PAIS;

/** How a CSV begins: its headings, after the mark without which a spreadsheet reads accents as noise. */
export const cabezaCsv = <Row>(
  columnas: readonly ColumnaDeHoja<Row>[],
  estilo: EstiloCsv = CSV_DE_ECUADOR,
): string =>
  MARCA +
  lineaCsv(
    columnas.map(({ header }) => celdaTexto(header)),
    estilo,
  );

/** A row of a CSV, its line end too. */
export const filaCsv = <Row>(
  columnas: readonly ColumnaDeHoja<Row>[],
  fila: Row,
  estilo: EstiloCsv = CSV_DE_ECUADOR,
): string =>
  lineaCsv(
    columnas.map(({ text, numero, decimales = 2 }) =>
      numero ? figura(numero(fila), decimales, estilo) : celdaTexto(text(fila)),
    ),
    estilo,
  );

const figura = (valor: number | null, decimales: 0 | 2 | 3, estilo: EstiloCsv): string => {
  if (!esFigura(valor)) return '';
  return decimales === 3 ? peso(valor, estilo) : celdaNumero(valor, estilo, decimales);
};

/** Three decimals are written as four: as three they could be thousands, to who reads the file and to our importer. */
function peso(valor: number, estilo: EstiloCsv): string {
  const enMilesimas = celdaNumero(valor, estilo, 3);
  return enMilesimas.endsWith('0') ? celdaNumero(valor, estilo) : `${enMilesimas}0`;
}

/** Whether there is a figure to write. */
export const esFigura = (valor: number | null): valor is number =>
  valor !== null && Number.isFinite(valor);
