import type { Producto } from '@comanda/shared/contracts/productos';

import { crearIndice, TODAS, type Ficha, type Indice } from './indiceDeProductos';

export type Buscador = (busqueda: string, categoria: string) => readonly Producto[];

/** The search of a catalogue in the page itself; its index is made when it is first asked. Favourites come before the others. */
export function crearBuscador(productos: readonly Producto[]): Buscador {
  const ordenados = conFavoritosAntes(productos);
  let indice: Indice | null = null;
  return (busqueda, categoria) => {
    if (esTodo(busqueda, categoria)) return ordenados;
    indice ??= crearIndice(ordenados.map(fichaDe));
    return losDe(ordenados, indice(busqueda, categoria));
  };
}

export const esTodo = (busqueda: string, categoria: string): boolean =>
  busqueda.trim() === '' && categoria === TODAS;

export const fichaDe = ({ producto, codigo, codigo_barras, categoria }: Producto): Ficha => ({
  ...{ nombre: producto, categoria, codigos: [codigo ?? '', codigo_barras ?? ''] },
});

export const losDe = (productos: readonly Producto[], lugares: Iterable<number>): Producto[] =>
  Array.from(lugares).flatMap((lugar) => productos[lugar] ?? []);

/** The catalogue itself where there are none. */
export function conFavoritosAntes(productos: readonly Producto[]): readonly Producto[] {
  const favoritos = productos.filter(({ favorito }) => favorito);
  if (favoritos.length === 0) return productos;
  return [...favoritos, ...productos.filter(({ favorito }) => !favorito)];
}
