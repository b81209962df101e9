import { useSyncExternalStore } from 'react';

import { crearOyentes } from '../domain/oyentes/oyentes';

/** What a browser may lack, refuse or never answer: its bases, what it keeps by name, word between tabs, locks. */
export type Facilidad = 'bases' | 'guardado' | 'pestanas' | 'candados';

const falladas = new Set<Facilidad>();
const oyentes = crearOyentes();

/** What needs it goes on with what stands in for it; said once, however often it is asked for. */
export function anotarFalla(cual: Facilidad, error: unknown): void {
  if (falladas.has(cual)) return;
  falladas.add(cual);
  console.warn(`equipo: ${cual}`, error);
  oyentes.decir();
}

/** It answered after all. */
export function anotarSana(cual: Facilidad): void {
  if (!falladas.delete(cual)) return;
  oyentes.decir();
}

/** Whether this browser was asked for it in vain. */
export const useFalla = (cual: Facilidad): boolean =>
  useSyncExternalStore(oyentes.oir, () => falladas.has(cual));
