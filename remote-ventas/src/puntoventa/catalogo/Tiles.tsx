import {
  memo,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';

import type { Producto } from '@comanda/shared/contracts/inventario/productos';

import { selectCantidades, type EstadoConCarrito } from '../../carrito/carritoSlice';
import { ProductoTile } from './ProductoTile';
import './Tiles.css';
import { useTrasElCuadro } from './useTrasElCuadro';
import { altoDeFila, useVentana } from './useVentana';

type TilesProps = {
  clave: string;
  /** What was asked for: another list begins at its top. */
  consulta: string;
  productos: readonly Producto[];
  onAgregar: (producto: Producto) => void;
  onCantidad: (producto: Producto) => void;
};

/**
 * The tiles in view and a row more: fifty thousand at once would cost seconds. One stop of Tab; arrows go from tile to tile,
 * also to those that are not in the page yet. A tile stays where it is from search to search and shows another product,
 * which costs less than a new one. Those below the screen, up to two hundred, change a frame after those that are seen.
 */
export function Tiles({ clave, consulta, productos, onAgregar, onCantidad }: TilesProps) {
  const cantidades = useSelector((state: EstadoConCarrito) => selectCantidades(state, clave));
  const caja = useRef<HTMLDivElement>(null);
  const ventana = useVentana(caja, productos.length, consulta);
  const { columnas, desde, hasta, pantalla, arriba, antes, despues } = ventana;
  const [foco, setFoco] = useState({ consulta, lugar: 0 });
  const lugar = foco.consulta === consulta ? foco.lugar : 0;
  const parada = lugar >= desde && lugar < hasta ? lugar : desde;
  const corte = Math.max(desde, Math.min(pantalla, hasta));
  const resto = useMemo(
    () => ({ productos, cantidades, desde: corte, hasta }),
    [productos, cantidades, corte, hasta],
  );
  const pintado = useTrasElCuadro(resto);
  const abajo = arriba && pintado.desde === corte ? pintado : resto;

  const onFocus = ({ target }: FocusEvent) => {
    const suyo = lugarDe(target);
    if (suyo !== lugar) setFoco({ consulta, lugar: suyo });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const paso = PASOS[event.key]?.(columnas, productos.length);
    if (paso === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const destino = lugarDe(event.target as Element) + paso; // the event's own element: a tile's button
    irA(caja.current, Math.max(0, Math.min(productos.length - 1, destino)), columnas);
  };

  return (
    <div ref={caja} className="ventas-tiles">
      <ul style={espacio(antes, despues)} onFocus={onFocus} onKeyDown={onKeyDown}>
        <Tramo
          productos={productos}
          cantidades={cantidades}
          desde={desde}
          hasta={corte}
          parada={parada}
          onAgregar={onAgregar}
          onCantidad={onCantidad}
        />
        {productos.length > corte && (
          <Tramo
            {...abajo}
            parada={parada < corte ? NINGUNA : parada}
            onAgregar={onAgregar}
            onCantidad={onCantidad}
          />
        )}
      </ul>
    </div>
  );
}

const NINGUNA = -1;

type TramoProps = {
  cantidades: ReadonlyMap<string, number>;
  desde: number;
  hasta: number;
  /** Where Tab stops. */
  parada: number;
} & Pick<TilesProps, 'productos' | 'onAgregar' | 'onCantidad'>;

/** A part of the list. */
const Tramo = memo(function Tramo(props: TramoProps) {
  const { productos, cantidades, desde, hasta, parada, onAgregar, onCantidad } = props;
  return productos.slice(desde, hasta).map((producto, n) => (
    <li key={n + desde} aria-setsize={productos.length} aria-posinset={n + desde + 1}>
      <ProductoTile
        producto={producto}
        cantidad={cantidades.get(producto.id) ?? 0}
        parada={n + desde === parada}
        onAgregar={onAgregar}
        onCantidad={onCantidad}
      />
    </li>
  ));
});

/** How far each key goes; past an end is that end. */
const PASOS: Readonly<Record<string, (columnas: number, cuantos: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columnas) => columnas,
  ArrowUp: (columnas) => -columnas,
  Home: (_, cuantos) => -cuantos,
  End: (_, cuantos) => cuantos,
};

const espacio = (antes: number, despues: number) =>
  ({ '--antes': `${antes}px`, '--despues': `${despues}px` }) as CSSProperties; // which knows no variables of ours

const lugarDe = (dentro: Element) =>
  Number(dentro.closest('li')?.getAttribute('aria-posinset') ?? 1) - 1;

/** Brings the tile's row into the page, where it is not, and gives the tile the focus. */
function irA(caja: HTMLElement | null, lugar: number, columnas: number): void {
  const buscar = () => caja?.querySelector<HTMLElement>(`[aria-posinset="${lugar + 1}"] > button`);
  if (caja && !buscar()) {
    caja.scrollTop = Math.floor(lugar / columnas) * altoDeFila(caja);
    flushSync(() => caja.dispatchEvent(new Event('scroll')));
  }
  buscar()?.focus();
}
