import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { vendibleSegunLey, type LeyDelDia } from '@comanda/shared/domain/ley/segunLey';
import { vendibleSegunTarifas } from '@comanda/shared/domain/producto/tarifasDePrecio';

/** A product as the till sells it now; `precio_antes`: what it costs where no tarifa holds, where that is another price. */
export type ProductoDeCaja = Producto & { precio_antes?: number };

/** A tarifa is of the catalogue's price; what the law makes of it comes after. */
export function productoDeCaja(
  producto: Producto,
  rigen: readonly TarifaDePrecio[],
  ley: LeyDelDia | null,
): ProductoDeCaja {
  const deHoy = (uno: Producto) => (ley ? vendibleSegunLey(uno, ley) : uno);
  const conTarifa = vendibleSegunTarifas(producto, rigen);
  if (conTarifa === producto) return deHoy(producto);
  return { ...deHoy(conTarifa), precio_antes: deHoy(producto).precio_venta };
}
