import type { Consulta } from '../vista';

import type { Column, PaginaDeTabla, PedidoDeTabla } from './columna';
import { cortarPagina, hallarFilas } from './paginar';

/** Where the rows of a table come from. */
export type Fuente<Row> =
  | { tipo: 'memoria'; filas: readonly Row[] }
  | {
      tipo: 'paginas';
      usar: (pedido: PedidoDeTabla) => Consulta<PaginaDeTabla<Row>>;
      /** All that is found, where it is here. */
      todas?: (pedido: PedidoDeTabla) => readonly Row[];
    };

/** All rows are here: searched, sorted and paged in the browser. */
export const enMemoria = <Row>(filas: readonly Row[]): Fuente<Row> => ({ tipo: 'memoria', filas });

/** The server has them: `usar` is a hook that asks for one page (a query with the page as its argument). */
export const paginada = <Row>(
  usar: (pedido: PedidoDeTabla) => Consulta<PaginaDeTabla<Row>>,
): Fuente<Row> => ({
  tipo: 'paginas',
  usar,
});

/** All rows come in one answer, with its states inside the table: searched, sorted and paged in the browser once they are here. */
export const leida = <Row>(
  consulta: Consulta<readonly Row[]>,
  columns: readonly Column<Row>[],
  pie?: (halladas: readonly Row[]) => Readonly<Record<string, string>>,
): Fuente<Row> => ({
  tipo: 'paginas',
  usar: (pedido) => {
    const { currentData, ...resto } = consulta;
    if (currentData === undefined) return resto;
    const halladas = hallarFilas(currentData, columns, pedido);
    const { filas, total } = cortarPagina(halladas, pedido);
    const sumas = halladas.length > 0 ? pie?.(halladas) : undefined;
    return { ...resto, currentData: { filas, total, ...(sumas && { pie: sumas }) } };
  },
  todas: (pedido) => hallarFilas(consulta.currentData ?? [], columns, pedido),
});
