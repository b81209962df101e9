import { formatCantidad } from '../../domain/producto/medidas';

/** What every list that comes in as a file says. */
export const importarMensajes = {
  demasiado: 'El archivo admite hasta 5 MB',
  ilegible: 'No se pudo leer el archivo. Elíjalo de nuevo',
  revisando: 'Revisando el archivo. Aún no se cambia nada',
  recordado: 'Se lee como la última vez que importó un archivo con estos encabezados',
  duda: (columna: string) => `Más de una columna puede ser ${columna}: elija cuál se importa`,
  faltan: (columnas: readonly string[]) =>
    `Elija de qué columna sale ${columnas.join(', ')}, o la fila de los encabezados`,
  sinFilas: 'Debajo de esa fila no hay nada que importar. Elija la fila de los encabezados',
  conErrores: (cuantos: number) =>
    `${cuantos === 1 ? 'Hay un error' : `Hay ${formatCantidad(cuantos)} errores`}. Corrija el archivo y elíjalo otra vez, o importe lo demás y baje las filas por corregir`,
  avisos: (cuantos: number) =>
    cuantos === 1
      ? 'Un valor se lee distinto'
      : `${formatCantidad(cuantos)} valores se leen distinto`,
  primeros: (de: number, todos: number) =>
    `Los primeros ${formatCantidad(de)} de ${formatCantidad(todos)}`,
} as const;
