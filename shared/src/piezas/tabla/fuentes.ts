import type { Consulta } from '../vista';

import type { Pagina, Pedido } from './columna';

/** Where the rows of a table come from. */
export type Fuente<Row> =
  | { tipo: 'memoria'; filas: readonly Row[] }
  | { tipo: 'paginas'; usar: (pedido: Pedido) => Consulta<Pagina<Row>> };

/** All rows are here: searched, sorted and paged in the browser. */
export const enMemoria = <Row>(filas: readonly Row[]): Fuente<Row> => ({ tipo: 'memoria', filas });

/** The server has them: `usar` is a hook that asks for one page (a query with the page as its argument). */
export const paginada = <Row>(usar: (pedido: Pedido) => Consulta<Pagina<Row>>): Fuente<Row> => ({
  tipo: 'paginas',
  usar,
});
