import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { ERRORES } from '@comanda/shared/errors/catalogo';

const titulo = 'Importar productos';
const productos = (cuantos: number) =>
  `${formatCantidad(cuantos)} producto${cuantos === 1 ? '' : 's'}`;

export const importarMensajes = {
  titulo,
  importar: { titulo, exito: 'Productos importados' },
  bajar: { titulo: 'Productos' },
  ayuda:
    'CSV o Excel (.xlsx) de hasta 5 MB y 10,000 productos, con las columnas Producto, Categoria, Precio e IVA. Una celda vacia deja lo que el producto ya tiene.',
  demasiado: 'El archivo admite hasta 5 MB',
  ilegible: 'No se pudo leer el archivo. Elijalo de nuevo',
  revisando: 'Revisando el archivo. Aun no se cambia nada',
  sinCambios: 'Todo esta como en el catalogo: no hay nada que importar',
  conErrores: (cuantos: number) =>
    `${cuantos === 1 ? 'Hay un error' : `Hay ${formatCantidad(cuantos)} errores`}: corrija el archivo y elijalo otra vez. No se importa nada mientras tanto`,
  primeros: (de: number, todos: number) =>
    `Los primeros ${formatCantidad(de)} de ${formatCantidad(todos)}`,
  ignoradas: (cuales: readonly string[]) => `No se leen las columnas: ${cuales.join(', ')}`,
  categorias: (cuales: readonly string[]) => `Se crean las categorias: ${cuales.join(', ')}`,
  leyendo: 'Leyendo el archivo',
  revisados: (cuantos: number) => `Revisando ${productos(cuantos)}`,
  escritos: (cuantos: number, de: number) =>
    `Guardando ${formatCantidad(cuantos)} de ${productos(de)}`,
  puedeCerrar: 'Puede cerrar esta ventana: la importacion sigue. Se guarda todo, o nada.',
  hecha: 'Se importaron los productos',
  fallida: (porque: string) => `No se importo nada: ${porque}`,
  interrumpida: (archivo: string) =>
    `La importacion de ${archivo} se interrumpio y no se guardo nada. Importela otra vez`,
  inesperado: ERRORES.INESPERADO.msg,
} as const;
