import { claveDeLinea, lineaVigente, type Carrito, type Catalogo } from '../orden/carrito';

/** A price of an order that the company changed after it was added, in dollars. */
export type CambioDePrecio = { id: string; producto: string; antes: number; ahora: number };

/**
 * Which lines of an order, as it was until now, cost something else by today's catalogue. `porVer` are the changes nobody
 * has seen yet: what such a line did cost at first counts, and one that costs that again is no change.
 */
export function cambiosDePrecio(
  carrito: Carrito,
  catalogo: Catalogo,
  porVer: readonly CambioDePrecio[] = [],
): CambioDePrecio[] {
  return carrito.flatMap((linea) => {
    const clave = claveDeLinea(linea);
    const vigente = lineaVigente(linea, catalogo) ?? linea;
    const antes = porVer.find(({ id }) => id === clave)?.antes ?? linea.precio_venta;
    const { precio_venta: ahora, producto } = vigente;
    return antes === ahora ? [] : [{ id: clave, producto, antes, ahora }];
  });
}

/** A line that cannot be sold: what it is called, and whether it ran out or left the catalogue. */
export type LineaSinVenta = { id: string; producto: string; agotado: boolean };

/** Which lines of an order the server would refuse by today's catalogue. */
export function lineasSinVenta(
  carrito: Carrito,
  { productos, modificadores }: Catalogo,
): LineaSinVenta[] {
  return carrito.flatMap((linea) => {
    if (linea.orden_lineas) return []; // it was served: the order says what it costs
    const vigente = productos.get(linea.id);
    const producto = vigente?.producto ?? linea.producto;
    const id = claveDeLinea(linea);
    if (!vigente || vigente.agotado) return [{ id, producto, agotado: vigente !== undefined }];
    const ido = linea.modificadores?.find((elegido) => !modificadores.has(elegido.id));
    return ido ? [{ id, producto: `${producto} (${ido.nombre})`, agotado: false }] : [];
  });
}
