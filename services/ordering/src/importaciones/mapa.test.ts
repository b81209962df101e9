import { describe, expect, it } from '@jest/globals';

import type { MapaElegido } from '@comanda/shared/contracts/lista';
import type { ColumnaProducto } from '@comanda/shared/contracts/inventario/importaciones';

import { leerProductos } from './listaDeProductos';

type Mapa = MapaElegido<ColumnaProducto>;
const leer = (hoja: string[][], mapa?: Mapa) => leerProductos(hoja, { dicho: {}, mapa });

const DOS_PRECIOS = [
  ['Codigo', 'Producto', 'Categoria', 'PVP', 'IVA', 'Precio'],
  ['A-1', 'Arroz marinero', 'Platos', '9,50', '15', '11,00'],
];
const CON_COSTO = [
  ['PRECIOS DE NOVIEMBRE'],
  ['Qué', 'Cuánto nos cuesta', 'A cómo se vende', 'Grupo', 'IVA'],
  ['Arroz marinero', '4', '9,50', 'Platos', '15'],
];
const A_MANO: Mapa = { fila: 2, columnas: { Producto: 0, Precio: 2, Categoria: 3, IVA: 4 } };

describe('which column of a file is which', () => {
  it('asks which of two prices is meant, reads nothing until then, and then the one that was chosen', () => {
    const sin = leer(DOS_PRECIOS);
    expect(sin).toMatchObject({ filas: [], errores: [], columnas: { dudas: ['Precio'] } });
    expect(sin.falta).toContain('dos columnas de Precio: «PVP» y «Precio»');
    const mapa = { ...sin.columnas.mapa, columnas: { ...sin.columnas.mapa.columnas, Precio: 5 } };
    expect(leer(DOS_PRECIOS, mapa).filas).toMatchObject([
      { codigo: 'A-1', precio_venta: '11.00', porcentaje_iva: 15 },
    ]);
  });

  it('shows each column with what stands in it, and those that have to be chosen', () => {
    const { columnas, falta } = leer(CON_COSTO);
    expect(falta).toBe('Faltan las columnas Producto, Precio');
    expect(columnas).toMatchObject({
      mapa: { fila: 2, columnas: { Categoria: 3, IVA: 4 } },
      faltan: ['Producto', 'Precio'],
      filas: [
        { fila: 1, dice: 'PRECIOS DE NOVIEMBRE' },
        { fila: 2, dice: 'Qué · Cuánto nos cuesta · A cómo se vende · Grupo · IVA' },
        { fila: 3 },
      ],
    });
    expect(columnas.titulos[2]).toEqual({
      lugar: 2,
      titulo: 'A cómo se vende',
      ejemplos: ['9,50'],
    });
    expect(leer(CON_COSTO, A_MANO)).toMatchObject({
      falta: null,
      filas: [{ fila: 3, producto: 'Arroz marinero', precio_venta: '9.50', porcentaje_iva: 15 }],
      ignoradas: ['Cuánto nos cuesta'],
    });
  });

  it('looks for the columns under the row that was chosen, and takes none that was left out', () => {
    const dos = [
      ['Producto', 'Precio', 'IVA', 'Categoria', 'Codigo'],
      ['Resumen', '', '', '', ''],
      ['IVA', 'Producto', 'Precio', 'Grupo', 'Cod'],
      ['15', 'Sopa', '3', 'Sopas', 'S-1'],
    ];
    const { filas, columnas } = leer(dos, { fila: 3 });
    expect(filas).toMatchObject([{ fila: 4, producto: 'Sopa', codigo: 'S-1' }]);
    const { Codigo: _, ...sinCodigo } = columnas.mapa.columnas;
    expect(leer(dos, { fila: 3, columnas: sinCodigo }).filas[0]?.codigo).toBeUndefined();
    expect(leer(dos, { fila: 4 }).falta).toMatch(/no tiene encabezados/);
  });

  it('reads the next file with the same headings as the last one, whatever stands over them', () => {
    const { recordable } = leer(CON_COSTO, A_MANO);
    const siguiente = [['Comanda'], ['PRECIOS DE DICIEMBRE'], ...CON_COSTO.slice(1)];
    const leida = leerProductos(siguiente, { dicho: {}, recordados: [recordable] });
    expect(leida).toMatchObject({
      filas: [{ fila: 4, precio_venta: '9.50' }],
      columnas: { recordado: true, mapa: { fila: 3 } },
    });
    const otros = [['Cosa', ...(CON_COSTO[1] ?? []).slice(1)], ...CON_COSTO.slice(2)];
    const deOtros = leerProductos(otros, { dicho: {}, recordados: [recordable] });
    expect(deOtros).toMatchObject({ filas: [], columnas: { recordado: false } });
  });
});
