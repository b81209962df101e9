import type { AjustesCocina } from '@comanda/shared/contracts/ventas/vizor';

/** What was said of a category; `repartida` false: nothing was. */
export type DeCategoria = { estacion: string | null; repartida: boolean };

/** The station of a category: the first where nobody chose one, or where that is no more. Null: it does not go to the kitchen. */
export function estacionDe(
  { estaciones }: Pick<AjustesCocina, 'estaciones'>,
  { estacion, repartida }: DeCategoria,
): string | null {
  if (repartida && estacion === null) return null;
  const suya = estaciones.find((una) => una === estacion);
  return suya ?? estaciones[0] ?? null;
}
