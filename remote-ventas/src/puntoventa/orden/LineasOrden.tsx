import { memo, type KeyboardEvent } from 'react';

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
  onQuitar: (id: string) => void;
};

/** The lines of an order. Those far from view only say what they are; the ends are whole, where keys go from anywhere. */
export const LineasOrden = memo(function LineasOrden({ carrito, ...acciones }: LineasOrdenProps) {
  const lista = useUltimaALaVista(carrito.length);
  const { desde, hasta } = useLineasCerca(lista, carrito.length);
  const ultima = carrito.length - 1;
  return (
    <ul ref={lista} onKeyDown={alSubirOBajar}>
      {carrito.map((linea, n) =>
        (n >= desde && n < hasta) || n === 0 || n === ultima ? (
          <LineaDeVenta key={claveDeLinea(linea)} linea={linea} {...acciones} />
        ) : (
          <LineaLejos key={claveDeLinea(linea)} linea={linea} />
        ),
      )}
    </ul>
  );
});

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
