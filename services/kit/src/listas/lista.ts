import type { ColumnasLeidas, MapaDeLista } from '@comanda/shared/contracts/lista';

/** What a cell says, with what was read otherwise than it stands there; or what is wrong with it. */
export type CeldaLeida<T> = { valor: T; aviso?: string } | { msg: string; porDecir?: string };

/** All that reading a file knows of one of our columns. `Dicho`: what somebody said of the whole file. */
export type Declaracion<Dicho> = {
  campo: string;
  leer: (texto: string, dicho: Dicho) => CeldaLeida<unknown>;
  /** A file without it is refused. */
  requerida: boolean;
  /** What else people call it, in small letters and digits alone. */
  sinonimos?: readonly string[];
};

/** What a file may be a list of. */
export type Lista<C extends string, Dicho> = {
  columnas: readonly C[];
  declaracion: (columna: C) => Declaracion<Dicho>;
  /** 'productos', as a sentence says it. */
  cosas: string;
  /** What the first row of a file should say. */
  encabezados: string;
  /** Where a row that has more cells than there are headings is told of, and how. */
  deMas: { columna: C; msg: string };
};

export type ErrorDeLista<C extends string> = {
  fila: number;
  columna: C;
  valor: string;
  msg: string;
};

/** As the company read a file before; `titulos`: the fingerprint of what its headings said, and the row of the map counted from them. */
export type MapaRecordado<C extends string> = { titulos: string; mapa: MapaDeLista<C> };

export type ListaLeida<C extends string, Fila> = {
  /** The rows of the file, right and wrong. */
  cuantas: number;
  /** The rows with nothing wrong. */
  filas: Fila[];
  errores: ErrorDeLista<C>[];
  /** What was read otherwise than it stands in the file. */
  avisos: ErrorDeLista<C>[];
  /** What stands in a cell without saying how much. */
  porDecir: string[];
  ignoradas: string[];
  /** As they stand in the file. */
  titulos: readonly string[];
  cuerpo: readonly { fila: number; celdas: readonly string[] }[];
  columnas: ColumnasLeidas<C>;
  recordable: MapaRecordado<C>;
  /** Why nothing was read, where the columns have to be chosen first. */
  falta: string | null;
};

const LARGO_DE_VALOR = 60;
/** As much of a wrong value as is told: '€' in a hundred columns of ten thousand rows is a file of its own. */
export const recortarValor = (valor: string) => valor.trim().slice(0, LARGO_DE_VALOR);
