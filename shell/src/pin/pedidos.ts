const oyentes = new Set<() => void>();

/** Somebody else takes the till: asked for by a menu, or by a key. */
export const pedirCambio = (): void => oyentes.forEach((oyente) => oyente());

/** Answers how to stop listening. */
export function onCambioPedido(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}
