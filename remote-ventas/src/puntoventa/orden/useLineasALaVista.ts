import { useEffect, useRef } from 'react';

import { CLASE_CUANTOS } from './LineaDeVenta';

/** A line that has just been added is seen, however long the order. */
export function useUltimaALaVista(cuantas: number) {
  const lista = useRef<HTMLUListElement>(null);
  const antes = useRef(cuantas);
  useEffect(() => {
    const crecio = cuantas > antes.current;
    antes.current = cuantas;
    if (!crecio) return;
    // After the frame that shows the total: the eye waits for that one.
    const cuadro = requestAnimationFrame(() => {
      setTimeout(() => lista.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(cuadro);
  }, [cuantas]);
  return lista;
}

/** The focus that goes with the line it was on stays in the order: on the last line, or on the order itself. */
export function useFocoDeLineas(cuantas: number) {
  const panel = useRef<HTMLElement>(null);
  const antes = useRef(cuantas);
  useEffect(() => {
    const menguo = cuantas < antes.current;
    antes.current = cuantas;
    if (menguo && document.activeElement === document.body) irALaOrden(panel.current);
  }, [cuantas]);
  return panel;
}

/** The quantity of the line added last: two keys from anywhere on the till to the number of a line. */
export function irALaOrden(panel: HTMLElement | null): void {
  const cantidades = panel?.querySelectorAll<HTMLElement>(`.${CLASE_CUANTOS}`);
  (cantidades?.item(cantidades.length - 1) ?? panel)?.focus();
}
