import { useId, useState, type ReactNode } from 'react';

import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Table from 'antd/es/table';

import { formatMonto } from '../domain/dinero';

import { buscarEnTabla } from './buscarEnTabla';

/** One column: what it is called, its text (shown and searched) and, where text is not enough, its cell. */
export type Column<Row> = {
  header: string;
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  onClick?: (row: Row) => void;
  align?: 'right';
  compare?: (a: Row, b: Row) => number;
};

type DataTableProps<Row> = {
  titulo: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Dollars, shown with two decimals. */
  total?: number;
  pageSize?: number;
  sinCabecera?: boolean;
  vacio?: ReactNode;
};

const IMAGEN = /\.(jpe?g|gif|png)$/i;

/** The reusable data table of spec section 2: title, total, search, image and clickable cells, pages. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { titulo, columns, rows, rowKey, total, pageSize = 5, sinCabecera, vacio } = props;
  const [busqueda, setBusqueda] = useState('');
  const [pagina, setPagina] = useState(1);
  const tituloId = useId();

  const halladas = buscarEnTabla(
    rows,
    columns.map(({ text }) => text),
    busqueda,
  );
  const paginas = Math.max(1, Math.ceil(halladas.length / pageSize));
  const actual = Math.min(pagina, paginas);
  const buscar = (texto: string) => {
    setBusqueda(texto);
    setPagina(1);
  };

  return (
    <section aria-labelledby={tituloId}>
      <header className="ui-tabla-cabeza">
        <h2 id={tituloId}>{titulo}</h2>
        {total !== undefined && <span className="ui-tabla-total cifra">{formatMonto(total)}</span>}
        <form
          className="ui-tabla-busca"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            setPagina(1);
          }}
        >
          <Input
            allowClear
            value={busqueda}
            placeholder="Buscador...."
            aria-label={`Buscar en ${titulo}`}
            onChange={(event) => buscar(event.target.value)}
          />
          <Button htmlType="submit">Buscar</Button>
        </form>
      </header>
      <Table<Row>
        size="middle"
        sticky
        showHeader={!sinCabecera}
        dataSource={[...halladas]}
        rowKey={rowKey}
        scroll={{ x: 'max-content' }}
        pagination={{
          current: actual,
          pageSize,
          hideOnSinglePage: true,
          style: { display: 'none' },
        }}
        locale={{
          emptyText: busqueda ? 'Nada coincide con la busqueda' : (vacio ?? 'No hay registros'),
        }}
        columns={columns.map((column) => ({
          title: column.header,
          key: column.header,
          align: column.align,
          className: column.align === 'right' ? 'cifra' : undefined,
          sorter: column.compare,
          render: (_: unknown, row: Row) => <Celda column={column} row={row} />,
        }))}
      />
      {paginas > 1 && (
        <nav className="ui-tabla-pie" aria-label={`Paginas de ${titulo}`}>
          <Button disabled={actual === 1} onClick={() => setPagina(actual - 1)}>
            Anterior
          </Button>
          <span className="cifra">
            {actual} de {paginas}
          </span>
          <Button disabled={actual === paginas} onClick={() => setPagina(actual + 1)}>
            Siguiente
          </Button>
        </nav>
      )}
    </section>
  );
}

function Celda<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { onClick } = column;
  if (column.cell) return column.cell(row);
  const texto = column.text(row);
  if (IMAGEN.test(texto)) {
    return <img className="ui-tabla-imagen" src={texto} alt={column.header} loading="lazy" />;
  }
  if (!onClick) return texto;
  return (
    <Button type="link" size="small" onClick={() => onClick(row)}>
      {texto}
    </Button>
  );
}
