import {
  COLUMNAS_PRODUCTO,
  MAX_FILAS,
  type ColumnaProducto,
  type ErrorDeFila,
} from '@comanda/shared/contracts/inventario/importaciones';

import { buscarColumnas, filaDeTitulos } from './columnas';
import { declaracionDe, type FilaDeLista } from './columnasDeProducto';
import { ArchivoInvalido } from './hojas/archivoInvalido';
import type { DichoDelArchivo } from './leerCeldas';

export type ListaLeida = {
  /** The rows of the file, right and wrong. */
  cuantas: number;
  /** The rows with nothing wrong. */
  filas: FilaDeLista[];
  errores: ErrorDeFila[];
  /** What was read otherwise than it stands in the file. */
  avisos: ErrorDeFila[];
  /** What stands for IVA without how much. */
  ivaPorDecir: string[];
  ignoradas: string[];
  /** As they stand in the file. */
  titulos: readonly string[];
  cuerpo: readonly { fila: number; celdas: readonly string[] }[];
};

const LARGO_DE_VALOR = 60;
/** As much of a wrong value as is told: '€' in a hundred columns of ten thousand rows is a file of its own. */
export const recortarValor = (valor: string) => valor.trim().slice(0, LARGO_DE_VALOR);

/** More than its cells: what somebody said of it, and whether a comma or a semicolon told its cells apart. */
export type DeQueHoja = DichoDelArchivo & { deTexto?: boolean };

/** The products of a sheet, under the row that names the columns. */
export function leerFilas(
  hoja: readonly (readonly string[])[],
  { deTexto = false, ...dicho }: DeQueHoja = {},
): ListaLeida {
  const dice = (fila: readonly string[]) => fila.some((celda) => celda.trim() !== '');
  const primera = filaDeTitulos(hoja);
  if (primera === -1) throw new ArchivoInvalido('El archivo está vacío');
  const titulos = hoja[primera] ?? [];
  const { lugares, ignoradas } = buscarColumnas(titulos, {
    prescindibles: dicho.sin_categoria === undefined ? [] : ['Categoria'],
  });
  const cuerpo = hoja.flatMap((celdas, i) =>
    i > primera && dice(celdas) ? [{ fila: i + 1, celdas }] : [],
  );
  if (cuerpo.length === 0) throw new ArchivoInvalido('El archivo no tiene productos');
  if (cuerpo.length > MAX_FILAS)
    throw new ArchivoInvalido(
      `El archivo tiene ${cuerpo.length} productos, y se importan hasta ${MAX_FILAS} a la vez`,
    );
  const leida: ListaLeida = {
    cuantas: cuerpo.length,
    filas: [],
    errores: [],
    avisos: [],
    ivaPorDecir: [],
    ignoradas,
    titulos,
    cuerpo,
  };
  for (const { fila, celdas } of cuerpo) {
    const sobra = deTexto
      ? celdas.slice(titulos.length).filter((celda) => celda.trim() !== '')
      : [];
    const de = (columna: ColumnaProducto) => celdas[lugares.get(columna) ?? -1] ?? '';
    if (sobra.length > 0)
      leida.errores.push({
        fila,
        columna: 'Precio',
        valor: recortarValor(sobra.join(' ')),
        msg: 'La fila tiene más celdas que encabezados. Si un precio lleva coma, va entre comillas: "7,50"',
      });
    else leerFila(fila, de, { dicho, leida });
  }
  return leida;
}

function leerFila(
  fila: number,
  de: (columna: ColumnaProducto) => string,
  { dicho, leida }: { dicho: DichoDelArchivo; leida: ListaLeida },
): void {
  const antes = leida.errores.length;
  const celdas = COLUMNAS_PRODUCTO.map((columna) => {
    const { campo, leer } = declaracionDe(columna);
    const celda = leer(de(columna), dicho);
    const donde = { fila, columna, valor: recortarValor(de(columna)) };
    if ('valor' in celda) {
      if (celda.aviso !== undefined) leida.avisos.push({ ...donde, msg: celda.aviso });
      return [campo, celda.valor];
    }
    leida.errores.push({ ...donde, msg: celda.msg });
    if (celda.porDecir !== undefined && !leida.ivaPorDecir.includes(donde.valor))
      leida.ivaPorDecir.push(donde.valor);
    return [campo, undefined];
  });
  // each field as its own reader read it
  if (leida.errores.length === antes)
    leida.filas.push({ fila, ...Object.fromEntries(celdas) } as FilaDeLista);
}
