import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { aDolares, parseMonto } from '@comanda/shared/domain/dinero/dinero';

type Precios = TarifaDePrecio['precios'];

/** What stands in the boxes of a price that is not on the list yet. */
export type PrecioPorAgregar = { producto: string | undefined; monto: string };

export const SIN_PRECIO: PrecioPorAgregar = { producto: undefined, monto: '' };

/** The list with it; null where it is no price yet. A product has one price: the later. */
export function conPrecio(precios: Precios, { producto, monto }: PrecioPorAgregar): Precios | null {
  const precio = parseMonto(monto);
  if (producto === undefined || precio === null || precio <= 0) return null;
  const otros = precios.filter(({ id_producto }) => id_producto !== producto);
  return [...otros, { id_producto: producto, precio: aDolares(precio) }];
}

export const hayPrecioPorAgregar = ({ producto, monto }: PrecioPorAgregar): boolean =>
  producto !== undefined || monto !== '';
