import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { vendibleSegunLey, type LeyDelDia } from '@comanda/shared/domain/ley/segunLey';
import { vendibleSegunTarifas } from '@comanda/shared/domain/producto/tarifasDePrecio';

/**
 * A product as the till sells it now. `precio_antes`: what it costs where no tarifa holds, where that is another price;
 * `precio_de_catalogo`: the one that scales print by, where a tarifa or the law makes another of it.
 */
export type ProductoDeCaja = Producto & { precio_antes?: number; precio_de_catalogo?: number };

/** A tarifa is of the catalogue's price; what the law makes of it comes after. */
export function productoDeCaja(
  producto: Producto,
  rigen: readonly TarifaDePrecio[],
  ley: LeyDelDia | null,
): ProductoDeCaja {
  const deHoy = (uno: Producto) => (ley ? vendibleSegunLey(uno, ley) : uno);
  const conTarifa = vendibleSegunTarifas(producto, rigen);
  const vendido = deHoy(conTarifa);
  const { precio_venta: precio_de_catalogo } = producto;
  if (conTarifa !== producto)
    return { ...vendido, precio_de_catalogo, precio_antes: deHoy(producto).precio_venta };
  return vendido.precio_venta === precio_de_catalogo ? vendido : { ...vendido, precio_de_catalogo };
}
