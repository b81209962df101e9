import { describe, expect, it } from '@jest/globals';

import { comprimirXlsx, escribirXlsx } from '@comanda/kit/listas/escribirXlsx';

import { leerArchivoDeProductos } from './leerArchivoDeProductos';

const leerArchivo = (archivo: { bytes: Buffer; nombre: string }) =>
  leerArchivoDeProductos({ ...archivo, dicho: {} });

const TITULOS = ['Producto', 'Categoria', 'Precio', 'IVA'];
const hoja = (filas: (string | number)[][]) => ({
  nombre: 'Hoja',
  filas,
  columnas: TITULOS.map((titulo) => ({ titulo, ancho: 10 })),
});
/** A workbook whose one sheet is these cells. */
const conCeldas = (celdas: string) => {
  const sml = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return comprimirXlsx({
    'xl/workbook.xml': `<workbook xmlns="${sml}" xmlns:r="${rel}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${sml}"><sheetData>${celdas}</sheetData></worksheet>`,
  });
};

describe('leerArchivo', () => {
  it('reads the same in a thread as beside it', async () => {
    const xlsx = await escribirXlsx(hoja([['Te', 'Bebidas', 1.25, 15]]));
    const csv = Buffer.from(`${TITULOS.join(';')}\nTe;Bebidas;1.25;15`);
    const largo = Buffer.concat([csv, Buffer.from('\n'.repeat(70_000))]);
    const enHilo = await leerArchivo({ bytes: xlsx, nombre: 'x.xlsx' });
    expect(await leerArchivo({ bytes: csv, nombre: 'x.csv' })).toEqual(enHilo);
    expect(await leerArchivo({ bytes: largo, nombre: 'x.csv' })).toEqual(enHilo);
  });

  it('says in words, on the field, what is wrong with a file, from a thread too', async () => {
    const bytes = await comprimirXlsx({ 'word/document.xml': '<a/>' });
    await expect(leerArchivo({ bytes, nombre: 'x.xlsx' })).rejects.toMatchObject({
      code: 'ARCHIVO_INVALIDO',
      campos: [{ campo: 'archivo' }],
      message: 'El archivo no es CSV ni XLSX. Elija uno de esos',
    });
  });

  it('outlives a small file that asks for all the memory there is', async () => {
    const lejos = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    const bytes = await conCeldas(lejos);
    expect(bytes.length).toBeLessThan(2_000);
    await expect(leerArchivo({ bytes, nombre: 'x.xlsx' })).rejects.toThrow(
      'El archivo es demasiado grande. Divídalo en varios',
    );
    const bien = await escribirXlsx(hoja([['Te', 'Bebidas', 1.25, 15]]));
    expect((await leerArchivo({ bytes: bien, nombre: 'x.xlsx' })).cuantas).toBe(1);
  });
});
