import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import { tarifasQueRigen } from '@comanda/shared/domain/producto/tarifasDePrecio';

import type { OrdenPorPagar } from '../mesas/ordenPorPagar';

import type { ConsultaDeVenta } from './consultaDeVenta';
import type { FilaEmisor } from './filasDeVenta';

/** Of an order it is the order's, and of a table the salón, whatever is said. */
export function canalDeVenta(dicho: Canal | null, orden: OrdenPorPagar | null): Canal | null {
  if (!orden) return dicho;
  return orden.enMesa ? 'SALON' : (orden.canal ?? dicho);
}

/** The tarifas that a sale is priced by. Who says no channel knows of none. */
export const rigenEn = (
  fila: FilaEmisor | undefined,
  { canal: dicho, momento }: Pick<ConsultaDeVenta, 'canal' | 'momento'>,
  canal: Canal | null,
): TarifaDePrecio[] => tarifasQueRigen(fila?.tarifas ?? [], dicho === null ? null : canal, momento);
