import type { ReactNode } from 'react';

import { Celda } from './Celda';
import type { Column } from './columna';
import type { Elegible } from './seleccion';
import estilos from './tarjetas.module.css';

type TarjetasProps<Row> = {
  columns: readonly Column<Row>[];
  filas: readonly Row[];
  rowKey: (row: Row) => string;
  acciones?: (row: Row) => ReactNode;
  pie?: Readonly<Record<string, string>>;
  elegible?: Elegible<Row>;
};

/** The rows on a phone: a card each, as the columns declare, without what is empty; seven columns would not fit. */
export function Tarjetas<Row>(props: TarjetasProps<Row>) {
  const { columns, filas, rowKey, acciones, pie, elegible } = props;
  const titulos = columns.filter(({ movil }) => movil === 'titulo');
  const datos = [
    ...columns.filter(({ movil }) => movil === 'ancho'),
    ...columns.filter(({ movil }) => movil === undefined),
  ];
  return (
    <ul className={estilos.tarjetas}>
      {filas.map((row) => (
        <li key={rowKey(row)} className={estilos.tarjeta}>
          <div className={estilos.titulos}>
            {elegible && <CasillaDeTarjeta row={row} rowKey={rowKey} elegible={elegible} />}
            {titulos
              .filter((column) => muestra(column, row))
              .map((column) => (
                <div key={column.id} className={estilos.titulo}>
                  <Celda column={column} row={row} />
                </div>
              ))}
          </div>
          <dl>
            {datos
              .filter((column) => muestra(column, row))
              .map((column) => (
                <div
                  key={column.id}
                  className={column.movil === 'ancho' ? estilos.ancho : undefined}
                >
                  <dt>{column.header}</dt>
                  <dd>
                    <Celda column={column} row={row} />
                  </dd>
                </div>
              ))}
          </dl>
          {acciones?.(row)}
        </li>
      ))}
      {pie && (
        <li className={estilos.tarjeta}>
          <dl>
            {columns
              .filter(({ id }) => id in pie)
              .map(({ id, header }) => (
                <div key={id}>
                  <dt>{header}</dt>
                  <dd className="cifra">{pie[id]}</dd>
                </div>
              ))}
          </dl>
        </li>
      )}
    </ul>
  );
}

type CasillaDeTarjetaProps<Row> = {
  row: Row;
  rowKey: (row: Row) => string;
  elegible: Elegible<Row>;
};

function CasillaDeTarjeta<Row>({ row, rowKey, elegible }: CasillaDeTarjetaProps<Row>) {
  return (
    <label className={estilos.casilla}>
      <input
        type="checkbox"
        checked={elegible.elegidas.has(rowKey(row))}
        aria-label={`Elegir ${elegible.nombreDe(row)}`}
        onChange={({ target }) => elegible.onElegir([row], target.checked)}
      />
    </label>
  );
}

/** Whether there is anything to see of it. */
function muestra<Row>({ cell, text }: Column<Row>, row: Row): boolean {
  const contenido = cell ? cell(row) : text(row);
  return contenido !== '' && contenido !== null;
}
