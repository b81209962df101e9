import { crearOyentes } from '../domain/oyentes/oyentes';

const negadas = crearOyentes();

/** Says that the server refused a call since its area is off for the company. */
export const anotarAreaNegada = negadas.decir;

/** Tells of every such refusal: what this page knows of the areas is old. Answers how to stop listening. */
export function onAreaNegada(oyente: () => void): () => void {
  return negadas.oir(oyente);
}
