import { memo, useState, type KeyboardEvent } from 'react';

import { claveDeLinea, type Carrito, type Linea } from '@comanda/shared/domain/orden/carrito';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { moverFoco } from '@comanda/shared/piezas/teclado';

import { CLASE_CUANTOS, LineaDeVenta, notaDe } from './LineaDeVenta';
import { useUltimaALaVista } from './useLineasALaVista';
import { useLineasCerca } from './useLineasCerca';

type LineasOrdenProps = {
  carrito: Carrito;
  onCambiar: (id: string, accion: 'sumar' | 'restar') => void;
  onFijar: (linea: Linea) => void;
  /** Where what the kitchen is told is a tap away. */
  onAnotar?: (linea: Linea) => void;
  onQuitar: (id: string) => void;
};

/** The lines of an order. Those far from view only say what they are; the ends are whole, where keys go from anywhere. */
export const LineasOrden = memo(function LineasOrden({ carrito, ...acciones }: LineasOrdenProps) {
  const lista = useUltimaALaVista(carrito.length);
  const { desde, hasta } = useLineasCerca(lista, carrito.length);
  const ultima = carrito.length - 1;
  const tocada = useTocada(carrito);
  return (
    <ul ref={lista} onKeyDown={alSubirOBajar}>
      {carrito.map((linea, n) =>
        (n >= desde && n < hasta) || n === 0 || n === ultima ? (
          <LineaDeVenta
            key={claveDeLinea(linea)}
            linea={linea}
            tocada={linea === tocada}
            {...acciones}
          />
        ) : (
          <LineaLejos key={claveDeLinea(linea)} linea={linea} />
        ),
      )}
    </ul>
  );
});

/** The one line that the last change was of; null where it was of several, as another order is. */
function useTocada(carrito: Carrito): Linea | null {
  const [visto, setVisto] = useState<{ carrito: Carrito; tocada: Linea | null }>({
    carrito,
    tocada: null,
  });
  if (visto.carrito === carrito) return visto.tocada;
  const antes = new Set(visto.carrito);
  const nuevas = carrito.filter((linea) => !antes.has(linea));
  const tocada = nuevas.length === 1 ? (nuevas[0] ?? null) : null;
  setVisto({ carrito, tocada });
  return tocada;
}

/** For who reads the whole of it aloud, and for the height of the list. */
const LineaLejos = memo(function LineaLejos({ linea }: { linea: Linea }) {
  const { cantidad, producto, subtota } = linea;
  return (
    <li className="ventas-linea-lejos">
      {`${cantidad} ${producto} ${notaDe(linea)} ${formatMonto(subtota)}`}
    </li>
  );
});

/** Arrows go from the quantity of one line to that of the next. */
function alSubirOBajar(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (target instanceof HTMLElement && target.classList.contains(CLASE_CUANTOS))
    moverFoco(event, `.${CLASE_CUANTOS}`);
}
