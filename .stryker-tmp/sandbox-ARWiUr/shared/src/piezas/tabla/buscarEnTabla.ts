// @ts-nocheck
import { normalizar } from '../../domain/texto';

/** The rows any of whose texts holds what is searched, ignoring case and accents. */
export function buscarEnTabla<Row>(
  rows: readonly Row[],
  textos: readonly ((row: Row) => string)[],
  busqueda: string,
): readonly Row[] {
  const buscado = normalizar(busqueda.trim());
  if (!buscado) return rows;
  return rows.filter((row) => textos.some((texto) => normalizar(texto(row)).includes(buscado)));
}
