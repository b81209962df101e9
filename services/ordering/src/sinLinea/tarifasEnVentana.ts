import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import { tarifasQueRigen } from '@comanda/shared/domain/producto/tarifasDePrecio';

import type { Tarifario } from './leerSinLinea';
import type { Ventana } from './preciosEnVentana';

/** What was added in the last minute of a tarifa is paid a moment after it. */
const GRACIA_MS = 60_000;

/**
 * The tarifas that a till may have sold by: those of each list that was in force at some moment of a time, as they hold when it
 * ends. Where none is said, it sold by none.
 */
export function tarifasEnVentana(
  tarifarios: readonly Tarifario[],
  canal: Canal | null,
  { desde, hasta }: Ventana,
): readonly (readonly TarifaDePrecio[])[] {
  const conNinguna = [{ desde: new Date(0), tarifas: [] }, ...tarifarios];
  const leidas = conNinguna.filter((lista, i) => {
    const sigue = conNinguna[i + 1];
    return lista.desde <= hasta && (!sigue || sigue.desde > desde);
  });
  const momentos = [hasta, new Date(hasta.getTime() - GRACIA_MS)];
  return leidas.flatMap(({ tarifas }) =>
    momentos.map((momento) => tarifasQueRigen(tarifas, canal, momento)),
  );
}
