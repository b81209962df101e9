import {
  COLUMNAS_PRODUCTO,
  type ColumnaProducto,
} from '@comanda/shared/contracts/inventario/importaciones';
import {
  celdaNumero,
  celdaTexto,
  escribirCsv,
  textoDeHoja,
  type EstiloCsv,
} from '@comanda/shared/domain/hojas/csv';
import {
  estiloDeFormato,
  finDeHoja,
  TIPO_DE_HOJA,
  type FormatoDeTabla,
} from '@comanda/shared/domain/hojas/hoja';
import { archivo, type ArchivoDicho } from '@comanda/kit/http/respuesta';
import { escribirXlsx, type HojaXlsx } from '@comanda/kit/listas/escribirXlsx';

import { COLUMNAS, declaracionDe, SIN_DECIR, type DatosDeFila } from './columnasDeProducto';

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
  formato: FormatoDeTabla,
): Promise<ArchivoDicho> {
  return archivo({
    tipo: TIPO_DE_HOJA[formato],
    nombre: `${nombre}.${finDeHoja(formato)}`,
    contenido:
      formato === 'xlsx'
        ? await escribirXlsx(hojaDe(productos))
        : enCsv(productos, estiloDeFormato(formato)),
  });
}

const enCsv = (productos: readonly DatosDeFila[], estilo: EstiloCsv): string =>
  escribirCsv(
    [
      COLUMNAS_PRODUCTO.map(celdaTexto),
      ...productos.map((producto) =>
        COLUMNAS_PRODUCTO.map((columna) => celdaDe(columna, producto, estilo)),
      ),
    ],
    estilo,
  );

function celdaDe(columna: ColumnaProducto, producto: DatosDeFila, estilo: EstiloCsv): string {
  const { campo, tipo } = COLUMNAS[columna];
  if (tipo === 'numeric') return celdaNumero(Number(producto[campo]), estilo);
  const dicho = textoDeColumna(columna, producto);
  return esCifra(columna) ? dicho : celdaTexto(dicho);
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
