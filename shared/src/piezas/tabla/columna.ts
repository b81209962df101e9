import type { ReactNode } from 'react';

import type { ColumnaDeHoja, ColumnaDeReporte } from '../../domain/hojas/hoja';

/** A column: its heading, its text (shown, searched and exported) and, where text is not enough, its cell. */
export type Column<Row> = ColumnaDeHoja<Row> & {
  id: string;
  cell?: (row: Row) => ReactNode;
  /** In a few words what it is, under its heading, where that is not plain: 'lo que hay'. */
  explica?: string;
  /** A picture before it; on a phone before both lines of its row. */
  imagen?: (row: Row) => ReactNode;
  onClick?: (row: Row) => void;
  align?: 'right';
  /** One of the first columns, by which a row is known: it stays in sight where the table is wider than the screen. */
  fija?: true;
  /** The table may be sorted by it; of pages of the server, the server sorts. */
  compare?: (a: Row, b: Row) => number;
  /**
   * On a phone a row is a card: on its first line, across the card under that, or left out. Else its value beside the others,
   * with its heading before it where the value alone says nothing ('0 de 12').
   */
  movil?: 'titulo' | 'ancho' | 'oculto' | 'nombrado';
};

type Aspecto<Row> = Omit<Partial<Column<Row>>, 'id' | keyof ColumnaDeHoja<Row>>;

/** A report's columns as a table shows them: figures to the right, and what the screen adds to some, by their ids. */
export const conAspecto = <Row, Id extends string>(
  columnas: readonly ColumnaDeReporte<Row, Id>[],
  aspectos: Partial<Record<Id, Aspecto<Row>>>,
): Column<Row>[] =>
  columnas.map((columna) => ({
    ...columna,
    ...(columna.numero && { align: 'right' }),
    ...aspectos[columna.id],
  }));

/** What can be done about a row. */
export type Accion = {
  texto: string;
  /** What a screen reader hears, where the word alone does not say about which row. */
  etiqueta?: string;
  onElegir: () => unknown;
  /** Behind 'Más' instead of a button of its own. */
  enMenu?: boolean;
  peligro?: boolean;
  /** Why it cannot be done now; then it is shown and does nothing. */
  impedida?: string | null;
  /** It is being done. */
  ocupada?: boolean;
  /** Something else is being done first. */
  espera?: boolean;
};

/** Rows that are ticked, by their keys: of every page, as long as the screen keeps them. */
export type Seleccion<Row> = {
  elegidas: { has(clave: string): boolean };
  onElegir: (filas: readonly Row[], elegida: boolean) => void;
};

export type OrdenDeTabla = { columna: string; desc: boolean };

/** What of a list is wanted: one page, of what is found, in an order. */
export type PedidoDeTabla = {
  /** From 1. */
  pagina: number;
  filas: number;
  busqueda: string;
  orden: OrdenDeTabla | null;
};

/** A page of a list, and how many rows were found in all. */
export type PaginaDeTabla<Row> = {
  filas: readonly Row[];
  total: number;
  /** There are more than the server counted. */
  hay_mas?: boolean;
  /** The server counts none: `total` is what has been seen, and one more where there is another page. */
  sin_total?: boolean;
  /** Sums over all that was found, by column. */
  pie?: Readonly<Record<string, string>>;
};
