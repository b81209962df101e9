import {
  claveDeLinea,
  lineaVigente,
  type Carrito,
  type Catalogo,
  type Linea,
} from '../orden/carrito';

import { faltaDeOpciones } from './opciones';

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

/** A line that cannot be sold: what it is called, and whether it ran out or left the catalogue, or what is to be chosen of it. */
export type LineaSinVenta = { id: string; producto: string; agotado: boolean; falta?: string };

/** Which lines of an order the server would refuse by today's catalogue. */
export function lineasSinVenta(carrito: Carrito, catalogo: Catalogo): LineaSinVenta[] {
  return carrito.flatMap((linea) => {
    if (linea.orden_lineas) return []; // it was served: the order says what it costs
    const vigente = catalogo.productos.get(linea.id);
    const producto = vigente?.producto ?? linea.producto;
    const id = claveDeLinea(linea);
    if (!vigente || vigente.agotado) return [{ id, producto, agotado: vigente !== undefined }];
    const sinElegir = faltaDeElegidos(linea, catalogo);
    if (sinElegir === null) return [];
    const { ido, ...falta } = sinElegir;
    return [{ id, producto: ido ? `${producto} (${ido})` : producto, ...falta }];
  });
}

/** What of the choices of a line the server would refuse; `ido`: the one that ran out or is offered no more. */
function faltaDeElegidos(
  { id, modificadores: elegidos = [] }: Linea,
  { productos, modificadores }: Catalogo,
): { agotado: boolean; ido?: string; falta?: string } | null {
  for (const elegido of elegidos) {
    const vigente = modificadores.get(elegido.id);
    if (!vigente || vigente.agotado) return { agotado: vigente !== undefined, ido: elegido.nombre };
  }
  const vigentes = elegidos.flatMap((uno) => modificadores.get(uno.id) ?? []);
  const falta = faltaDeOpciones(productos.get(id)?.grupos ?? [], vigentes);
  return falta === null ? null : { agotado: false, falta };
}
