import { describe, expect, it } from '@jest/globals';

import { comprimirXlsx } from './escribirXlsx';

import { escribirXlsx } from './escribirXlsx';
import { leerHoja } from './leerHoja';

const deCsv = (texto: string, nombre = 'x.csv') => leerHoja(Buffer.from(texto), nombre);
const titulos = (...unos: string[]) => unos.map((titulo) => ({ titulo, ancho: 10 }));
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

describe('leerHoja', () => {
  it('reads a CSV in UTF-8, marked or not, of Windows, and the text Excel calls Unicode', async () => {
    const filas = [
      ['Producto', 'Año'],
      ['Piña €', 'Ñandú'],
    ];
    const texto = 'Producto;Año\r\nPiña €;Ñandú\r\n';
    expect(await deCsv(texto)).toEqual(filas);
    expect(await deCsv(`\uFEFF${texto}`)).toEqual(filas);
    const deWindows = Buffer.from(texto.replace('€', '\u0080'), 'latin1');
    expect(await leerHoja(deWindows, 'LISTA.CSV')).toEqual(filas);
    const utf16 = Buffer.from(`\uFEFF${texto.replaceAll(';', '\t')}`, 'utf16le');
    expect(await leerHoja(utf16, 'x.txt')).toEqual(filas);
  });

  it('reads what was escaped as what it was, and computes nothing', async () => {
    expect(await deCsv(`a;b;c\n'=1+1;="007";'hola\n=1+1;-5;@x`)).toEqual([
      ['a', 'b', 'c'],
      ['=1+1', '007', "'hola"],
      ['=1+1', '-5', '@x'],
    ]);
  });

  it('reads the first sheet of an XLSX, with the rows as the spreadsheet numbers them', async () => {
    const bytes = await escribirXlsx({
      nombre: 'Productos',
      columnas: titulos('Producto', 'Precio', 'IVA'),
      filas: [['=1+1', 1.1 * 3, 0.15], [], ['007', 7861234567897, '']],
    });
    expect(await leerHoja(bytes, 'x.xlsx')).toEqual([
      ['Producto', 'Precio', 'IVA'],
      ['=1+1', '3.3', '0.15'],

      ['', '', ''],
      ['007', '7861234567897', ''],
    ]);
  });

  it('keeps the number of a row where the first ones are empty', async () => {
    const hoja = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      <row r="3"><c r="B3" t="inlineStr"><is><t>Producto</t></is></c></row>
      <row r="6"><c r="B6" t="b"><v>1</v></c><c r="C6" t="str"><f>A1</f><v>hecho</v></c></row>
      </sheetData></worksheet>`;
    const bytes = await conHoja(hoja);
    const filas = await leerHoja(bytes, 'x.xlsx');
    expect(filas.map((fila) => fila.join('|'))).toEqual([
      '||',
      '||',
      '|Producto|',
      '||',
      '||',
      '|Sí|hecho',
    ]);
  });

  /** A workbook of ours with another sheet in it. */
  async function conHoja(hoja: string): Promise<Buffer> {
    const tipo = 'http://schemas.openxmlformats.org';
    const relacion = `${tipo}/officeDocument/2006/relationships`;
    const partes = {
      '[Content_Types].xml': `<Types xmlns="${tipo}/package/2006/content-types"/>`,
      'xl/workbook.xml': `<workbook xmlns="${tipo}/spreadsheetml/2006/main" xmlns:r="${relacion}"><sheets>
        <sheet name="Hoja1" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${tipo}/package/2006/relationships">
        <Relationship Id="r1" Type="${relacion}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': hoja,
    };
    return comprimirXlsx(partes);
  }

  const NI_CSV = 'El archivo no es CSV ni XLSX. Elija uno de esos';
  const DANADO = 'El archivo está dañado. Ábralo y guárdelo otra vez';
  const GRANDE = 'El archivo es demasiado grande por dentro. Deje solo la hoja de la lista';
  const MUCHAS = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`xl/${i}.xml`, 'x']));
  const PNG = Buffer.from('89504e470d0a1a0a00', 'hex');
  const ANTIGUO =
    'El archivo es de un Excel antiguo (.xls). Guárdelo como .xlsx y elíjalo otra vez';
  const ODS = Buffer.concat([
    Buffer.from('504b03040a'.padEnd(60, '0'), 'hex'),
    Buffer.from('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
  ]);
  const DE_LIBREOFFICE =
    'El archivo es de LibreOffice (.ods). Guárdelo como .xlsx y elíjalo otra vez';
  const CON_CLAVE = 'El archivo tiene clave. Guárdelo sin clave y elíjalo otra vez';
  it.each([
    ['nothing', '', 'x.csv', 'El archivo está vacío'],
    ['another extension', 'a;b', 'x.pdf', NI_CSV],
    ['a picture called CSV', PNG, 'x.csv', NI_CSV],
    ['a ZIP of something else', { 'word/document.xml': '<a/>' }, 'x.xlsx', NI_CSV],
    ['what is called XLSX and is no ZIP', 'a;b', 'x.xlsx', NI_CSV],
    ['a ZIP that ends in the middle', Buffer.from('504b030414000000', 'hex'), 'x.xlsx', DANADO],
    ['a workbook without sheets', { 'xl/workbook.xml': '<a/>' }, 'x.xlsx', DANADO],
    ['a workbook of LibreOffice', ODS, 'x.ods', DE_LIBREOFFICE],
    ['an old Excel', Buffer.concat([OLE, Buffer.alloc(600)]), 'x.xls', ANTIGUO],
    [
      'a password',
      Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le')]),
      'x',
      CON_CLAVE,
    ],
    ['open quotes', 'a;b\n1;"2\n3;4', 'x.csv', 'La fila 2 tiene comillas sin cerrar'],
    ['a bomb', { 'xl/workbook.xml': Buffer.alloc(42_000_000) }, 'x.xlsx', GRANDE],
    ['more than five hundred parts', MUCHAS, 'x.xlsx', GRANDE],
  ])('refuses %s in words', async (_que, que, nombre, msg) => {
    const suelto = typeof que === 'string' || Buffer.isBuffer(que);
    const bytes = suelto ? Buffer.from(que) : await comprimirXlsx(que);
    await expect(leerHoja(bytes, nombre)).rejects.toThrow(msg);
  });
});
