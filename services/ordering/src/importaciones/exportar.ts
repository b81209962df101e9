import {
  COLUMNAS_PRODUCTO,
  type ColumnaProducto,
} from '@comanda/shared/contracts/inventario/importaciones';
import {
  celdaCodigo,
  celdaNumero,
  celdaTexto,
  escribirCsv,
  textoDeHoja,
} from '@comanda/shared/domain/hojas/csv';
import { archivo, type ArchivoDicho } from '@comanda/kit/http/respuesta';
import { escribirXlsx, type HojaXlsx } from '@comanda/kit/listas/escribirXlsx';

import { COLUMNAS, declaracionDe, SIN_DECIR, type DatosDeFila } from './columnasDeProducto';

type Formato = 'csv' | 'xlsx';

const siNo = (valor: boolean) => (valor ? 'Sí' : 'No');

/** What a column says of a product: to who reads a change of it, and to a file. */
export function textoDeColumna(columna: ColumnaProducto, producto: DatosDeFila): string {
  const valor = producto[COLUMNAS[columna].campo];
  if (typeof valor === 'boolean') return siNo(valor);
  return COLUMNAS[columna].tipo === 'numeric' ? celdaNumero(Number(valor)) : String(valor ?? '');
}

const esCifra = (columna: ColumnaProducto) => ['numeric', 'int'].includes(COLUMNAS[columna].tipo);

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
    ancho: declaracionDe(titulo).ancho ?? 12,
    ...(COLUMNAS[titulo].tipo === 'numeric' && { dinero: true }),
  })),
  filas: productos.map((producto) =>
    COLUMNAS_PRODUCTO.map((columna) =>
      esCifra(columna)
        ? Number(producto[COLUMNAS[columna].campo])
        : textoDeHoja(textoDeColumna(columna, producto)),
    ),
  ),
});

const enCsv = (columna: ColumnaProducto, producto: DatosDeFila) =>
  esCifra(columna)
    ? textoDeColumna(columna, producto)
    : celdaCodigo(textoDeColumna(columna, producto));

/** Three that show what a file may say; `general`: the rate of most products. */
export const ejemplosDe = (general: number): readonly DatosDeFila[] => [
  {
    ...SIN_DECIR,
    codigo: 'CEV-01',
    producto: 'Ceviche de camarón',
    categoria: 'Ceviches',
    precio_venta: '9.50',
    porcentaje_iva: general,
    favorito: true,
  },
  {
    ...SIN_DECIR,
    codigo_barras: '7861234567898',
    producto: 'Agua sin gas 500 ml',
    categoria: 'Bebidas',
    precio_venta: '0.75',
    porcentaje_iva: general,
  },
  {
    ...SIN_DECIR,
    producto: 'Arroz blanco',
    categoria: 'Guarniciones',
    precio_venta: '1.00',
    porcentaje_iva: 0,
    agotado: true,
  },
];
