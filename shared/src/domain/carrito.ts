import type { Producto } from '../contracts/productos';
import type { LineaVenta } from '../contracts/ventas';

import { aCentavos, aDolares, multiplicar } from './dinero';
import { calcularTotales, ivaUnitario, tarifaDe, type Tarifa, type Totales } from './iva';

export const CANTIDAD_MAXIMA = 9999;

/** Spec section 3, Cart line, exactly as it is kept locally and sent. */
export type Linea = LineaVenta;
export type Carrito = readonly Linea[];

/** Adds a product: a new line with cantidad 1, or one more of the line that is there (spec section 4, Cart). */
export function agregarProducto(carrito: Carrito, producto: Producto): Carrito {
  if (carrito.some(({ id }) => id === producto.id)) {
    return cambiarCantidad(carrito, producto.id, 'sumar');
  }
  const { id, id_categoria, producto: nombre, precio_venta, porcentaje_iva } = producto;
  const linea = { id, id_categoria, producto: nombre, precio_venta, porcentaje_iva };
  return [...carrito, conCantidad({ ...linea, cantidad: 1, iva: 0, subtota: 0 }, 1)];
}

/** 'sumar' increases by one; any other action decreases by one, never below 1 (spec section 4, Cart). */
export function cambiarCantidad(carrito: Carrito, id: string, accion: string): Carrito {
  const paso = accion === 'sumar' ? 1 : -1;
  return carrito.map((linea) =>
    linea.id === id ? conCantidad(linea, linea.cantidad + paso) : linea,
  );
}

/** Sets a typed quantity; what is not a whole number leaves the line as it is. */
export function fijarCantidad(carrito: Carrito, id: string, cantidad: number): Carrito {
  if (!Number.isInteger(cantidad)) return carrito;
  return carrito.map((linea) => (linea.id === id ? conCantidad(linea, cantidad) : linea));
}

/** Sets what the kitchen has to know of a line; an empty text takes the note away. */
export function anotarLinea(carrito: Carrito, id: string, opciones: string): Carrito {
  return carrito.map(({ opciones: antes, ...linea }) => {
    const nota = linea.id === id ? opciones : antes;
    return nota ? { ...linea, opciones: nota } : linea;
  });
}

/** Removes a line. */
export function quitarLinea(carrito: Carrito, id: string): Carrito {
  return carrito.filter((linea) => linea.id !== id);
}

/** Puts a removed line back where it was (undo); a line added again meanwhile gets its units. */
export function reponerLinea(carrito: Carrito, linea: Linea, posicion: number): Carrito {
  if (carrito.some(({ id }) => id === linea.id)) {
    return carrito.map((otra) =>
      otra.id === linea.id ? conCantidad(otra, otra.cantidad + linea.cantidad) : otra,
    );
  }
  return carrito.toSpliced(posicion, 0, linea);
}

/** A line with a quantity within its limits, and the amounts that follow from it. */
export function conCantidad(linea: Linea, cantidad: number): Linea {
  const unidades = Math.min(CANTIDAD_MAXIMA, Math.max(1, cantidad));
  const precio = aCentavos(linea.precio_venta);
  return {
    ...linea,
    cantidad: unidades,
    iva: aDolares(ivaUnitario(precio, tarifaDeLinea(linea))),
    subtota: aDolares(multiplicar(precio, unidades)),
  };
}

/**
 * The cart at today's prices: lines of products whose price, name or rate changed follow the catalogue. The same
 * cart, not a copy, when nothing changed; a product that left the catalogue stays for the server to refuse by name.
 */
export function actualizarPrecios(
  carrito: Carrito,
  productos: ReadonlyMap<string, Producto>,
): Carrito {
  const vieja = (linea: Linea) => {
    const producto = productos.get(linea.id);
    return (
      producto !== undefined &&
      (producto.precio_venta !== linea.precio_venta ||
        producto.porcentaje_iva !== linea.porcentaje_iva ||
        producto.producto !== linea.producto)
    );
  };
  if (!carrito.some(vieja)) return carrito;
  return carrito.map((linea) => {
    const producto = productos.get(linea.id);
    if (!producto || !vieja(linea)) return linea;
    const { precio_venta, porcentaje_iva, producto: nombre } = producto;
    return conCantidad(
      { ...linea, precio_venta, porcentaje_iva, producto: nombre },
      linea.cantidad,
    );
  });
}

const calculados = new WeakMap<Carrito, Totales>();

/** Totals of a cart in cents (decisions.md, Money). A cart never changes, so each is added up once. */
export function totalesDe(carrito: Carrito): Totales {
  const hechos = calculados.get(carrito);
  if (hechos) return hechos;
  const totales = calcularTotales(
    carrito.map((linea) => ({
      precio: aCentavos(linea.precio_venta),
      cantidad: linea.cantidad,
      tarifa: tarifaDeLinea(linea),
    })),
  );
  calculados.set(carrito, totales);
  return totales;
}

/** How many units a cart holds. */
export function unidadesDe(carrito: Carrito): number {
  return carrito.reduce((suma, { cantidad }) => suma + cantidad, 0);
}

/** An unknown rate counts as zero-rated on screen; the server, which knows the product, refuses what differs. */
function tarifaDeLinea({ porcentaje_iva }: Pick<Linea, 'porcentaje_iva'>): Tarifa {
  return tarifaDe(porcentaje_iva) ?? 0;
}
