/** A byte order mark, without which a spreadsheet reads accents as noise. */
export const MARCA = '\uFEFF';

/** What begins like a formula is a text; so does what begins like such a text, or it would be taken for one. */
export const celdaTexto = (valor: string) => (/^'*[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor);

/** @deprecated use celdaTexto */
export const celdaCodigo = (valor: string): string => celdaTexto(valor);

/** How a spreadsheet tells cells apart, and the cents of a figure. */
export type EstiloCsv = { entre: ';' | ','; decimal: ',' | '.' };

/** As the Excel of Ecuador opens a file (docs/adr/0087). */
export const CSV_DE_ECUADOR: EstiloCsv = { entre: ';', decimal: ',' };
/** As that of the United States, and of most programs. */
export const CSV_DE_OTRO_PAIS: EstiloCsv = { entre: ',', decimal: '.' };
/** A file that a program of the authority's or of an accountant's reads, whatever country the machine is set to. */
export const CSV_DE_PROGRAMA: EstiloCsv = { entre: ';', decimal: '.' };

/** A figure, with nothing between its thousands. */
export const celdaNumero = (
  numero: number,
  { decimal }: Pick<EstiloCsv, 'decimal'> = CSV_DE_ECUADOR,
  decimales = 2,
): string => numero.toFixed(decimales).replace('.', decimal);

/** What was in a cell before it was made one: `="05"` is what files of before hold of a code. */
export const leerCelda = (celda: string): string =>
  /^="(\d+)"$/.exec(celda)?.[1] ?? leerTexto(celda);

/** A sheet that knows texts from formulas escapes none but what `leerTexto` would take for escaped. */
export const textoDeHoja = (valor: string): string => valor.replace(/^'(?='*[=+\-@\t\r])/, "''");

export const leerTexto = (celda: string): string => celda.replace(/^'(?='*[=+\-@\t\r])/, '');

const entreComillas = (valor: string, entre: string) =>
  valor.includes(entre) || /["\r\n]/.test(valor) ? `"${valor.replaceAll('"', '""')}"` : valor;

/** One line of a CSV, its end too. */
export const lineaCsv = (
  celdas: readonly string[],
  { entre }: Pick<EstiloCsv, 'entre'> = CSV_DE_ECUADOR,
): string => celdas.map((celda) => entreComillas(celda, entre)).join(entre) + '\r\n';

/** Cells as a spreadsheet opens them: UTF-8 with its mark, one line a row. */
export const escribirCsv = (
  filas: readonly (readonly string[])[],
  estilo: Pick<EstiloCsv, 'entre'> = CSV_DE_ECUADOR,
): string => MARCA + filas.map((fila) => lineaCsv(fila, estilo)).join('');

/**
 * The rows of a CSV, whichever of ';', ',' or a tab its first line tells cells apart with; empty rows count. Null in the
 * place of the row whose quotes were left open, which is then the last.
 */
export function leerCsv(texto: string): (string[] | null)[] {
  const entre = separadorDe(texto);
  const suelta = new RegExp(`[^${entre}\\r\\n]*`, 'y');
  const filas: (string[] | null)[] = [];
  let fila: string[] = [];
  let aqui = texto.startsWith(MARCA) ? 1 : 0;
  while (aqui < texto.length) {
    const leida = texto[aqui] === '"' ? citada(texto, aqui, suelta) : libre(texto, aqui, suelta);
    if (!leida) return [...filas, null];
    fila.push(leida.celda);
    aqui = leida.fin;
    if (texto[aqui] === entre) {
      aqui++;
      if (aqui < texto.length) continue;
      fila.push('');
    }
    filas.push(fila);
    fila = [];
    aqui += texto.startsWith('\r\n', aqui) ? 2 : 1;
  }
  return filas;
}

type Celda = { celda: string; fin: number };

function libre(texto: string, desde: number, suelta: RegExp): Celda {
  suelta.lastIndex = desde;
  const celda = suelta.exec(texto)?.[0] ?? '';
  return { celda, fin: desde + celda.length };
}

/** What follows the closing quotes before the next cell is of the cell, as spreadsheets read it. */
function citada(texto: string, desde: number, suelta: RegExp): Celda | null {
  let cierre = texto.indexOf('"', desde + 1);
  while (cierre !== -1 && texto[cierre + 1] === '"') cierre = texto.indexOf('"', cierre + 2);
  if (cierre === -1) return null;
  const resto = libre(texto, cierre + 1, suelta);
  return {
    celda: texto.slice(desde + 1, cierre).replaceAll('""', '"') + resto.celda,
    fin: resto.fin,
  };
}

/** The most frequent separator of the first line, outside of quotes. */
function separadorDe(texto: string): string {
  const [linea = ''] = /^[^\r\n]*/.exec(texto.trimStart().slice(0, 10_000)) ?? [];
  const afuera = linea.replace(/"[^"]*"/g, '');
  const veces = (separador: string) => afuera.split(separador).length;
  return [';', ',', '\t'].reduce((mejor, otro) => (veces(otro) > veces(mejor) ? otro : mejor));
}
