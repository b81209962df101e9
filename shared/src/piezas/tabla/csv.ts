import type { Column } from './columna';

/** A byte order mark, without which a spreadsheet reads accents as noise. */
const MARCA = '\uFEFF';

/** A cell that begins like a formula is a text. */
const comoTexto = (valor: string) => (/^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor);

/** Digits that a spreadsheet would round or shorten, of a key or an identification, told as what they are. */
const conCifras = (valor: string) =>
  /^(0\d+|\d{12,})$/.test(valor) ? `="${valor}"` : comoTexto(valor);

/** As Ecuador writes a number where no thousands are told apart. */
const enCifras = (numero: number) => numero.toFixed(2).replace('.', ',');

const entreComillas = (valor: string) =>
  /[";\r\n]/.test(valor) ? `"${valor.replaceAll('"', '""')}"` : valor;

/** Rows as a spreadsheet of Ecuador opens them: UTF-8, ';' between cells, one line a row. */
export function csvDe<Row>(
  columns: readonly Pick<Column<Row>, 'header' | 'text' | 'numero'>[],
  filas: readonly Row[],
): string {
  const lineas = [
    columns.map(({ header }) => comoTexto(header)),
    ...filas.map((fila) =>
      columns.map(({ text, numero }) => (numero ? enCifras(numero(fila)) : conCifras(text(fila)))),
    ),
  ];
  return MARCA + lineas.map((celdas) => celdas.map(entreComillas).join(';')).join('\r\n') + '\r\n';
}
