import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';

import type { Producto } from '@comanda/shared/contracts/productos';
import { normalizar } from '@comanda/shared/domain/texto';
import { moverFoco } from '@comanda/shared/piezas/teclado';
import { Input, type InputRef } from '@comanda/shared/ui/core';

import './Catalogo.css';
import { ProductoTile } from './ProductoTile';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { useLetrasAlBuscador } from './useLetrasAlBuscador';

type CatalogoProps = {
  clave: string;
  productos: readonly Producto[];
  onAgregar: (producto: Producto) => void;
  onCantidad: (producto: Producto) => void;
  /** A letter was typed elsewhere on the till: the search is about to take it. */
  onEscribir: () => void;
};

/** More than a large screen shows: the rest comes after the first are painted. */
const POR_TANDA = 48;
const TODAS = '';

/** Product search and tiles (spec section 2). The search is local: no network between a key and what the eye sees. */
export const Catalogo = memo(function Catalogo({
  clave,
  productos,
  onAgregar,
  onCantidad,
  onEscribir,
}: CatalogoProps) {
  const [busqueda, setBusqueda] = useState('');
  const [categoria, setCategoria] = useState(TODAS);
  const buscador = useRef<InputRef>(null);
  useLetrasAlBuscador(buscador, onEscribir);

  const indice = useMemo(
    () => productos.map((producto) => ({ producto, texto: normalizar(producto.producto) })),
    [productos],
  );
  const categorias = useMemo(
    () => [...new Set(productos.map((producto) => producto.categoria))],
    [productos],
  );
  const buscado = normalizar(useDeferredValue(busqueda).trim());
  const hallados = useMemo(() => hallar(indice, buscado, categoria), [indice, buscado, categoria]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setBusqueda('');
    // A second Enter, or a scanner's trailing one, sells nothing.
    if (event.key !== 'Enter' || !busqueda.trim()) return;
    // The deferred list may lag behind the last key: Enter asks for what is typed now.
    const [primero] = hallar(indice, normalizar(busqueda.trim()), categoria);
    if (!primero) return;
    onAgregar(primero);
    setBusqueda('');
  };

  return (
    <section className="ventas-catalogo" aria-label="Productos">
      <Input
        ref={buscador}
        autoFocus
        allowClear
        size="large"
        value={busqueda}
        placeholder="Buscar producto"
        aria-label="Buscar producto"
        onChange={(event) => setBusqueda(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {/* Native too: antd has no row of choices that scrolls, and its Segmented would bring a tier. */}
      <div
        className="ventas-chips"
        role="toolbar"
        aria-label="Categorias"
        onKeyDown={(event) => moverFoco(event, 'button')}
      >
        {[TODAS, ...categorias].map((nombre) => (
          <button
            key={nombre}
            type="button"
            className="ui-chip"
            tabIndex={categoria === nombre ? 0 : -1}
            aria-pressed={categoria === nombre}
            onClick={() => setCategoria(nombre)}
          >
            {nombre === TODAS ? 'Todo' : nombre}
          </button>
        ))}
      </div>
      {hallados.length === 0 ? (
        <p className="ui-vista">{mensajes.nadaCoincide}</p>
      ) : (
        <Tiles
          key={`${buscado}#${categoria}`}
          clave={clave}
          productos={hallados}
          onAgregar={onAgregar}
          onCantidad={onCantidad}
        />
      )}
    </section>
  );
});

/** The tiles in view and some more: ten thousand at once would cost a second. */
function Tiles({ clave, productos, onAgregar, onCantidad }: Omit<CatalogoProps, 'onEscribir'>) {
  const [visibles, setVisibles] = useState(POR_TANDA);
  const final = useRef<HTMLLIElement>(null);
  const quedan = visibles < productos.length;

  useEffect(() => {
    if (!final.current) return;
    const observador = new IntersectionObserver(
      ([entrada]) => entrada?.isIntersecting && setVisibles((n) => n + POR_TANDA),
      { root: final.current.parentElement, rootMargin: '600px' },
    );
    observador.observe(final.current);
    return () => observador.disconnect();
  }, [quedan, visibles]);

  return (
    <ul className="ventas-tiles">
      {productos.slice(0, visibles).map((producto) => (
        <li key={producto.id}>
          <ProductoTile
            clave={clave}
            producto={producto}
            onAgregar={onAgregar}
            onCantidad={onCantidad}
          />
        </li>
      ))}
      {quedan && <li ref={final} className="ventas-tiles-final" aria-hidden />}
    </ul>
  );
}

type Indexado = { producto: Producto; texto: string };

/** Names that begin with what is typed come before those that hold it. */
function hallar(
  indice: readonly Indexado[],
  buscado: string,
  categoria: string,
): readonly Producto[] {
  const suyos = indice.filter(
    ({ producto, texto }) =>
      (categoria === TODAS || producto.categoria === categoria) && texto.includes(buscado),
  );
  if (!buscado) return suyos.map(({ producto }) => producto);
  const [alInicio, dentro] = [true, false].map((inicio) =>
    suyos.filter(({ texto }) => texto.startsWith(buscado) === inicio),
  );
  return [...(alInicio ?? []), ...(dentro ?? [])].map(({ producto }) => producto);
}
