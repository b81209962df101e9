// @ts-nocheck
const oyentes = new Set<() => void>();

/** Says that a call of this page has changed something at the server. */
export const anotarCambio = (): void => oyentes.forEach((oyente) => oyente());

/** Tells of every such change, for what follows from them a moment later. Answers how to stop listening. */
export function onCambio(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}
