import {
  COLUMNAS_PRODUCTO,
  type ColumnaProducto,
} from '@comanda/shared/contracts/inventario/importaciones';
import { normalizar } from '@comanda/shared/domain/texto/texto';

import { declaracionDe } from './columnasDeProducto';
import { ArchivoInvalido } from './hojas/archivoInvalido';

const REQUERIDAS = COLUMNAS_PRODUCTO.filter(
  (columna) => declaracionDe(columna).sinDecir === undefined,
);

const clave = (titulo: string) => normalizar(titulo).replace(/[^a-z0-9]/g, '');

const POR_CLAVE = new Map<string, ColumnaProducto>(
  COLUMNAS_PRODUCTO.flatMap((columna) =>
    [clave(columna), ...(declaracionDe(columna).sinonimos ?? [])].map(
      (una) => [una, columna] as const,
    ),
  ),
);

export type Columnas = {
  /** Where each column stands. */
  lugares: ReadonlyMap<ColumnaProducto, number>;
  /** Headings nobody knows. */
  ignoradas: string[];
};

/** Which column is which, in whatever order and spelling; a file without those it cannot do without is refused. */
export function buscarColumnas(titulos: readonly string[]): Columnas {
  const lugares = new Map<ColumnaProducto, number>();
  const ignoradas: string[] = [];
  titulos.forEach((titulo, lugar) => {
    const columna = POR_CLAVE.get(clave(titulo));
    if (columna === undefined) {
      if (titulo.trim() !== '') ignoradas.push(titulo.trim().slice(0, LARGO_DE_TITULO));
    } else if (lugares.has(columna)) {
      throw new ArchivoInvalido(`El archivo tiene dos veces la columna ${columna}`);
    } else lugares.set(columna, lugar);
  });
  if (lugares.size === 0)
    throw new ArchivoInvalido(
      'El archivo no tiene encabezados. Su primera fila debe decir Producto, Categoria, Precio e IVA',
    );
  const faltan = REQUERIDAS.filter((columna) => !lugares.has(columna));
  if (faltan.length > 0)
    throw new ArchivoInvalido(
      `${faltan.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${faltan.join(', ')}`,
    );
  return { lugares, ignoradas: ignoradas.slice(0, TITULOS_NOMBRADOS) };
}

const LARGO_DE_TITULO = 60;
const TITULOS_NOMBRADOS = 50;
