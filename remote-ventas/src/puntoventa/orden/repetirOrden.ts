import type { UltimaOrden } from '@comanda/shared/contracts/ventas/compradores';
import { esCantidad, type Catalogo } from '@comanda/shared/domain/orden/carrito';

import type { LineaRepetida } from '../../carrito/cambiosDeVenta';

type Repetida = { lineas: readonly LineaRepetida[]; faltan: readonly string[] };

/** An order again, with the products and prices of today; `faltan`: what is not sold any more, or ran out. */
export function repetirOrden(
  { lineas }: Pick<UltimaOrden, 'lineas'>,
  catalogo: Catalogo,
): Repetida {
  const repetidas: LineaRepetida[] = [];
  const faltan: string[] = [];
  for (const { id, producto: nombre, cantidad, opciones, modificadores } of lineas) {
    const producto = catalogo.productos.get(id);
    const elegidos = modificadores.flatMap((uno) => catalogo.modificadores.get(uno) ?? []);
    if (!producto || producto.agotado || elegidos.length < modificadores.length) {
      faltan.push(nombre);
      continue;
    }
    repetidas.push({
      producto,
      opciones,
      cantidad: esCantidad(producto, cantidad) ? cantidad : Math.max(1, Math.round(cantidad)),
      modificadores: elegidos.map((uno) => ({
        id: uno.id,
        nombre: uno.nombre,
        precio: uno.precio,
      })),
    });
  }
  return { lineas: repetidas, faltan };
}
