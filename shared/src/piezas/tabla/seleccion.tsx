import type { ComponentProps, ReactNode } from 'react';

import type { Table } from '@comanda/shared/ui/tabla';

import type { Seleccion } from './columna';

/** What may be ticked, and how a row is called by its box. */
export type Elegible<Row> = Seleccion<Row> & { nombreDe: (row: Row) => string };

/** It is as large as a finger, in a row that is no taller for it: the cell's padding is under it. */
const DE_UN_DEDO = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  margin: '-10px -8px',
} as const;

type Casillas<Row> = NonNullable<ComponentProps<typeof Table<Row>>['rowSelection']>;

/** The column of boxes: what is ticked on other pages is not antd's business. */
export function casillas<Row extends object>(
  filas: readonly Row[],
  rowKey: (row: Row) => string,
  { elegidas, onElegir, nombreDe }: Elegible<Row>,
): Casillas<Row> {
  const antes = (row: Row) => elegidas.has(rowKey(row));
  return {
    selectedRowKeys: filas.filter(antes).map(rowKey),
    columnWidth: 44,
    columnTitle: (casilla) => <SinRepetir>{casilla}</SinRepetir>,
    getCheckboxProps: (row) => ({ 'aria-label': `Elegir ${nombreDe(row)}`, style: DE_UN_DEDO }),
    getTitleCheckboxProps: () => ({
      'aria-label': 'Elegir los de esta página',
      style: DE_UN_DEDO,
    }),
    onChange: (claves) => {
      const ahora = new Set(claves.map(String));
      const cambian = filas.filter((row) => ahora.has(rowKey(row)) !== antes(row));
      const [primera] = cambian;
      if (primera) onElegir(cambian, !antes(primera));
    },
  };
}

/** antd measures a table by a second row of titles that nobody sees: the box in it takes no focus. */
function SinRepetir({ children }: { children: ReactNode }) {
  return (
    <div
      ref={(caja) => {
        if (caja?.closest('[aria-hidden="true"]')) caja.inert = true;
      }}
    >
      {children}
    </div>
  );
}
