import type { ReactNode } from 'react';

import { alPulsarFila, type Apertura } from './abrirFila';
import { Celda } from './Celda';
import type { Column } from './columna';
import type { Elegible } from './seleccion';
import estilos from './tarjetas.module.css';

type TarjetasProps<Row> = {
  columns: readonly Column<Row>[];
  filas: readonly Row[];
  rowKey: (row: Row) => string;
  acciones?: (row: Row) => ReactNode;
  apertura: Apertura<Row>;
  pie?: Readonly<Record<string, string>>;
  elegible?: Elegible<Row>;
};

/**
 * The rows on a phone: two lines each, as the columns declare: what it is and how much, and under it the rest of what is
 * known, whose headings are for those who hear them. What is empty is left out.
 */
export function Tarjetas<Row>(props: TarjetasProps<Row>) {
  const { columns, filas, rowKey, pie } = props;
  return (
    <ul className={estilos.tarjetas}>
      {filas.map((row) => (
        <Fila key={rowKey(row)} {...props} row={row} />
      ))}
      {pie && (
        <li className={estilos.tarjeta}>
          <dl className={estilos.sumas}>
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

function Fila<Row>({ row, ...props }: TarjetasProps<Row> & { row: Row }) {
  const { columns, rowKey, acciones, apertura, elegible } = props;
  const abrir = apertura.de(row);
  const visibles = columns.filter((column) => muestra(column, row));
  const titulos = visibles.filter(({ movil }) => movil === 'titulo');
  const datos = [
    ...visibles.filter(({ movil }) => movil === 'ancho'),
    ...visibles.filter(({ movil }) => movil === undefined || movil === 'nombrado'),
  ];
  return (
    <li className={estilos.tarjeta} data-se-abre={abrir !== null} onClick={alPulsarFila(abrir)}>
      {elegible && <CasillaDeTarjeta row={row} rowKey={rowKey} elegible={elegible} />}
      {columns.find(({ imagen }) => imagen)?.imagen?.(row)}
      <div className={estilos.lineas}>
        <div className={estilos.titulos}>
          {titulos.map((column) => (
            <div key={column.id} className={estilos.titulo}>
              <Celda
                column={column}
                row={row}
                sinImagen
                onAbrir={column.id === apertura.nombre ? abrir : null}
              />
            </div>
          ))}
        </div>
        <dl>
          {datos.map((column) => (
            <div key={column.id}>
              <dt className={column.movil === 'nombrado' ? undefined : 'solo-lector'}>
                {column.header}
              </dt>
              <dd>
                <Celda column={column} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {acciones?.(row)}
    </li>
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
  return contenido !== '' && contenido !== null && contenido !== undefined && contenido !== false;
}
