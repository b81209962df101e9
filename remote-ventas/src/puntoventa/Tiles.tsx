import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useSelector } from 'react-redux';

import type { Producto } from '@comanda/shared/contracts/productos';

import { selectCantidades, type EstadoConCarrito } from '../carrito/carritoSlice';
import { ProductoTile } from './ProductoTile';
import './Tiles.css';

type TilesProps = {
  clave: string;
  /** What was asked for: another list begins at its top, with as many tiles as the screen holds. */
  consulta: string;
  productos: readonly Producto[];
  onAgregar: (producto: Producto) => void;
  onCantidad: (producto: Producto) => void;
};

/** Until the list has been measured: more than most screens hold. */
const POR_TANDA = 48;
/** Rows below the last in view: the next tiles come as soon as these are scrolled to, not before. */
const FILAS_DEBAJO = 1;
const MARGEN_PX = 80;
/** Once nobody has typed for so long: what is looked for in the page, or read out, goes beyond what is seen. */
const REPOSO_MS = 2_000;

/**
 * The tiles in view and some more: ten thousand at once would cost a second. A tile stays where it is from search to search
 * and shows another product, which costs less than a new one.
 */
export function Tiles({ clave, consulta, productos, onAgregar, onCantidad }: TilesProps) {
  const cantidades = useSelector((state: EstadoConCarrito) => selectCantidades(state, clave));
  const [caben, setCaben] = useState(POR_TANDA);
  const [vistas, setVistas] = useState({ consulta, cuantas: POR_TANDA });
  const lista = useRef<HTMLUListElement>(null);
  const final = useRef<HTMLLIElement>(null);

  if (vistas.consulta !== consulta) setVistas({ consulta, cuantas: caben });
  const visibles = vistas.cuantas;
  const quedan = visibles < productos.length;

  useLayoutEffect(() => {
    if (lista.current) lista.current.scrollTop = 0;
  }, [consulta]);

  useEffect(() => {
    const observador = new IntersectionObserver(
      ([entrada]) => {
        if (!entrada) return;
        startTransition(() => {
          setCaben(cuantosCaben(entrada));
          if (entrada.isIntersecting) setVistas(conOtraTanda);
        });
      },
      { root: lista.current, rootMargin: `${MARGEN_PX}px 0px` },
    );
    if (final.current) observador.observe(final.current);
    return () => observador.disconnect();
  }, [consulta, quedan, visibles]);

  useEffect(() => {
    if (!quedan) return;
    const reposo = setTimeout(() => startTransition(() => setVistas(conOtraTanda)), REPOSO_MS);
    return () => clearTimeout(reposo);
  }, [consulta, quedan]);

  return (
    <ul ref={lista} className="ventas-tiles">
      {productos.slice(0, visibles).map((producto, lugar) => (
        <li key={lugar}>
          <ProductoTile
            producto={producto}
            cantidad={cantidades.get(producto.id) ?? 0}
            onAgregar={onAgregar}
            onCantidad={onCantidad}
          />
        </li>
      ))}
      {quedan && <li key="final" ref={final} aria-hidden />}
    </ul>
  );
}

const conOtraTanda = (vistas: { consulta: string; cuantas: number }) => ({
  ...vistas,
  cuantas: vistas.cuantas + POR_TANDA,
});

/** Tiles that fill the list, by the size of the one at its end, which is a tile's. */
function cuantosCaben({ rootBounds, boundingClientRect: tile }: IntersectionObserverEntry): number {
  if (!rootBounds || tile.width === 0 || tile.height === 0) return POR_TANDA;
  const columnas = Math.floor(rootBounds.width / tile.width);
  const filas = Math.ceil((rootBounds.height - 2 * MARGEN_PX) / tile.height) + FILAS_DEBAJO;
  return Math.max(1, columnas * filas);
}
