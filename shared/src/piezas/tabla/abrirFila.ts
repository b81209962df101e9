import type { MouseEvent } from 'react';

import type { Accion, Column } from './columna';

/** What opens each row, where something does. */
export type Apertura<Row> = {
  /** The column whose cell is the button of the row. */
  nombre: string | undefined;
  de: (row: Row) => (() => void) | null;
};

const EDITAR = 'Editar';

/** What a row opens: what its name leads to, else what its screen says, else its own 'Editar'. */
export function aperturaDe<Row>(
  columns: readonly Column<Row>[],
  acciones: ((row: Row) => readonly Accion[]) | undefined,
  onAbrir: ((row: Row) => void) | undefined,
): Apertura<Row> {
  const enlace = columns.find(({ onClick }) => onClick);
  const nombre = enlace ?? columns.find(({ movil }) => movil === 'titulo') ?? columns[0];
  return {
    nombre: nombre?.id,
    de: (row) => {
      const suyo = enlace?.onClick ?? onAbrir;
      if (suyo) return () => suyo(row);
      const editar = acciones?.(row).find(({ texto }) => texto === EDITAR);
      if (!editar || editar.impedida || editar.ocupada || editar.espera) return null;
      return () => void editar.onElegir();
    },
  };
}

/** What is pressed within a row is pressed for itself. */
const PROPIO = 'a, button, input, label, select, textarea, [role="menu"]';

/** A click anywhere in a row opens it, from its name, which gets the focus back; one that ends a selection of text does not. */
export const alPulsarFila = (abrir: (() => void) | null) =>
  abrir
    ? (event: MouseEvent<HTMLElement>) => {
        const { target, currentTarget } = event;
        if (!(target instanceof Element) || !currentTarget.contains(target)) return;
        if (target.closest(PROPIO) || document.getSelection()?.isCollapsed === false) return;
        currentTarget.querySelector<HTMLElement>('[data-abre]')?.focus({ preventScroll: true });
        abrir();
      }
    : undefined;
