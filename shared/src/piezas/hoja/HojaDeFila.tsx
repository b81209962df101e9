import { Fragment, useState, type ReactNode } from 'react';

import { ContextoDeVecinas, type Paso } from './contexto';

/** The sheet of a row: which one is open, and how another takes its place. */
export type Hoja<Row> = {
  abierta: Row | null;
  onAbrir: (row: Row) => void;
  pintar: (row: Row) => ReactNode;
};

type HojaDeFilaProps<Row> = {
  hoja: Hoja<Row>;
  fila: Row;
  /** As the table behind it shows them. */
  filas: readonly Row[];
  rowKey: (row: Row) => string;
};

/** The sheet of the row that is open, with the way to those above and below it. Another row is another sheet: nothing typed in one is in the next. */
export function HojaDeFila<Row>({ hoja, fila, filas, rowKey }: HojaDeFilaProps<Row>) {
  const [llegada, setLlegada] = useState<Paso | null>(null);
  const clave = rowKey(fila);
  const lugar = filas.findIndex((una) => rowKey(una) === clave);
  const hacia = (paso: Paso) => {
    const otra = filas[lugar + (paso === 'siguiente' ? 1 : -1)];
    if (lugar < 0 || otra === undefined) return null;
    return () => {
      setLlegada(paso);
      hoja.onAbrir(otra);
    };
  };
  return (
    <ContextoDeVecinas
      value={{ anterior: hacia('anterior'), siguiente: hacia('siguiente'), llegada }}
    >
      <Fragment key={clave}>{hoja.pintar(fila)}</Fragment>
    </ContextoDeVecinas>
  );
}
