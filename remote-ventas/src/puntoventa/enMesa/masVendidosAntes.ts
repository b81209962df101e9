import type { Producto } from '@comanda/shared/contracts/inventario/productos';

/** What is sold most, and can be had, begins a waiter's catalogue, the most first; the rest follows in the company's order. */
export function masVendidosAntes(
  productos: readonly Producto[],
  vendidos: readonly string[],
): readonly Producto[] {
  if (vendidos.length === 0) return productos;
  const hay = productos.filter(({ agotado }) => !agotado);
  const porId = new Map(hay.map((producto) => [producto.id, producto]));
  const primeros = vendidos.flatMap((id) => porId.get(id) ?? []);
  const suyos = new Set(primeros.map(({ id }) => id));
  return [...primeros, ...productos.filter(({ id }) => !suyos.has(id))];
}
