import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

import { claveDeLinea, descuentoDeLinea, type Linea } from '@comanda/shared/domain/orden/carrito';
import { aDolares, formatCentavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Icono } from '@comanda/shared/ui/core';

import { NOMBRE_CURSO } from '../../cocina/nombres';
import './LineaDeVenta.css';

type LineaDeVentaProps = {
  linea: Linea;
  /** The last that was changed. */
  tocada: boolean;
  onCambiar: (id: string, accion: 'sumar' | 'restar') => void;
  onFijar: (linea: Linea) => void;
  onAnotar?: ((linea: Linea) => void) | undefined;
  onQuitar: (id: string) => void;
};

/** Where the keyboard goes in the order: one button a line, which F4 and the arrows reach. */
export const CLASE_CUANTOS = 'ventas-linea-cuantos';

/** One row. Buttons of the browser, not antd's: a long order opens twelve times faster with them. */
export const LineaDeVenta = memo(function LineaOrden(props: LineaDeVentaProps) {
  const { linea, tocada, onCambiar, onFijar, onAnotar, onQuitar } = props;
  const { producto, cantidad } = linea;
  const id = claveDeLinea(linea);
  const descuento = descuentoDeLinea(linea);
  const nota = notaDe(linea);

  const restar = () => (cantidad > 1 ? onCambiar(id, 'restar') : onQuitar(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const hacer = TECLAS[event.key];
    if (!hacer) return;
    event.preventDefault();
    hacer();
  };
  const TECLAS: Readonly<Record<string, () => void>> = {
    '+': () => onCambiar(id, 'sumar'),
    '-': restar,
    Delete: () => onQuitar(id),
  };

  return (
    <li className="ventas-linea" data-tocada={tocada || undefined}>
      <Nombre linea={linea} onAnotar={onAnotar}>
        <span>{producto}</span>
        {(nota || descuento > 0) && (
          <small>
            {nota}
            {descuento > 0 && <em className="cifra"> -{formatCentavos(descuento)}</em>}
          </small>
        )}
        {onAnotar && !nota && (
          <small className="ventas-linea-sin-nota" aria-hidden>
            <Icono nombre="lapiz" tamano={14} /> Nota
          </small>
        )}
      </Nombre>
      <div className="ventas-linea-cantidad">
        {cantidad > 1 ? (
          <button
            key="restar"
            type="button"
            className="ui-plano"
            aria-label={`Restar ${producto}`}
            onClick={restar}
          >
            <Icono nombre="menos" />
          </button>
        ) : (
          <button
            key="quitar"
            type="button"
            className="ui-plano ventas-linea-quitar"
            aria-label={`Quitar ${producto}`}
            onClick={(event) => primero(event) && restar()}
          >
            <Icono nombre="basura" />
          </button>
        )}
        <button
          type="button"
          className={`ui-plano cifra ${CLASE_CUANTOS}`}
          aria-label={`Cantidad de ${producto}: ${cantidad}`}
          title="Cantidad y nota (F4)"
          onKeyDown={onKeyDown}
          onClick={() => onFijar(linea)}
        >
          {cantidad}
        </button>
        <button
          type="button"
          className="ui-plano"
          aria-label={`Sumar ${producto}`}
          onClick={() => onCambiar(id, 'sumar')}
        >
          <Icono nombre="mas" />
        </button>
      </div>
      <span className="ventas-linea-total cifra">
        {formatMonto(linea.subtota - aDolares(descuento))}
      </span>
    </li>
  );
});

type NombreProps = Pick<LineaDeVentaProps, 'linea' | 'onAnotar'> & { children: ReactNode };

/** What it is; where the kitchen is told something of it, the button that does. */
function Nombre({ linea, onAnotar, children }: NombreProps) {
  const { producto, precio_venta } = linea;
  const title = `${producto} · ${formatMonto(precio_venta)} c/u`;
  return onAnotar ? (
    <button
      type="button"
      className="ui-plano ventas-linea-nombre"
      title={title}
      onClick={() => onAnotar(linea)}
    >
      <span className="solo-lector">Nota de </span>
      {children}
    </button>
  ) : (
    <span className="ventas-linea-nombre" title={title}>
      {children}
    </span>
  );
}

/** What was chosen with it, and what the kitchen is told. */
export const notaDe = ({ modificadores = [], opciones, servicio = {} }: Linea) =>
  [
    ...modificadores.map(({ nombre }) => nombre),
    ...(opciones ? [opciones] : []),
    ...(servicio.curso ? [NOMBRE_CURSO[servicio.curso]] : []),
    ...(servicio.asiento ? [`Asiento ${servicio.asiento}`] : []),
  ].join(', ');

/** Somebody who takes units away in a hurry stops at one: the second press of a double one removes no line. */
const primero = ({ detail }: MouseEvent) => detail < 2;
