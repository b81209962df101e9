import type { AjustesCocina } from '@comanda/shared/contracts/vizor';

/** What was said of a category; `repartida` false: nothing was. */
export type DeCategoria = { estacion: string | null; repartida: boolean };

/** Of a category nobody spoke of, or whose station is no more: the first. Null: it does not go to the kitchen. */
export function estacionDe(
  { estaciones }: Pick<AjustesCocina, 'estaciones'>,
  { estacion, repartida }: DeCategoria,
): string | null {
  if (repartida && estacion === null) return null;
  const suya = estaciones.find((una) => una === estacion);
  return suya ?? estaciones[0] ?? null;
}
