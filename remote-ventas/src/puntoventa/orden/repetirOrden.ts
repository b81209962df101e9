import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { UltimaOrden } from '@comanda/shared/contracts/ventas/compradores';
import { esCantidad, type Catalogo } from '@comanda/shared/domain/orden/carrito';
import { faltaDeOpciones } from '@comanda/shared/domain/producto/opciones';

import type { LineaRepetida } from '../../carrito/lineasRepetidas';

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
    if (!producto || elegidos.length < modificadores.length || !seVende(producto, elegidos)) {
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

/** It is to be had, with all that was chosen; and nothing else is to be chosen by now. */
const seVende = (producto: Producto, elegidos: readonly Modificador[]): boolean =>
  !producto.agotado &&
  !elegidos.some(({ agotado }) => agotado) &&
  faltaDeOpciones(producto.grupos ?? [], elegidos) === null;
