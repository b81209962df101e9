import type { Call } from '../contracts/defineCall';
import { crearOyentes } from '../domain/oyentes/oyentes';

/** A reply that a build could not read: of which call, where in it, and by whose code. Never what it held. */
export type RespuestaQueNoCabe = {
  call: Pick<Call, 'method' | 'path' | 'reply'>;
  /** A name in it may be data: it is told as contracts/campoQueNoCupo says it. */
  camino: readonly PropertyKey[];
  /** Its stack is from where the call was made an endpoint: it names the files of the build that reads it. */
  de: Error;
};

const noCupo = crearOyentes<[respuesta: RespuestaQueNoCabe]>();

/** Tells of every reply that does not fit. Answers how to stop listening. */
export function onRespuestaQueNoCabe(oyente: (respuesta: RespuestaQueNoCabe) => void): () => void {
  return noCupo.oir(oyente);
}

export const anunciarNoCupo = noCupo.decir;
