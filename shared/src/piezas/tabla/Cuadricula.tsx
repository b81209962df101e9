import { useCallback, useState, type ReactNode } from 'react';

import { Table } from '@comanda/shared/ui/tabla';

import { alPulsarFila, type Apertura } from './abrirFila';
import { Celda } from './Celda';
import type { Column, OrdenDeTabla } from './columna';
import { casillas, type Elegible } from './seleccion';
import estilos from './tabla.module.css';

type CuadriculaProps<Row> = {
  columns: readonly Column<Row>[];
  filas: readonly Row[];
  rowKey: (row: Row) => string;
  orden: OrdenDeTabla | null;
  onOrdenar: (orden: OrdenDeTabla | null) => void;
  acciones?: (row: Row) => ReactNode;
  apertura: Apertura<Row>;
  accionesHeader: string;
  sinCabecera?: boolean;
  compacta?: boolean;
  /** The row whose sheet is open. */
  abierta: Row | null;
  vacio: ReactNode;
  pie?: Readonly<Record<string, string>>;
  elegible?: Elegible<Row>;
};

const ACCION = 'acciones de la fila';

/** The rows as a table; its head stays in sight. Sorting is asked for, and done where the rows are. */
export function Cuadricula<Row extends object>(props: CuadriculaProps<Row>) {
  const { columns, filas, rowKey, orden, onOrdenar, acciones, apertura, pie, elegible } = props;
  const deAccion = acciones && {
    title: props.accionesHeader,
    key: ACCION,
    align: 'right' as const,
    fixed: 'end' as const,
    className: 'ui-acciones',
    render: (_: unknown, row: Row) => acciones(row),
  };
  const [margen, setMargen] = useState(0);
  const medir = useCallback((tabla: { nativeElement: HTMLElement } | null) => {
    if (!tabla) return;
    setMargen(margenSobre(tabla.nativeElement));
    // wider than the screen, it is scrolled with the keyboard too; a sheet without a button in it could not be reached
    const filas = tabla.nativeElement.querySelector('tbody')?.closest('table');
    filas?.parentElement?.setAttribute('tabindex', '0');
  }, []);
  return (
    <Table<Row>
      ref={medir}
      size={props.compacta ? 'small' : 'middle'}
      sticky={{ offsetHeader: -margen }}
      showHeader={!props.sinCabecera}
      showSorterTooltip={false}
      dataSource={[...filas]}
      rowKey={rowKey}
      rowSelection={elegible && casillas(filas, rowKey, elegible)}
      scroll={{ x: 'max-content' }}
      pagination={false}
      onRow={(row) => {
        const onClick = alPulsarFila(apertura.de(row));
        const abierta = props.abierta !== null && rowKey(props.abierta) === rowKey(row);
        const clases = [onClick && 'ui-fila-abre', abierta && 'ui-fila-abierta'];
        return { onClick, className: clases.filter(Boolean).join(' ') };
      }}
      locale={{ emptyText: props.vacio }}
      onChange={(_pagina, _filtros, sorter) => {
        const [pedido] = [sorter].flat();
        const columna = pedido?.order ? String(pedido.columnKey) : null;
        onOrdenar(columna === null ? null : { columna, desc: pedido?.order === 'descend' });
      }}
      columns={[
        ...columns.map((column) => ({
          title: encabezado(column),
          key: column.id,
          align: column.align,
          fixed: column.fija && ('start' as const),
          className: claseDe(column),
          sorter: column.compare !== undefined,
          sortOrder: orden?.columna === column.id ? direccion(orden) : null,
          render: (_: unknown, row: Row) => (
            <Celda
              column={column}
              row={row}
              onAbrir={column.id === apertura.nombre ? apertura.de(row) : null}
            />
          ),
        })),
        ...(deAccion ? [deAccion] : []),
      ]}
      summary={
        pie &&
        (() => (
          <Sumas
            columns={columns}
            pie={pie}
            conAcciones={Boolean(acciones)}
            conCasilla={Boolean(elegible)}
          />
        ))
      }
    />
  );
}

/** Headings are drawn in sentence case; an acronym stays one. */
const SIGLAS = /^(?:iva|ruc|sri|id|xml|pdf|ride|pin)$/i;

const encabezado = <Row,>({ header, explica }: Column<Row>) =>
  explica === undefined ? (
    header
  ) : (
    <>
      {header} <small className={estilos.explica}>{explica}</small>
    </>
  );

const claseDe = <Row,>({ align, header }: Column<Row>) =>
  [align === 'right' && 'cifra', SIGLAS.test(header) && 'ui-siglas'].filter(Boolean).join(' ');

/**
 * What scrolls keeps its padding above a head that stays, and rows would show through there: the head goes up by as much.
 */
function margenSobre(tabla: HTMLElement): number {
  for (let padre = tabla.parentElement; padre; padre = padre.parentElement) {
    const { overflowY, paddingTop } = getComputedStyle(padre);
    if (overflowY === 'auto' || overflowY === 'scroll') return Number.parseFloat(paddingTop) || 0;
  }
  return 0;
}

const direccion = ({ desc }: OrdenDeTabla) => (desc ? ('descend' as const) : ('ascend' as const));

type SumasProps<Row> = {
  columns: readonly Column<Row>[];
  pie: Readonly<Record<string, string>>;
  conAcciones: boolean;
  conCasilla: boolean;
};

/** Sums over all that was found, each under its column. */
function Sumas<Row>({ columns, pie, conAcciones, conCasilla }: SumasProps<Row>) {
  const { Summary } = Table;
  const primera = conCasilla ? 1 : 0;
  return (
    <Summary fixed>
      <Summary.Row>
        {conCasilla && <Summary.Cell index={0} />}
        {columns.map(({ id, align }, i) => (
          <Summary.Cell key={id} index={primera + i} align={align}>
            <strong className={align === 'right' ? 'cifra' : undefined}>
              {pie[id] ?? (i === 0 ? 'Total' : '')}
            </strong>
          </Summary.Cell>
        ))}
        {conAcciones && <Summary.Cell index={primera + columns.length} />}
      </Summary.Row>
    </Summary>
  );
}
