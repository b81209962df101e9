import { describe, expect, it } from '@jest/globals';

import { comprimirXlsx, escribirXlsx } from '@comanda/kit/listas/escribirXlsx';
import type { ColumnasLeidas, MapaElegido } from '@comanda/shared/contracts/lista';
import type { ColumnaProducto } from '@comanda/shared/contracts/inventario/importaciones';

import { leerArchivoDeProductos } from './leerArchivoDeProductos';

/** A file as somebody has it: its bytes and what it is called. */
type Archivo = { bytes: Buffer; nombre: string };
type Hoja = (string | number)[][];

const TITULOS = ['Producto', 'Categoria', 'Precio', 'IVA'];
const FILA = ['Piña colada', 'Bebidas', '3,50', '15'];
const BUENA = {
  producto: 'Piña colada',
  categoria: 'Bebidas',
  precio_venta: '3.50',
  porcentaje_iva: 15,
};

const enTexto = (hoja: Hoja, entre = ';') => hoja.map((fila) => fila.join(entre)).join('\r\n');
const csv = (texto: string, codificacion: BufferEncoding = 'utf8', nombre = 'lista.csv') => ({
  bytes: Buffer.from(texto, codificacion),
  nombre,
});
const texto = (...hoja: Hoja) => csv(enTexto(hoja));
const bajo = (filas: number): Archivo =>
  texto(...Array.from({ length: filas }, (_, i) => [`Nota ${i + 1}`]), TITULOS, FILA);
const xlsx = async (titulos: string[], ...filas: Hoja): Promise<Archivo> => ({
  bytes: await escribirXlsx({
    nombre: 'Hoja1',
    columnas: titulos.map((titulo) => ({ titulo, ancho: 12 })),
    filas,
  }),
  nombre: 'lista.xlsx',
});

const SML = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** A workbook as another program writes it: its cells, and what stands beside them. */
const libro = async (filas: string, resto = ''): Promise<Archivo> => ({
  bytes: await comprimirXlsx({
    'xl/workbook.xml': `<workbook xmlns="${SML}" xmlns:r="${REL}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PAQUETE}"><Relationship Id="r1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SML}"><sheetData>${filas}</sheetData>${resto}</worksheet>`,
  }),
  nombre: 'lista.xlsx',
});
const celda = (donde: string, dicho: string) =>
  `<c r="${donde}" t="inlineStr"><is><t>${dicho}</t></is></c>`;
const fila = (cual: number, celdas: readonly string[]) =>
  `<row r="${cual}">${celdas.map((una, i) => celda(`${'ABCDEFG'.charAt(i)}${cual}`, una)).join('')}</row>`;

const muchas = Array.from({ length: 5_000 }, (_, i) => [`Producto ${i}`, 'Varios', '1,25', '15']);

/** Each is read whole as the one good row. */
const QUE_SE_LEEN: readonly [que: string, archivo: () => Archivo | Promise<Archivo>][] = [
  ['UTF-8 with semicolons', () => texto(TITULOS, FILA)],
  ['UTF-8 with its mark', () => csv(`\uFEFF${enTexto([TITULOS, FILA])}`)],
  ['of Windows', () => csv(enTexto([TITULOS, FILA]), 'latin1')],
  [
    'the text Excel calls Unicode',
    () => csv(`\uFEFF${enTexto([TITULOS, FILA], '\t')}`, 'utf16le', 'l.txt'),
  ],
  ['tabs', () => csv(enTexto([TITULOS, FILA], '\t'), 'utf8', 'lista.tsv')],
  ['commas and quotes', () => csv(`${TITULOS.join(',')}\nPiña colada,Bebidas,"3,50",15`)],
  ['commas and points', () => csv(`${TITULOS.join(',')}\nPiña colada,Bebidas,3.50,15`)],
  ['all in quotes', () => csv(enTexto([TITULOS, FILA].map((una) => una.map((c) => `"${c}"`))))],
  ['lines of an old Mac', () => csv(enTexto([TITULOS, FILA]).replaceAll('\r\n', '\r'))],
  ['sep=; before all', () => csv(`sep=;\r\n${enTexto([TITULOS, FILA])}`)],
  ['its heading in row 2', () => bajo(1)],
  ['its heading in row 3', () => bajo(2)],
  ['its heading in row 4', () => bajo(3)],
  ['its heading in row 5', () => bajo(4)],
  ['its heading in row 6', () => bajo(5)],
  ['empty rows between', () => texto(TITULOS, ['', '', '', ''], FILA, [''])],
  ['empty columns between', () => texto(['', ...TITULOS], ['', ...FILA])],
  ['columns nobody knows', () => texto(['Proveedor', ...TITULOS], ['Pronaca', ...FILA])],
  ['columns in another order', () => texto([...TITULOS].reverse(), [...FILA].reverse())],
  ['capitals, accents and a sign', () => texto(['DESCRIPCIÓN', 'GRUPO', 'P.V.P.', '% IVA'], FILA)],
  ['dollars', () => texto(TITULOS, ['Piña colada', 'Bebidas', '$ 3,50', '15%'])],
  ['a price of a point', () => texto(TITULOS, ['Piña colada', 'Bebidas', '3.50', '15'])],
  ['a tax as a factor', () => texto(TITULOS, ['Piña colada', 'Bebidas', '3,50', '1,15'])],
  ['a workbook of ours', () => xlsx(TITULOS, ['Piña colada', 'Bebidas', 3.5, 15])],
  ['a workbook with numbers as texts', () => xlsx(TITULOS, FILA)],
  [
    'a workbook whose tax is a percentage',
    () => xlsx(TITULOS, ['Piña colada', 'Bebidas', 3.5, 0.15]),
  ],
  [
    'a formula that came to a price',
    () =>
      libro(
        `${fila(1, TITULOS)}<row r="2">${celda('A2', 'Piña colada')}${celda('B2', 'Bebidas')}<c r="C2"><f>7/2</f><v>3.5</v></c><c r="D2"><v>15</v></c></row>`,
      ),
  ],
  [
    'a title over merged cells',
    () =>
      libro(
        `${fila(1, ['MENÚ DE LA CASA'])}${fila(3, TITULOS)}${fila(4, FILA)}`,
        '<mergeCells count="1"><mergeCell ref="A1:D2"/></mergeCells>',
      ),
  ],
];

