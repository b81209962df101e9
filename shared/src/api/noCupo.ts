import type { Call } from '../contracts/defineCall';

/** A reply that a build could not read: of which call, where in it, and by whose code. Never what it held. */
export type RespuestaQueNoCabe = {
  call: Pick<Call, 'method' | 'path' | 'reply'>;
  /** A name in it may be data: it is told as contracts/campoQueNoCupo says it. */
  camino: readonly PropertyKey[];
  /** Its stack is from where the call was made an endpoint: it names the files of the build that reads it. */
  de: Error;
};

const oyentes = new Set<(respuesta: RespuestaQueNoCabe) => void>();

/** Tells of every reply that does not fit. Answers how to stop listening. */
export function onRespuestaQueNoCabe(oyente: (respuesta: RespuestaQueNoCabe) => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}

export const anunciarNoCupo = (respuesta: RespuestaQueNoCabe): void =>
  oyentes.forEach((oyente) => oyente(respuesta));
