import { useEffect, useSyncExternalStore } from 'react';

import { crearOyentes } from '@comanda/shared/domain/oyentes/oyentes';

let mostradas = 0;
let hubo = false;
const oyentes = crearOyentes();

/** Stands in a screen: while it is there, the user sees something. */
export function Mostrada() {
  useEffect(() => {
    contar(1);
    return () => contar(-1);
  }, []);
  return null;
}

function contar(cambio: number): void {
  mostradas += cambio;
  hubo ||= mostradas > 0;
  oyentes.decir();
}

/** Does it once, when the first screen of the page shows. */
export function alMostrarPantalla(hacer: () => void): void {
  const soltar = oyentes.oir(() => {
    soltar();
    hacer();
  });
}

/** What can wait until the user sees a screen, waits for this. */
export const usePantallaMostrada = (): boolean =>
  useSyncExternalStore(oyentes.oir, () => mostradas > 0);

/** Whether one shows. */
export const seMuestraPantalla = (): boolean => mostradas > 0;

/** Whether this page has shown any. */
export const seMostroPantalla = (): boolean => hubo;
