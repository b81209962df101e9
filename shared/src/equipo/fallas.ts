import { useSyncExternalStore } from 'react';

/** What a browser may lack, refuse or never answer: its bases, what it keeps by name, word between tabs, locks. */
export type Facilidad = 'bases' | 'guardado' | 'pestanas' | 'candados';

const falladas = new Set<Facilidad>();
const oyentes = new Set<() => void>();

/** What needs it goes on with what stands in for it; said once, however often it is asked for. */
export function anotarFalla(cual: Facilidad, error: unknown): void {
  if (falladas.has(cual)) return;
  falladas.add(cual);
  console.warn(`equipo: ${cual}`, error);
  oyentes.forEach((oyente) => oyente());
}

/** It answered after all. */
export function anotarSana(cual: Facilidad): void {
  if (!falladas.delete(cual)) return;
  oyentes.forEach((oyente) => oyente());
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}

/** Whether this browser was asked for it in vain. */
export const useFalla = (cual: Facilidad): boolean =>
  useSyncExternalStore(suscribir, () => falladas.has(cual));
