import { useSyncExternalStore } from 'react';

import { crearOyentes } from '../domain/oyentes/oyentes';

export type Pendientes = ReadonlyMap<string, number>;

let cuentas: Pendientes = new Map();
const oyentes = crearOyentes();

/** Says how many of a kind of thing are not yet where they should be; the header says so of all kinds. */
export function anotarPendientes(clase: string, cuantos: number): void {
  if ((cuentas.get(clase) ?? 0) === cuantos) return;
  const otras = new Map(cuentas).set(clase, cuantos);
  if (cuantos === 0) otras.delete(clase);
  cuentas = otras;
  oyentes.decir();
}

/** What waits is somebody's: nothing of it is said to the next person of this page. */
export function olvidarPendientes(): void {
  cuentas = new Map();
  oyentes.decir();
}

/** How many of each kind wait now, for who draws nothing. */
export const leerPendientes = (): Pendientes => cuentas;

/** How many of each kind wait. */
export const usePendientes = (): Pendientes => useSyncExternalStore(oyentes.oir, leerPendientes);
