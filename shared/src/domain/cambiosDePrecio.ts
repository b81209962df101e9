import type { Producto } from '../contracts/productos';

import type { Carrito } from './carrito';

/** A price of an order that the company changed after it was added, in dollars. */
export type CambioDePrecio = { id: string; producto: string; antes: number; ahora: number };

type Catalogo = ReadonlyMap<string, Producto>;

/**
 * Which lines of an order, as it was until now, cost something else by today's catalogue. `porVer` are the changes nobody
 * has seen yet: what such a line did cost at first counts, and one that costs that again is no change.
 */
export function cambiosDePrecio(
  carrito: Carrito,
  productos: Catalogo,
  porVer: readonly CambioDePrecio[] = [],
): CambioDePrecio[] {
  return carrito.flatMap((linea) => {
    const vigente = productos.get(linea.id);
    const antes = porVer.find(({ id }) => id === linea.id)?.antes ?? linea.precio_venta;
    const ahora = vigente?.precio_venta ?? linea.precio_venta;
    const producto = vigente?.producto ?? linea.producto;
    return antes === ahora ? [] : [{ id: linea.id, producto, antes, ahora }];
  });
}

/** A line that cannot be sold: what it is called, and whether it ran out or left the catalogue. */
export type LineaSinVenta = { id: string; producto: string; agotado: boolean };

/** Which lines of an order the server would refuse by today's catalogue. */
export function lineasSinVenta(carrito: Carrito, productos: Catalogo): LineaSinVenta[] {
  return carrito.flatMap(({ id, producto }) => {
    const vigente = productos.get(id);
    if (vigente && !vigente.agotado) return [];
    return [{ id, producto: vigente?.producto ?? producto, agotado: vigente !== undefined }];
  });
}
