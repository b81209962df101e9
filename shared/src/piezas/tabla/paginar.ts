import { normalizar } from '../../domain/texto/texto';
import type { Column, PaginaDeTabla, PedidoDeTabla } from './columna';

/** The rows any of whose texts holds what is searched, ignoring case and accents. */
function buscarEnTabla<Row>(
  rows: readonly Row[],
  textos: readonly ((row: Row) => string)[],
  busqueda: string,
): readonly Row[] {
  const buscado = normalizar(busqueda.trim());
  if (!buscado) return rows;
  return rows.filter((row) => textos.some((texto) => normalizar(texto(row)).includes(buscado)));
}

/** What is found, in order; all of it. */
export function hallarFilas<Row>(
  filas: readonly Row[],
  columns: readonly Column<Row>[],
  { busqueda, orden }: Pick<PedidoDeTabla, 'busqueda' | 'orden'>,
): readonly Row[] {
  const halladas = buscarEnTabla(
    filas,
    columns.map(({ text }) => text),
    busqueda,
  );
  const compare = columns.find(({ id }) => id === orden?.columna)?.compare;
  if (!orden || !compare) return halladas;
  return halladas.toSorted((a, b) => (orden.desc ? compare(b, a) : compare(a, b)));
}

/** The page that is shown, or the last one where there are no longer so many. */
export function cortarPagina<Row>(
  halladas: readonly Row[],
  pedido: PedidoDeTabla,
): PaginaDeTabla<Row> & { pagina: number } {
  const ultima = Math.max(1, Math.ceil(halladas.length / pedido.filas));
  const pagina = Math.min(pedido.pagina, ultima);
  const desde = (pagina - 1) * pedido.filas;
  return { filas: halladas.slice(desde, desde + pedido.filas), total: halladas.length, pagina };
}
