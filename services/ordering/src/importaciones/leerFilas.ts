import {
  COLUMNAS_PRODUCTO,
  MAX_FILAS,
  type ColumnaProducto,
  type ErrorDeFila,
} from '@comanda/shared/contracts/inventario/importaciones';

import { buscarColumnas } from './columnas';
import { declaracionDe, type FilaDeLista } from './columnasDeProducto';
import { ArchivoInvalido } from './hojas/archivoInvalido';

export type ListaLeida = {
  /** The rows of the file, right and wrong. */
  cuantas: number;
  /** The rows with nothing wrong. */
  filas: FilaDeLista[];
  errores: ErrorDeFila[];
  ignoradas: string[];
};

const LARGO_DE_VALOR = 60;
/** As much of a wrong value as is told: '€' in a hundred columns of ten thousand rows is a file of its own. */
export const recortarValor = (valor: string) => valor.trim().slice(0, LARGO_DE_VALOR);

/** The products of a sheet: its first row that says anything names the columns. */
export function leerFilas(hoja: readonly (readonly string[])[]): ListaLeida {
  const dice = (fila: readonly string[]) => fila.some((celda) => celda.trim() !== '');
  const primera = hoja.findIndex(dice);
  if (primera === -1) throw new ArchivoInvalido('El archivo está vacío');
  const { lugares, ignoradas } = buscarColumnas(hoja[primera] ?? []);
  const cuerpo = hoja.flatMap((celdas, i) =>
    i > primera && dice(celdas) ? [{ fila: i + 1, celdas }] : [],
  );
  if (cuerpo.length === 0) throw new ArchivoInvalido('El archivo no tiene productos');
  if (cuerpo.length > MAX_FILAS)
    throw new ArchivoInvalido(
      `El archivo tiene ${cuerpo.length} productos, y se importan hasta ${MAX_FILAS} a la vez`,
    );
  const errores: ErrorDeFila[] = [];
  const filas = cuerpo.flatMap(({ fila, celdas }) => {
    const de = (columna: ColumnaProducto) => celdas[lugares.get(columna) ?? -1] ?? '';
    return leerFila(fila, de, errores) ?? [];
  });
  return { cuantas: cuerpo.length, filas, errores, ignoradas };
}

function leerFila(
  fila: number,
  de: (columna: ColumnaProducto) => string,
  errores: ErrorDeFila[],
): FilaDeLista | undefined {
  const antes = errores.length;
  const leidas = COLUMNAS_PRODUCTO.map((columna) => {
    const { campo, leer } = declaracionDe(columna);
    const celda = leer(de(columna));
    if ('valor' in celda) return [campo, celda.valor];
    errores.push({ fila, columna, valor: recortarValor(de(columna)), msg: celda.msg });
    return [campo, undefined];
  });
  // each field as its own reader read it
  return errores.length === antes
    ? ({ fila, ...Object.fromEntries(leidas) } as FilaDeLista)
    : undefined;
}
