import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';

/** How many times its alert there is of it. Of what has run out there is none, also where no alert was set. */
export function holgura({
  peso_actual,
  cantidad_alerta,
}: Pick<MateriaPrima, 'peso_actual' | 'cantidad_alerta'>): number {
  if (peso_actual <= 0) return 0;
  return cantidad_alerta > 0 ? peso_actual / cantidad_alerta : Infinity;
}
