import {
  COLUMNAS_PRODUCTO,
  type ColumnaProducto,
} from '@comanda/shared/contracts/inventario/importaciones';
import { leerBytes } from '@comanda/kit/listas/leerBytes';
import { leerFilas, type DeQueHoja } from '@comanda/kit/listas/leerFilas';
import type { Lista, ListaLeida } from '@comanda/kit/listas/lista';

import { declaracionDe, type FilaDeLista } from './columnasDeProducto';
import type { DichoDelArchivo } from './leerCeldas';

export type ListaDeProductos = ListaLeida<ColumnaProducto, FilaDeLista>;

const LISTA: Lista<ColumnaProducto, DichoDelArchivo> = {
  columnas: COLUMNAS_PRODUCTO,
  declaracion: (columna) => {
    const { sinDecir, ...declarada } = declaracionDe(columna);
    return { ...declarada, requerida: sinDecir === undefined };
  },
  cosas: 'productos',
  encabezados: 'Producto, Categoria, Precio e IVA',
  deMas: {
    columna: 'Precio',
    msg: 'La fila tiene más celdas que encabezados. Si un precio lleva coma, va entre comillas: "7,50"',
  },
};

/** The products of a sheet; a category that was said for all takes the place of the column. */
export const leerProductos = (
  hoja: readonly (readonly string[])[],
  de: DeQueHoja<ColumnaProducto, DichoDelArchivo>,
): ListaDeProductos =>
  leerFilas(hoja, LISTA, {
    ...de,
    prescindibles: de.dicho.sin_categoria === undefined ? [] : ['Categoria'],
  });

export const leerBytesDeProductos = leerBytes(leerProductos);
