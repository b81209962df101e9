import { COLUMNAS_PRODUCTO, type ColumnaProducto } from '@comanda/shared/contracts/importaciones';
import {
  celdaCodigo,
  celdaNumero,
  celdaTexto,
  escribirCsv,
  textoDeHoja,
} from '@comanda/shared/domain/csv';
import { archivo, type ArchivoDicho } from '@comanda/kit/respuesta';

import type { DatosDeFila } from './catalogo';
import { escribirXlsx, type HojaXlsx } from './hojas/escribirXlsx';

type Formato = 'csv' | 'xlsx';

const siNo = (valor: boolean) => (valor ? 'Si' : 'No');

/** What each column says of a product: to who reads a change of it, and to a file. */
const TEXTOS: Record<ColumnaProducto, (producto: DatosDeFila) => string> = {
  Codigo: ({ codigo }) => codigo ?? '',
  'Codigo de barras': ({ codigo_barras }) => codigo_barras ?? '',
  Producto: ({ producto }) => producto,
  Categoria: ({ categoria }) => categoria,
  Precio: ({ precio_venta }) => celdaNumero(Number(precio_venta)),
  IVA: ({ porcentaje_iva }) => String(porcentaje_iva),
  Favorito: ({ favorito }) => siNo(favorito),
  Agotado: ({ agotado }) => siNo(agotado),
};

export const textoDeColumna = (columna: ColumnaProducto, producto: DatosDeFila) =>
  TEXTOS[columna](producto);

const NUMEROS: Partial<Record<ColumnaProducto, (producto: DatosDeFila) => number>> = {
  Precio: ({ precio_venta }) => Number(precio_venta),
  IVA: ({ porcentaje_iva }) => porcentaje_iva,
};
const ANCHOS: Partial<Record<ColumnaProducto, number>> = {
  'Codigo de barras': 18,
  Producto: 40,
  Categoria: 24,
};

/** Products in a file that imports back as they are. */
export async function exportar(
  nombre: string,
  productos: readonly DatosDeFila[],
  formato: Formato,
): Promise<ArchivoDicho> {
  return formato === 'csv'
    ? archivo({
        tipo: 'text/csv; charset=utf-8',
        nombre: `${nombre}.csv`,
        contenido: escribirCsv([
          COLUMNAS_PRODUCTO.map(celdaTexto),
          ...productos.map((producto) =>
            COLUMNAS_PRODUCTO.map((columna) => enCsv(columna, producto)),
          ),
        ]),
      })
    : archivo({
        tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        nombre: `${nombre}.xlsx`,
        contenido: await escribirXlsx(hojaDe(productos)),
      });
}

/** The same, as the sheet of a workbook. */
export const hojaDe = (productos: readonly DatosDeFila[]): HojaXlsx => ({
  nombre: 'Productos',
  columnas: COLUMNAS_PRODUCTO.map((titulo) => ({
    titulo,
    ancho: ANCHOS[titulo] ?? 12,
    ...(titulo === 'Precio' && { dinero: true }),
  })),
  filas: productos.map((producto) =>
    COLUMNAS_PRODUCTO.map(
      (columna) => NUMEROS[columna]?.(producto) ?? textoDeHoja(textoDeColumna(columna, producto)),
    ),
  ),
});

const enCsv = (columna: ColumnaProducto, producto: DatosDeFila) =>
  columna in NUMEROS
    ? textoDeColumna(columna, producto)
    : celdaCodigo(textoDeColumna(columna, producto));

/** Three that show what a file may say. */
export const EJEMPLOS: readonly DatosDeFila[] = [
  {
    codigo: 'CEV-01',
    codigo_barras: null,
    producto: 'Ceviche de camaron',
    categoria: 'Ceviches',
    precio_venta: '9.50',
    porcentaje_iva: 15,
    favorito: true,
    agotado: false,
  },
  {
    codigo: null,
    codigo_barras: '7861234567898',
    producto: 'Agua sin gas 500 ml',
    categoria: 'Bebidas',
    precio_venta: '0.75',
    porcentaje_iva: 15,
    favorito: false,
    agotado: false,
  },
  {
    codigo: null,
    codigo_barras: null,
    producto: 'Arroz blanco',
    categoria: 'Guarniciones',
    precio_venta: '1.00',
    porcentaje_iva: 0,
    favorito: false,
    agotado: true,
  },
];
