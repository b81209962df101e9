import type { Producto } from '@comanda/shared/contracts/productos';
import { normalizar } from '@comanda/shared/domain/texto';

export const TODAS = '';

type Indexado = { producto: Producto; texto: string; codigos: string };
type Hallazgo = { buscado: string; categoria: string; suyos: readonly Indexado[] };

export type Buscador = (busqueda: string, categoria: string) => readonly Producto[];

/**
 * The products of a catalogue whose name or code holds what is typed, whatever its case and accents: one whose whole code
 * it is comes first, as a scanner types it, then names that begin with it; of each kind the favourites before the others. A
 * search that goes on from the last one looks through what that one found: ten thousand names only at first.
 */
export function crearBuscador(productos: readonly Producto[]): Buscador {
  const ordenados = conFavoritosAntes(productos);
  const indice = ordenados.map(indexar);
  let ultimo: Hallazgo = { buscado: '', categoria: TODAS, suyos: indice };

  return (busqueda, categoria) => {
    const buscado = normalizar(busqueda.trim());
    if (!buscado && categoria === TODAS) return ordenados;
    const sigue = categoria === ultimo.categoria && buscado.startsWith(ultimo.buscado);
    const suyos = (sigue ? ultimo.suyos : indice).filter(
      ({ producto, texto, codigos }) =>
        (categoria === TODAS || producto.categoria === categoria) &&
        (texto.includes(buscado) || codigos.includes(buscado)),
    );
    ultimo = { buscado, categoria, suyos };
    return primeroLosQueEmpiezan(suyos, buscado);
  };
}

const indexar = (producto: Producto): Indexado => ({
  producto,
  texto: normalizar(producto.producto),
  codigos: normalizar(
    `${SEPARA}${producto.codigo ?? ''}${SEPARA}${producto.codigo_barras ?? ''}${SEPARA}`,
  ),
});

/** Between codes: nobody types it. */
const SEPARA = '\n';

/** The catalogue itself where there are none. */
function conFavoritosAntes(productos: readonly Producto[]): readonly Producto[] {
  const favoritos = productos.filter(({ favorito }) => favorito);
  if (favoritos.length === 0) return productos;
  return [...favoritos, ...productos.filter(({ favorito }) => !favorito)];
}

function primeroLosQueEmpiezan(suyos: readonly Indexado[], buscado: string): readonly Producto[] {
  const exactos: Producto[] = [];
  const alInicio: Producto[] = [];
  const dentro: Producto[] = [];
  for (const { producto, texto, codigos } of suyos) {
    const exacto = buscado !== '' && codigos.includes(SEPARA + buscado + SEPARA);
    (exacto ? exactos : texto.startsWith(buscado) ? alInicio : dentro).push(producto);
  }
  return [...exactos, ...alInicio, ...dentro];
}
