const oyentes = new Set<() => void>();

/** Says that the server refused a call since its area is off for the company. */
export const anotarAreaNegada = (): void => oyentes.forEach((oyente) => oyente());

/** Tells of every such refusal: what this page knows of the areas is old. Answers how to stop listening. */
export function onAreaNegada(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}
