import {
  COLUMNAS_MATERIA_PRIMA,
  type ColumnaMateriaPrima,
} from '@comanda/shared/contracts/inventario/listaDeMaterias';
import { seConvierten } from '@comanda/shared/domain/producto/medidas';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { leerBytes } from '@comanda/kit/listas/leerBytes';
import { leerFilas, type DeQueHoja } from '@comanda/kit/listas/leerFilas';
import {
  recortarValor,
  type ErrorDeLista,
  type Lista,
  type ListaLeida,
} from '@comanda/kit/listas/lista';

import { CELDAS, type FilaDeMateria } from './celdasDeMateria';

type Nada = Record<string, never>;

export type MateriasLeidas = ListaLeida<ColumnaMateriaPrima, FilaDeMateria>;
export type ErrorDeMateria = ErrorDeLista<ColumnaMateriaPrima>;

const LISTA: Lista<ColumnaMateriaPrima, Nada> = {
  columnas: COLUMNAS_MATERIA_PRIMA,
  declaracion: (columna) => CELDAS[columna],
  cosas: 'materias primas',
  encabezados: 'Materia, Peso inicial y Medida entrada',
  deMas: {
    columna: 'Peso inicial',
    msg: 'La fila tiene más celdas que encabezados. Si un peso lleva coma, va entre comillas: "2,5"',
  },
};

/** How one material is told from another, whatever its capitals and accents. */
export const claveDeMateria = ({ materia }: Pick<FilaDeMateria, 'materia'>): string =>
  normalizar(materia);

/** The materials of a sheet; of two rows of one name the second is told of. */
export function leerMaterias(
  hoja: readonly (readonly string[])[],
  de: DeQueHoja<ColumnaMateriaPrima, Nada>,
): MateriasLeidas {
  const leida: MateriasLeidas = leerFilas(hoja, LISTA, de);
  const vistas = new Map<string, number>();
  const errores = leida.filas.flatMap((dicha) => faltaDe(dicha, vistas) ?? []);
  const malas = new Set(errores.map(({ fila }) => fila));
  return {
    ...leida,
    filas: leida.filas.filter(({ fila }) => !malas.has(fila)),
    errores: [...leida.errores, ...errores].toSorted((una, otra) => una.fila - otra.fila),
  };
}

function faltaDe(dicha: FilaDeMateria, vistas: Map<string, number>): ErrorDeMateria | null {
  const { fila, materia, entrada, salida = entrada } = dicha;
  if (!seConvierten(entrada, salida))
    return {
      fila,
      columna: 'Medida salida',
      valor: salida,
      msg: `Lo que entra en ${entrada} no puede salir en ${salida}`,
    };
  const antes = vistas.get(claveDeMateria(dicha));
  vistas.set(claveDeMateria(dicha), antes ?? fila);
  if (antes === undefined) return null;
  const msg = `Es la misma materia de la fila ${antes}`;
  return { fila, columna: 'Materia', valor: recortarValor(materia), msg };
}

export const leerBytesDeMaterias = leerBytes(leerMaterias);
