import {
  COLUMNAS_PRODUCTO,
  type ColumnaProducto,
} from '@comanda/shared/contracts/inventario/importaciones';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';
import { ERRORES } from '@comanda/shared/errors/catalogo';

const titulo = 'Importar productos';
const productos = (cuantos: number) =>
  `${formatCantidad(cuantos)} producto${cuantos === 1 ? '' : 's'}`;

const [, BARRAS] = COLUMNAS_PRODUCTO;

/** Our columns as a person reads them. */
export const COLUMNA: Record<ColumnaProducto, string> = dePalabras(
  {
    Codigo: 'Código',
    [BARRAS]: 'Código de barras',
    Producto: 'Producto',
    Categoria: 'Categoría',
    Precio: 'Precio',
    IVA: 'IVA',
    Favorito: 'Favorito',
    Agotado: 'Agotado',
  },
  talCual,
);

export const importarMensajes = {
  titulo,
  importar: { titulo, exito: 'Productos importados' },
  bajar: { titulo: 'Productos' },
  ayuda:
    'CSV o Excel (.xlsx) de hasta 5 MB y 10,000 productos, con las columnas Producto, Categoría, Precio e IVA. Una celda vacía deja lo que el producto ya tiene.',
  sinCambios: 'Todo está como en el catálogo: no hay nada que importar',
  ivaPorDecir: (valores: readonly string[]) =>
    `Bajo IVA dice ${valores.join(', ')}, y no cuánto. ¿Qué tarifa llevan?`,
  importarLoBueno: (cuantos: number) => `Importar ${productos(cuantos)} sin error`,
  ignoradas: (cuales: readonly string[]) => `No se leen las columnas: ${cuales.join(', ')}`,
  categorias: (cuales: readonly string[]) => `Se crean las categorías: ${cuales.join(', ')}`,
  leyendo: 'Leyendo el archivo',
  revisados: (cuantos: number) => `Revisando ${productos(cuantos)}`,
  escritos: (cuantos: number, de: number) =>
    `Guardando ${formatCantidad(cuantos)} de ${productos(de)}`,
  puedeCerrar: 'Puede cerrar esta ventana: la importación sigue. Se guarda todo, o nada.',
  hecha: 'Se importaron los productos',
  fallida: (porque: string) => `No se importó nada: ${porque}`,
  interrumpida: (archivo: string) =>
    `La importación de ${archivo} se interrumpió y no se guardó nada. Impórtela otra vez`,
  inesperado: ERRORES.INESPERADO.msg,
} as const;
