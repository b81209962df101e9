import { useSyncExternalStore } from 'react';

import { crearOyentes } from '../domain/oyentes/oyentes';

import { alCambiarConexion, hayConexion } from './conexion';

let desde: number | null = null;
const oyentes = crearOyentes();

function fijar(nueva: number | null): void {
  if (nueva === desde) return;
  desde = nueva;
  oyentes.decir();
}

alCambiarConexion((hay) => hay && fijar(null));

/** Something on screen was not read now but kept since then: the oldest of them is what is told. */
export function usarDatosGuardados(cuando: number): void {
  if (!hayConexion()) fijar(Math.min(desde ?? cuando, cuando));
}

/** Tells once there is a server again to read it all from. Answers how to stop listening. */
export const alSobrarGuardados = (oyente: () => void): (() => void) =>
  oyentes.oir(() => desde === null && oyente());

/** When the oldest of what is shown without a server was read; null where nothing is. */
export const useDatosDe = (): number | null => useSyncExternalStore(oyentes.oir, () => desde);
