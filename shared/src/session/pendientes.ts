import { useSyncExternalStore } from 'react';

export type Pendientes = ReadonlyMap<string, number>;

let cuentas: Pendientes = new Map();
const oyentes = new Set<() => void>();

/** Says how many of a kind of thing are not yet where they should be; the header says so of all kinds. */
export function anotarPendientes(clase: string, cuantos: number): void {
  if ((cuentas.get(clase) ?? 0) === cuantos) return;
  const otras = new Map(cuentas).set(clase, cuantos);
  if (cuantos === 0) otras.delete(clase);
  cuentas = otras;
  oyentes.forEach((oyente) => oyente());
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}

/** How many of each kind wait. */
export const usePendientes = (): Pendientes => useSyncExternalStore(suscribir, () => cuentas);
