/** Which rows of a list are read: so many, after so many. */
export type Corte = { desde: number; filas: number };

/** The rows of a page; the first one, of the size it has where nothing is asked for. */
export function corteDePagina(
  { pagina = 1, filas }: { pagina?: number | undefined; filas?: number | undefined },
  porPagina: number,
): Corte {
  const cuantas = filas ?? porPagina;
  return { desde: (pagina - 1) * cuantas, filas: cuantas };
}
