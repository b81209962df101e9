import { useSyncExternalStore } from 'react';

const cuentas = new Map<string, number>();
const oyentes = new Set<() => void>();

/** Says how many things an area still has to send or to print from this browser; the header shows the sum. */
export function anotarPendientes(quien: string, cuantos: number): void {
  if ((cuentas.get(quien) ?? 0) === cuantos) return;
  cuentas.set(quien, cuantos);
  oyentes.forEach((oyente) => oyente());
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}

const suma = () => [...cuentas.values()].reduce((total, cuantos) => total + cuantos, 0);

/** How many things wait to be sent or printed (design/ui.md, Header). */
export const usePendientes = (): number => useSyncExternalStore(suscribir, suma);
