import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import {
  agregarProducto,
  anotarLinea,
  claveDeLinea,
  fijarCantidad,
  quitarLinea,
  type Carrito,
} from '@comanda/shared/domain/orden/carrito';

import type { Elegidos } from './cambiosDeVenta';
import type { CambioDeVenta } from './carritoState';

/** What is bought again: a product as it is today, and how much of it. */
export type LineaRepetida = {
  producto: Producto;
  cantidad: number;
  opciones: string;
  modificadores: Elegidos;
};

/** How much went into a line of a cart, by its key. */
export type LineaPuesta = { clave: string; cantidad: number };

/** A cart with what is bought again, and the lines that it went into: one that is weighed gets its key only there. */
export function ponerLineas(
  antes: Carrito,
  lineas: readonly LineaRepetida[],
): { carrito: Carrito; puestas: LineaPuesta[] } {
  const puestas: LineaPuesta[] = [];
  const carrito = lineas.reduce((suyo, { producto, opciones, ...elegido }) => {
    const agregado = agregarProducto(suyo, producto, elegido);
    const linea = agregado.find((una) => !suyo.includes(una));
    if (!linea) return agregado;
    const clave = claveDeLinea(linea);
    puestas.push({ clave, cantidad: elegido.cantidad });
    return opciones ? anotarLinea(agregado, clave, opciones) : agregado;
  }, antes);
  return { carrito, puestas };
}

export const repetirLineas =
  (lineas: readonly LineaRepetida[]): CambioDeVenta =>
  ({ carrito }) => ({ carrito: ponerLineas(carrito, lineas).carrito, plegada: true });

/** Takes back what was repeated and no more: what was added meanwhile stays. */
export const retirarLineas =
  (puestas: readonly LineaPuesta[]): CambioDeVenta =>
  ({ carrito }) => ({
    carrito: puestas.reduce<Carrito>((suyo, { clave, cantidad }) => {
      const actual = suyo.find((otra) => claveDeLinea(otra) === clave);
      const queda = (actual?.cantidad ?? 0) - cantidad;
      return queda < 0.0005 ? quitarLinea(suyo, clave) : fijarCantidad(suyo, clave, queda);
    }, carrito),
  });
