import { useSyncExternalStore } from 'react';

import { alCambiarConexion, hayConexion } from './conexion';

let desde: number | null = null;
const oyentes = new Set<() => void>();

function fijar(nueva: number | null): void {
  if (nueva === desde) return;
  desde = nueva;
  oyentes.forEach((oyente) => oyente());
}

alCambiarConexion((hay) => hay && fijar(null));

/** Something on screen was not read now but kept since then: the oldest of them is what is told. */
export function usarDatosGuardados(cuando: number): void {
  if (!hayConexion()) fijar(Math.min(desde ?? cuando, cuando));
}

/** Tells once there is a server again to read it all from. Answers how to stop listening. */
export const alSobrarGuardados = (oyente: () => void): (() => void) =>
  suscribir(() => desde === null && oyente());

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}

/** When the oldest of what is shown without a server was read; null where nothing is. */
export const useDatosDe = (): number | null => useSyncExternalStore(suscribir, () => desde);