const leer = (archivo: Archivo, mapa?: MapaElegido<ColumnaProducto>) =>
  leerArchivoDeProductos({ ...archivo, dicho: {}, mapa });

describe('a spreadsheet as people have it', () => {
  it.each(QUE_SE_LEEN)('is read: %s', async (_que, hacer) => {
    const leida = await leer(await hacer());
    expect(leida).toMatchObject({ falta: null, errores: [], filas: [BUENA] });
    expect(leida.filas).toHaveLength(1);
  });

  it.each([
    ['five thousand rows of text', () => texto(TITULOS, ...muchas)],
    ['a workbook of five thousand rows', () => xlsx(TITULOS, ...muchas)],
  ])('is read whole: %s', async (_que, hacer) => {
    const leida = await leer(await hacer());
    expect([leida.cuantas, leida.filas.length, leida.errores.length]).toEqual([5_000, 5_000, 0]);
  });

  type Dudosa = [
    que: string,
    hoja: Hoja,
    leidas: Partial<Pick<ColumnasLeidas<ColumnaProducto>, 'dudas' | 'faltan'>>,
    mapa: MapaElegido<ColumnaProducto>,
  ];
  const A_MANO = { Producto: 0, Categoria: 1, Precio: 2, IVA: 3 };
  it.each<Dudosa>([
    [
      'two prices',
      [
        [...TITULOS, 'PVP'],
        [...FILA, '9,99'],
      ],
      { dudas: ['Precio'] },
      { fila: 1, columnas: A_MANO },
    ],
    [
      'headings of their own',
      [['Qué', 'Dónde', 'Cuánto', 'Impto.'], FILA],
      { faltan: ['Producto', 'Categoria', 'Precio', 'IVA'] },
      { fila: 1, columnas: A_MANO },
    ],
    [
      'no headings but a row of numbers',
      [['1', '2', '3', '4'], FILA],
      { faltan: ['Producto', 'Categoria', 'Precio', 'IVA'] },
      { fila: 1, columnas: A_MANO },
    ],
    [
      'a price that is called otherwise',
      [['Producto', 'Categoria', 'Precio mayorista', 'IVA'], FILA],
      { faltan: ['Precio'] },
      { fila: 1, columnas: A_MANO },
    ],
    [
      'two rows of headings',
      [['Producto', 'Precio', 'IVA', 'Categoria'], TITULOS, FILA],
      {},
      { fila: 2 },
    ],
  ])('is read once its columns are chosen: %s', async (_que, hoja, leidas, mapa) => {
    const archivo = texto(...hoja);
    expect((await leer(archivo)).columnas).toMatchObject(leidas);
    expect(await leer(archivo, mapa)).toMatchObject({ falta: null, filas: [BUENA] });
  });

  it.each([
    ['a name that became a day', ['2026-12-03', 'Bebidas', '1', '15'], 'Producto'],
    ['a price that reads two ways', ['Té', 'Bebidas', '1.234', '15'], 'Precio'],
    ['a price in words', ['Té', 'Bebidas', 'consultar', '15'], 'Precio'],
    ['a tax that says yes', ['Té', 'Bebidas', '1', 'SI'], 'IVA'],
    ['a tax that says 1', ['Té', 'Bebidas', '1', '1'], 'IVA'],
    ['a tax that nobody has', ['Té', 'Bebidas', '1', '100'], 'IVA'],
    ['a comma that was no decimal', ['Té', 'Bebidas', '1', '50', '15'], 'Precio'],
  ])('has that row apart, with why: %s', async (_que, mala, columna) => {
    const leida = await leer(texto(TITULOS, FILA, mala));
    expect(leida.filas).toMatchObject([BUENA]);
    expect(leida.errores).toMatchObject([{ fila: 3, columna }]);
  });
});
