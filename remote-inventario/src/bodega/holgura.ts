import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';

/** How many times its alert there is of it. Of what has run out there is none, also where no alert was set. */
export function holgura({
  peso_actual,
  cantidad_alerta,
}: Pick<MateriaPrima, 'peso_actual' | 'cantidad_alerta'>): number {
  if (peso_actual <= 0) return 0;
  return cantidad_alerta > 0 ? peso_actual / cantidad_alerta : Infinity;
}

/** The bar is full where there is as much as this many alerts. */
const ALERTAS_DE_LA_BARRA = 3;

/** Percent of the bar. */
export const lleno = (materia: Parameters<typeof holgura>[0]): number =>
  Math.min(100, (100 * holgura(materia)) / ALERTAS_DE_LA_BARRA);
