import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { Icono } from '@comanda/shared/ui/core';

import './mover.css';
import { conUnidades, type PorMover } from './porMover';

type LineasPorMoverProps = {
  lineas: readonly LineaOrden[];
  porMover: PorMover;
  onCambiar: (porMover: PorMover) => void;
};

/** What is to be paid of an order, and how much of it goes. */
export function LineasPorMover({ lineas, porMover, onCambiar }: LineasPorMoverProps) {
  return (
    <ul className="mesas-por-mover">
      {lineas
        .filter(({ cantidad }) => cantidad > 0)
        .map((linea) => {
          const { linea: id, producto, opciones, cantidad } = linea;
          const van = Math.min(porMover[id] ?? 0, cantidad);
          const cambiar = (mas: number) => onCambiar(conUnidades(porMover, linea, mas));
          return (
            <li key={id}>
              <span className="mesas-producto">
                {producto} {opciones && <small>{opciones}</small>}
              </span>
              <Paso icono="menos" nombre={`Menos ${producto}`} onClick={() => cambiar(-1)} />
              <span role="status" className="cifra" aria-label={`Se mueven de ${producto}`}>
                {formatCantidad(van)} de {formatCantidad(cantidad)}
              </span>
              <Paso icono="mas" nombre={`Más ${producto}`} onClick={() => cambiar(1)} />
              <button
                type="button"
                className="ui-boton"
                aria-label={`Todo ${producto}`}
                onClick={() => cambiar(cantidad)}
              >
                Todo
              </button>
            </li>
          );
        })}
    </ul>
  );
}

type PasoProps = { icono: string; nombre: string; onClick: () => void };

const Paso = ({ icono, nombre, onClick }: PasoProps) => (
  <button type="button" className="ui-boton" aria-label={nombre} onClick={onClick}>
    <Icono nombre={icono} />
  </button>
);
