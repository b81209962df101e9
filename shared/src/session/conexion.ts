import { useSyncExternalStore } from 'react';

import { crearOyentes } from '../domain/oyentes/oyentes';

let hay = true;
const oyentes = crearOyentes();

/** Says whether the server answers, as the last call found it; the browser only knows whether there is a cable. */
export function anotarConexion(ahora: boolean): void {
  if (ahora === hay) return;
  hay = ahora;
  oyentes.decir();
}

/** Whether a server answered the last time that one was asked; `useConexion` draws it. */
export const hayConexion = (): boolean => hay;

/** Tells of every change. Answers how to stop listening. */
export const alCambiarConexion = (oyente: (hay: boolean) => void): (() => void) =>
  oyentes.oir(() => oyente(hay));

/** Whether the server answers. False asks whoever would call it to wait, and to say so. */
export const useConexion = (): boolean => useSyncExternalStore(oyentes.oir, hayConexion);
