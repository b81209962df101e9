import { describe, expect, it } from '@jest/globals';

import { exigirColumnas } from '@comanda/kit/listas/leerArchivo';

import { leerProductos } from './listaDeProductos';

import type { DichoDelArchivo } from './leerCeldas';

type Dicho = DichoDelArchivo & { deTexto?: boolean };
/** As a call that asks nobody about columns reads it. */
const leerFilas = (
  hoja: readonly (readonly string[])[],
  { deTexto = false, ...dicho }: Dicho = {},
) => exigirColumnas(leerProductos(hoja, { dicho, deTexto }));

const TITULOS = ['Producto', 'Categoria', 'Precio', 'IVA'];
const TODOS = ['Codigo', 'Codigo de barras', ...TITULOS, 'Favorito', 'Agotado'];
const una = (...celdas: string[]) => leerFilas([TITULOS, celdas]);
const primera = (...celdas: string[]) => leerFilas([TODOS, celdas]).filas[0];
const errores = (...celdas: string[]) =>
  leerFilas([TODOS, celdas]).errores.map(({ columna, msg }) => `${columna}: ${msg}`);

describe('leerFilas', () => {
  it('knows the columns in any order and spelling, says those it does not, and where each row stands', () => {
    const leida = leerFilas([
      [],
      ['% IVA', 'Proveedor', 'PVP', 'CATEGORÍA', 'nombre', ' ', 'Codigo de Barras'],
      [],
      ['15%', 'Pronaca', '$ 1,50', ' Bebidas ', ' Jugo de piña', '', ''],
    ]);
    expect(leida).toMatchObject({
      cuantas: 1,
      errores: [],
      avisos: [],
      ignoradas: ['Proveedor'],
      filas: [
        {
          fila: 4,
          producto: 'Jugo de piña',
          categoria: 'Bebidas',
          precio_venta: '1.50',
          porcentaje_iva: 15,
          codigo: undefined,
          codigo_barras: undefined,
          favorito: undefined,
          agotado: undefined,
        },
      ],
    });
  });

  it.each([
    [[], 'El archivo está vacío'],
    [[['', ' ']], 'El archivo está vacío'],
    [
      [['Ceviche', '9,50']],
      'El archivo no tiene encabezados. Su primera fila debe decir Producto, Categoria, Precio e IVA',
    ],
    [[['Producto', 'Codigo']], 'Faltan las columnas Categoria, Precio, IVA'],
    [[['Producto', 'Categoria', 'Precio']], 'Falta la columna IVA'],
    [
      [[...TITULOS, 'P.V.P']],
      'El archivo tiene dos columnas de Precio: «Precio» y «P.V.P». Deje una sola',
    ],
    [[TITULOS], 'El archivo no tiene productos'],
    [
      [TITULOS, ...Array<string[]>(10_001).fill(['a', 'b', '1', '0'])],
      'El archivo tiene 10001 productos, y se importan hasta 10000 a la vez',
    ],
  ])('refuses a file that is none: %#', (hoja, msg) => {
    expect(() => leerFilas(hoja)).toThrow(msg);
  });

  it.each([
    ['9,50', '9.50'],
    ['9.5', '9.50'],
    ['$ 7', '7.00'],
    ['0', '0.00'],
  ])('reads the price %s', (dicho, precio_venta) => {
    expect(una('a', 'b', dicho, '15').filas[0]).toMatchObject({ precio_venta });
  });

  it.each([
    ['15', 15],
    ['15%', 15],
    ['15.00', 15],
    ['0.15', 15],
    ['0,05', 5],
    ['1,15', 15],
    ['0', 0],
    ['0%', 0],
  ])('reads the IVA %s', (dicho, porcentaje_iva) => {
    expect(una('a', 'b', '1', dicho).filas[0]).toMatchObject({ porcentaje_iva });
  });

  it('reads yes and no as people write them, and an empty cell as nothing said', () => {
    const favoritos = ['Sí', 'sí', 'X', '1', 'VERDADERO', 'No', 'n', '0', 'falso', ''].map(
      (dicho) => primera('', '', 'a', 'b', '1', '0', dicho, '')?.favorito,
    );
    expect(favoritos).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      undefined,
    ]);
  });

  it('says what is wrong with each cell, and takes nothing of such a row', () => {
    expect(errores('a b', '123', '', ' ', 'x', '7', 'quiza', '')).toEqual([
      'Codigo: El código admite 25 letras, números, puntos y guiones',
      'Codigo de barras: El código de barras tiene 8, 12 o 13 dígitos, y este 3',
      'Producto: El nombre del producto no puede estar vacío',
      'Categoria: Ingrese el nombre de la categoría',
      'Precio: El precio debe ser un número con dos decimales, como 7,50',
      'IVA: El IVA debe ser uno de: 0, 4, 5, 8, 12, 13, 14, 15',
      'Favorito: Escriba Sí o No',
    ]);
    const mala = errores('', '7861234567890', 'x'.repeat(151), 'y'.repeat(81), '-1', '', '', '');
    expect(mala).toEqual([
      'Codigo de barras: El último dígito debería ser 8',
      'Producto: El nombre del producto admite 150 letras',
      'Categoria: El nombre de la categoría admite 80 letras',
      'Precio: El precio no puede ser negativo',
      'IVA: Debe seleccionar un iva',
    ]);
    expect(errores('', '', 'a\u0007', 'b', '', '0', '', '')).toEqual([
      'Producto: Tiene caracteres no permitidos',
      'Precio: El precio del producto no puede estar vacío',
    ]);
    expect(una('a', 'b', '1.234', '0')).toMatchObject({ cuantas: 1, filas: [] });
  });

  it('takes no day for the name or the code that a spreadsheet made it of', () => {
    expect(errores('2026-12-03', '', 'Combo', 'Combos', '1', '0', '', '')).toEqual([
      expect.stringMatching(/^Codigo: La hoja de cálculo lo convirtió en la fecha 03\/12\/2026/),
    ]);
    expect(errores('', '', '2026-12-03', 'Combo 2026-12-03', '1', '0', '', '')).toEqual([
      'Producto: La hoja de cálculo lo convirtió en la fecha 03/12/2026. Dele a la columna el formato Texto y escríbalo otra vez',
    ]);
  });

  it('quotes a long cell in part', () => {
    const [error] = una('x'.repeat(100_000), 'b', '1', '0').errores;
    expect(error).toMatchObject({ fila: 2, valor: 'x'.repeat(60) });
  });

  it('finds the row that names the columns under titles, a date and what Excel says of cells', () => {
    const leida = leerFilas([
      ['sep='],
      ['LISTA DE PRECIOS', '', ''],
      ['Actualizada', '01/11/2026'],
      [],
      ['DETALLE', 'GRUPO', 'P.V.P', 'IVA %'],
      ['Encebollado', 'Sopas', '3,50', '15'],
    ]);
    expect(leida.filas).toMatchObject([{ fila: 6, producto: 'Encebollado', precio_venta: '3.50' }]);
  });

  it.each([
    ['$ 1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567', '1234567.00'],
    ['USD 12', '12.00'],
    ['0,750', '0.75'],
    ['0.1250', '0.13'],
    ['3.8525', '3.85'],
  ])('reads the price %s', (dicho, precio_venta) => {
    expect(una('a', 'b', dicho, '15').filas[0]).toMatchObject({ precio_venta });
  });

  it('says of a price that it is rounded, and of one that reads two ways what they are', () => {
    expect(una('a', 'b', '3.8525', '15').avisos).toEqual([
      {
        fila: 2,
        columna: 'Precio',
        valor: '3.8525',
        msg: 'Tiene más de dos decimales: se redondea a 3,85',
      },
    ]);
    expect(una('a', 'b', '1.234,50', '15').avisos).toEqual([]);
    expect(una('a', 'b', '1.234', '15').errores[0]?.msg).toBe(
      '1.234 puede ser 1234,00 o 1,234. Escríbalo con dos decimales',
    );
  });

  it('refuses a row that has more cells than headings, in a text alone', () => {
    const conComa = [TITULOS, ['Ceviche', 'Ceviches', '9', '50', '15']];
    expect(leerFilas(conComa, { deTexto: true })).toMatchObject({
      filas: [],
      errores: [
        { fila: 2, valor: '15', msg: expect.stringContaining('más celdas que encabezados') },
      ],
    });
    const vacias = [TITULOS, ['Ceviche', 'Ceviches', '9,50', '15', '', ' ']];
    expect(leerFilas(vacias, { deTexto: true }).filas).toHaveLength(1);
    const conNota = [TITULOS, ['Ceviche', 'Ceviches', '9,50', '15', 'el de la casa']];
    expect(leerFilas(conNota).filas).toHaveLength(1);
  });

  it('asks what a yes under IVA stands for, and takes what is said; a no is none', () => {
    const lista = [
      TITULOS,
      ['a', 'b', '1', 'SI'],
      ['c', 'b', '1', 'Gravado'],
      ['d', 'b', '1', '1,00'],
      ['e', 'b', '1', 'SI'],
      ['f', 'b', '1', 'Exento'],
      ['g', 'b', '1', '1,15'],
    ];
    const sinDecir = leerFilas(lista);
    expect(sinDecir.porDecir).toEqual(['SI', 'Gravado', '1,00']);
    expect(sinDecir.filas.map(({ porcentaje_iva }) => porcentaje_iva)).toEqual([0, 15]);
    const dicha = leerFilas(lista, { iva_si: 15 });
    expect(dicha).toMatchObject({ porDecir: [], errores: [] });
    expect(dicha.filas.map(({ porcentaje_iva }) => porcentaje_iva)).toEqual([
      15, 15, 15, 15, 0, 15,
    ]);
    expect(leerFilas(lista, { iva_si: 17 }).porDecir).toHaveLength(3);
  });

  it('puts what names no category in the one that was said for it, with the column or without', () => {
    const vacia = [
      ['Producto', 'Categoria', 'Precio', 'IVA'],
      ['Té', ' ', '1', '15'],
      ['Sopa', 'Entradas', '3', '15'],
    ];
    expect(leerFilas(vacia).errores).toHaveLength(1);
    const dicha = leerFilas(vacia, { sin_categoria: 'Bebidas' });
    expect(dicha.filas.map(({ categoria }) => categoria)).toEqual(['Bebidas', 'Entradas']);
    const sinColumna = [
      ['Producto', 'Precio', 'IVA'],
      ['Té', '1', '15'],
    ];
    expect(() => leerFilas(sinColumna)).toThrow('Falta la columna Categoria');
    expect(leerFilas(sinColumna, { sin_categoria: 'General' }).filas[0]?.categoria).toBe('General');
  });

  it('mends a barcode that lost its first zero where its check digit says so, and tells one that was shortened', () => {
    const conBarras = (codigo: string) =>
      leerFilas([TODOS, ['', codigo, 'a', 'b', '1', '15', '', '']]);
    expect(conBarras('36000291452')).toMatchObject({
      filas: [{ codigo_barras: '036000291452' }],
      avisos: [{ msg: 'Le falta el cero del comienzo: se lee 036000291452' }],
    });
    expect(conBarras('36000291453').errores).toHaveLength(1);
    expect(conBarras('7,86E+12').errores[0]?.msg).toMatch(/acortó el código/);
  });
});
