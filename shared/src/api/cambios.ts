import { crearOyentes } from '../domain/oyentes/oyentes';

const cambios = crearOyentes();

/** Says that a call of this page has changed something at the server. */
export const anotarCambio = cambios.decir;

/** Tells of every such change, for what follows from them a moment later. Answers how to stop listening. */
export function onCambio(oyente: () => void): () => void {
  return cambios.oir(oyente);
}
