import type { Producto } from '@comanda/shared/contracts/productos';
import { normalizar } from '@comanda/shared/domain/texto';

export const TODAS = '';

type Indexado = { producto: Producto; texto: string };
type Hallazgo = { buscado: string; categoria: string; suyos: readonly Indexado[] };

export type Buscador = (busqueda: string, categoria: string) => readonly Producto[];

/**
 * The products of a catalogue whose name holds what is typed, whatever its case and accents; names that begin with it come
 * first. A search that goes on from the last one looks through what that one found: ten thousand names only at first.
 */
export function crearBuscador(productos: readonly Producto[]): Buscador {
  const indice = productos.map((producto) => ({ producto, texto: normalizar(producto.producto) }));
  let ultimo: Hallazgo = { buscado: '', categoria: TODAS, suyos: indice };

  return (busqueda, categoria) => {
    const buscado = normalizar(busqueda.trim());
    if (!buscado && categoria === TODAS) return productos;
    const sigue = categoria === ultimo.categoria && buscado.startsWith(ultimo.buscado);
    const suyos = (sigue ? ultimo.suyos : indice).filter(
      ({ producto, texto }) =>
        (categoria === TODAS || producto.categoria === categoria) && texto.includes(buscado),
    );
    ultimo = { buscado, categoria, suyos };
    return primeroLosQueEmpiezan(suyos, buscado);
  };
}

function primeroLosQueEmpiezan(suyos: readonly Indexado[], buscado: string): readonly Producto[] {
  const alInicio: Producto[] = [];
  const dentro: Producto[] = [];
  for (const { producto, texto } of suyos)
    (texto.startsWith(buscado) ? alInicio : dentro).push(producto);
  return [...alInicio, ...dentro];
}
