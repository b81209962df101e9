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
export function buscarColumnas(
  titulos: readonly string[],
  { prescindibles = [] }: { prescindibles?: readonly ColumnaProducto[] } = {},
): Columnas {
  const lugares = new Map<ColumnaProducto, number>();
  const ignoradas: string[] = [];
  titulos.forEach((titulo, lugar) => {
    const columna = POR_CLAVE.get(clave(titulo));
    if (columna === undefined) {
      if (titulo.trim() !== '') ignoradas.push(titulo.trim().slice(0, LARGO_DE_TITULO));
    } else if (lugares.has(columna)) {
      throw new ArchivoInvalido(dosVeces(columna, [titulos[lugares.get(columna) ?? 0], titulo]));
    } else lugares.set(columna, lugar);
  });
  if (lugares.size === 0)
    throw new ArchivoInvalido(
      'El archivo no tiene encabezados. Su primera fila debe decir Producto, Categoria, Precio e IVA',
    );
  const faltan = REQUERIDAS.filter(
    (columna) => !lugares.has(columna) && !prescindibles.includes(columna),
  );
  if (faltan.length > 0)
    throw new ArchivoInvalido(
      `${faltan.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${faltan.join(', ')}`,
    );
  return { lugares, ignoradas: ignoradas.slice(0, TITULOS_NOMBRADOS) };
}

const dosVeces = (columna: ColumnaProducto, titulos: readonly (string | undefined)[]): string =>
  `El archivo tiene dos columnas de ${columna}: «${titulos.map((uno) => recortado(uno ?? '')).join('» y «')}». Deje una sola`;

const recortado = (titulo: string) => titulo.trim().slice(0, LARGO_DE_TITULO);

/** A heading stands among these first rows that say anything: over it are a title, a date, the name of a business. */
const FILAS_SOBRE_TITULOS = 30;
const CONOCIDAS_AL_MENOS = 2;

/** The row that names the columns: the first of those that name most; where none names two, the first that says anything. -1: none. */
export function filaDeTitulos(hoja: readonly (readonly string[])[]): number {
  const dicen = hoja.flatMap((fila, i) => (fila.some((celda) => celda.trim() !== '') ? [i] : []));
  const candidatas = dicen.slice(0, FILAS_SOBRE_TITULOS).map((i) => ({
    i,
    conocidas: new Set(hoja[i]?.flatMap((titulo) => POR_CLAVE.get(clave(titulo)) ?? [])).size,
  }));
  const mejor = candidatas.reduce((una, otra) => (otra.conocidas > una.conocidas ? otra : una), {
    i: dicen[0] ?? -1,
    conocidas: CONOCIDAS_AL_MENOS - 1,
  });
  return mejor.i;
}

const LARGO_DE_TITULO = 60;
const TITULOS_NOMBRADOS = 50;
