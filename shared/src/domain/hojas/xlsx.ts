import { DIA_MS } from '../texto/fecha';
import { esFigura, type ColumnaDeHoja } from './hoja';

/** Rows a sheet of a workbook has, its heading too. */
export const FILAS_DE_XLSX = 1_048_576;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SML = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const OPC = 'http://schemas.openxmlformats.org/package/2006';
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in the list of `cellXfs`. Text is text also to who edits it: nothing is computed. */
const ESTILO = {
  comoEs: 0,
  titulo: 1,
  monto: 2,
  texto: 3,
  entero: 4,
  fecha: 5,
  fechaHora: 6,
} as const;
const ESTILO_DE_CIFRA = { 0: ESTILO.entero, 2: ESTILO.monto, 3: ESTILO.comoEs } as const;
const FORMATOS =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>';
const XFS = ['', 'fontId="1" applyFont="1"', ...[4, 49, 3, 164, 165].map(conFormato)];

function conFormato(formato: number): string {
  return `numFmtId="${formato}" applyNumberFormat="1"`;
}

/** What a workbook has before its sheets, however many they will be. */
export const PARTES_DE_LIBRO: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${OPC}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TIPO}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/></Types>`,
  '_rels/.rels': relaciones([['officeDocument', 'xl/workbook.xml']]),
  'xl/styles.xml': `${XML}<styleSheet xmlns="${SML}">${FORMATOS}<fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${XFS.length}">${XFS.map((xf) => `<xf ${xf}/>`).join('')}</cellXfs></styleSheet>`,
};

/** Where a sheet is in the workbook, from 1. */
export const parteDeHoja = (cual: number): string => `xl/worksheets/sheet${cual}.xml`;

/** What a workbook has once it is known how many sheets it is of. */
export function partesDeLibro(nombre: string, hojas: number): Readonly<Record<string, string>> {
  const cuales = Array.from({ length: hojas }, (_, i) => i + 1);
  const una = (cual: number) =>
    `<sheet name="${enXml(nombreDeHoja(nombre, cual))}" sheetId="${cual}" r:id="r${cual}"/>`;
  return {
    'xl/workbook.xml': `${XML}<workbook xmlns="${SML}" xmlns:r="${REL}"><sheets>${cuales.map(una).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relaciones([
      ...cuales.map((cual): Relacion => ['worksheet', `worksheets/sheet${cual}.xml`]),
      ['styles', 'styles.xml'],
    ]),
  };
}

/** A sheet's name has 31 letters, and none of these. */
const nombreDeHoja = (nombre: string, cual: number): string => {
  const resto = cual === 1 ? '' : ` ${cual}`;
  return nombre.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31 - resto.length) + resto;
};

type Relacion = [tipo: string, lugar: string];

function relaciones(unas: readonly Relacion[]): string {
  const dichas = unas.map(
    ([tipo, lugar], i) => `<Relationship Id="r${i + 1}" Type="${REL}/${tipo}" Target="${lugar}"/>`,
  );
  return `${XML}<Relationships xmlns="${OPC}/relationships">${dichas.join('')}</Relationships>`;
}

const ANCHO = { numero: 14, texto: 24 } as const;

/** A sheet as far as its headings, which stay in sight. */
export function comienzoDeHoja<Row>(columnas: readonly ColumnaDeHoja<Row>[]): string {
  const anchos = columnas.map(({ header, numero }, i) => {
    const ancho = Math.max(header.length + 2, numero ? ANCHO.numero : ANCHO.texto);
    return `<col min="${i + 1}" max="${i + 1}" width="${ancho}" customWidth="1"/>`;
  });
  const titulos = columnas.map(({ header }, i) => texto(header, `${letras(i)}1`, ESTILO.titulo));
  return `${XML}<worksheet xmlns="${SML}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${anchos.join('')}</cols><sheetData><row r="1">${titulos.join('')}</row>`;
}

export const FIN_DE_HOJA = '</sheetData></worksheet>';

/** A row of a sheet, the one that a spreadsheet numbers `cual`. */
export function filaDeHoja<Row>(
  columnas: readonly ColumnaDeHoja<Row>[],
  fila: Row,
  cual: number,
): string {
  let celdas = '';
  for (let i = 0; i < columnas.length; i++) {
    const columna = columnas[i];
    if (columna) celdas += celda(columna, fila, `${letras(i)}${cual}`);
  }
  return `<row r="${cual}">${celdas}</row>`;
}

function celda<Row>(
  { text, numero, decimales = 2 }: ColumnaDeHoja<Row>,
  fila: Row,
  donde: string,
): string {
  if (numero) {
    const valor = numero(fila);
    if (!esFigura(valor)) return '';
    return cifra(valor, donde, ESTILO_DE_CIFRA[decimales]);
  }
  const dicho = text(fila);
  if (dicho === '') return '';
  const dia = serialDe(dicho);
  if (dia === null) return texto(dicho, donde, ESTILO.texto);
  return cifra(dia, donde, dicho.length > 10 ? ESTILO.fechaHora : ESTILO.fecha);
}

const cifra = (valor: number, donde: string, estilo: number) =>
  `<c r="${donde}" s="${estilo}"><v>${valor}</v></c>`;

/** A cell holds this many letters. */
const LARGO_DE_CELDA = 32_767;

const texto = (valor: string, donde: string, estilo: number) =>
  `<c r="${donde}" s="${estilo}" t="inlineStr"><is><t xml:space="preserve">${enXml(valor.slice(0, LARGO_DE_CELDA))}</t></is></c>`;

const FECHA = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}))?$/;
/** Days from what a spreadsheet counts from to 1970; it takes 1900 for a leap year, so this holds from March of it on. */
const ANTES_DE_1970 = 25_569;
const PRIMERO = 61;

/** What is told as the product tells days (DD/MM/YYYY, with HH:mm or without) as a spreadsheet counts them; null of what is no day. */
export function serialDe(dicho: string): number | null {
  if (dicho.length !== 10 && dicho.length !== 16) return null;
  const partes = FECHA.exec(dicho);
  if (!partes) return null;
  const [, dia, mes, anio, hora = '00', minuto = '00'] = partes;
  const instante = Date.UTC(
    Number(anio),
    Number(mes) - 1,
    Number(dia),
    Number(hora),
    Number(minuto),
  );
  const iso = new Date(instante).toISOString();
  if (iso.slice(0, 16) !== `${anio}-${mes}-${dia}T${hora}:${minuto}`) return null;
  const serial = instante / DIA_MS + ANTES_DE_1970;
  return serial < PRIMERO ? null : serial;
}

const LETRAS: string[] = [];

/** The name of a column, the first being 0: A, B, ..., Z, AA, AB... */
export function letras(columna: number): string {
  return (LETRAS[columna] ??=
    (columna < 26 ? '' : letras(Math.floor(columna / 26) - 1)) +
    String.fromCharCode(65 + (columna % 26)));
}

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\r': '&#13;',
};
/** All but what most texts are made of. */
const DE_CUIDADO = /[^ !#-%'-;=?-^`-\ud7ff]/;
/** What XML cannot hold: control characters, and halves of a character. */
const IMPOSIBLES = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as XML holds it. A reader takes '_x000D_' for what it stands for, unless its first mark is told so. */
export function enXml(dicho: string): string {
  if (!DE_CUIDADO.test(dicho)) return dicho;
  return dicho
    .replace(IMPOSIBLES, '')
    .replace(/[&<>"\t\r]/g, (letra) => ENTIDADES[letra] ?? letra)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}
