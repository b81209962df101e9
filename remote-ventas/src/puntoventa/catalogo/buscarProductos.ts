import type { Producto } from '@comanda/shared/contracts/inventario/productos';

import {
  indexar,
  indiceDe,
  TODAS,
  type FichaDeProducto,
  type Indexada,
  type Indice,
} from './indiceDeProductos';

export type Buscador = {
  (busqueda: string, categoria: string): readonly Producto[];
  /** Makes some more of the index; false once it is whole. */
  preparar: () => boolean;
};

/** Indexed in less than a frame, on a slow till. */
const TANDA = 300;

/**
 * The search of a catalogue in the page itself. Favourites come before the others. What of its index is not made yet when it
 * is first asked is made then.
 */
export function crearBuscador(productos: readonly Producto[]): Buscador {
  const ordenados = conFavoritosAntes(productos);
  const indexadas: Indexada[] = [];
  let indice: Indice | null = null;

  const indexarOtros = (cuantos: number) => {
    const desde = indexadas.length;
    for (const [n, producto] of ordenados.slice(desde, desde + cuantos).entries())
      indexadas.push(indexar(fichaDe(producto), desde + n));
  };
  const buscar = (busqueda: string, categoria: string) => {
    if (esTodo(busqueda, categoria)) return ordenados;
    indexarOtros(ordenados.length);
    indice ??= indiceDe(indexadas);
    return losDe(ordenados, indice(busqueda, categoria));
  };
  const preparar = () => {
    indexarOtros(TANDA);
    return indexadas.length < ordenados.length;
  };
  return Object.assign(buscar, { preparar });
}

export const esTodo = (busqueda: string, categoria: string): boolean =>
  busqueda.trim() === '' && categoria === TODAS;

export const fichaDe = ({
  producto,
  codigo,
  codigo_barras,
  categoria,
}: Producto): FichaDeProducto => ({
  nombre: producto,
  categoria,
  codigos: [codigo ?? '', codigo_barras ?? ''],
});

export const losDe = (productos: readonly Producto[], lugares: Iterable<number>): Producto[] =>
  Array.from(lugares).flatMap((lugar) => productos[lugar] ?? []);

/** The catalogue itself where there are none. */
export function conFavoritosAntes(productos: readonly Producto[]): readonly Producto[] {
  const favoritos = productos.filter(({ favorito }) => favorito);
  if (favoritos.length === 0) return productos;
  return [...favoritos, ...productos.filter(({ favorito }) => !favorito)];
}
