import type { ColumnaMateriaPrima } from '@comanda/shared/contracts/inventario/listaDeMaterias';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

const titulo = 'Importar materias primas';
const materias = (cuantas: number) =>
  `${formatCantidad(cuantas)} materia${cuantas === 1 ? '' : 's'}`;

/** Our columns as a person reads them. */
export const COLUMNA: Record<ColumnaMateriaPrima, string> = dePalabras(
  {
    Materia: 'Materia',
    'Peso inicial': 'Peso Inicial',
    'Medida entrada': 'Medida Entrada',
    'Medida salida': 'Medida Salida',
    Alerta: 'Alerta',
    'Costo unitario': 'Costo unitario',
  },
  talCual,
);

export const importarMateriasMensajes = {
  titulo,
  importar: { titulo, exito: 'Materias primas importadas' },
  bajar: { titulo },
  ayuda:
    'CSV o Excel (.xlsx) de hasta 5 MB y 10,000 materias, con las columnas Materia, Peso Inicial y Medida Entrada (kg, g, lb, l, ml o unidad), y si las tiene Medida Salida, Alerta y Costo unitario.',
  sinCambios: 'Todas están en la bodega y el archivo no trae más: no hay nada que importar',
  yaEstan: (cuantas: number) =>
    cuantas === 1
      ? 'Una materia ya está en la bodega. ¿Qué se hace con lo que trae el archivo?'
      : `${materias(cuantas)} ya están en la bodega. ¿Qué se hace con lo que trae el archivo?`,
  seQuedan: (cuantas: number) =>
    cuantas === 1
      ? 'Una materia ya está en la bodega y se queda como está. Su ingreso lo anota un administrador'
      : `${materias(cuantas)} ya están en la bodega y se quedan como están. Su ingreso lo anota un administrador`,
  existentes: {
    CONSERVAR: 'Dejarlas como están',
    INGRESAR: 'Sumarlo como un ingreso a lo que hay',
  },
  elija: 'Elija qué hacer con las que ya están',
  guardando: (cuantas: number) => `Guardando ${materias(cuantas)}`,
  importarlas: (cuantas: number) => `Importar ${materias(cuantas)}`,
  hecha: 'Se importaron las materias primas',
} as const;
