import { buffer } from 'node:stream/consumers';

import { ZipFile } from 'yazl';

import { enXml, letras } from '@comanda/shared/domain/hojas/xlsx';

/** A ZIP of these, by their names in it. */
export function comprimirXlsx(partes: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nombre, contenido] of Object.entries(partes))
    zip.addBuffer(Buffer.from(contenido), nombre);
  zip.end();
  return buffer(zip.outputStream);
}

export type CeldaXlsx = string | number;
export type HojaXlsx = {
  nombre: string;
  columnas: readonly { titulo: string; ancho: number; dinero?: boolean }[];
  filas: readonly (readonly CeldaXlsx[])[];
};

/** A workbook of one sheet. Texts are texts whatever they begin with: nothing of it is computed. */
export function escribirXlsx(hoja: HojaXlsx): Promise<Buffer> {
  return comprimirXlsx({
    '[Content_Types].xml': `${XML}<Types xmlns="${OPC}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TIPO}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/></Types>`,
    '_rels/.rels': relaciones(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${SML}" xmlns:r="${REL}"><sheets><sheet name="${enXml(hoja.nombre)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relaciones(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/styles.xml': ESTILOS,
    'xl/worksheets/sheet1.xml': enHoja(hoja),
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SML = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const OPC = 'http://schemas.openxmlformats.org/package/2006';
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function relaciones(...unas: [tipo: string, lugar: string][]): string {
  const dichas = unas.map(
    ([tipo, lugar], i) => `<Relationship Id="r${i + 1}" Type="${REL}/${tipo}" Target="${lugar}"/>`,
  );
  return `${XML}<Relationships xmlns="${OPC}/relationships">${dichas.join('')}</Relationships>`;
}

/** Places in the list of `cellXfs`; 2 and 49 are the formats 0.00 and text that every spreadsheet has. */
const ESTILO = { numero: 0, titulo: 1, dinero: 2, texto: 3 } as const;
const ESTILOS = `${XML}<styleSheet xmlns="${SML}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="2" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function enHoja({ columnas, filas }: HojaXlsx): string {
  const titulos = columnas.map(({ titulo }, i) => texto(titulo, lugar(i, 1), ESTILO.titulo));
  const cuerpo = filas.map((valores, i) => {
    const celdas = valores.map((valor, columna) => {
      if (valor === '') return '';
      const donde = lugar(columna, i + 2);
      if (typeof valor === 'string') return texto(valor, donde, ESTILO.texto);
      const estilo = columnas[columna]?.dinero ? ESTILO.dinero : ESTILO.numero;
      return `<c r="${donde}" s="${estilo}"><v>${valor}</v></c>`;
    });
    return `<row r="${i + 2}">${celdas.join('')}</row>`;
  });
  const anchos = columnas.map(
    ({ ancho }, i) => `<col min="${i + 1}" max="${i + 1}" width="${ancho}" customWidth="1"/>`,
  );
  return `${XML}<worksheet xmlns="${SML}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${anchos.join('')}</cols><sheetData><row r="1">${titulos.join('')}</row>${cuerpo.join('')}</sheetData></worksheet>`;
}

const lugar = (columna: number, fila: number) => `${letras(columna)}${fila}`;

const texto = (valor: string, donde: string, estilo: number) =>
  `<c r="${donde}" s="${estilo}" t="inlineStr"><is><t xml:space="preserve">${enXml(valor)}</t></is></c>`;
