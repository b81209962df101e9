import type { ZodError, ZodType } from 'zod';

import type { Call } from '../contracts/defineCall';

import { camposDe } from './abierta';

/** A reply that a build could not read: of which call, at which field, and by whose code. Never what it held. */
export type RespuestaQueNoCabe = {
  /** 'GET /v1/cajas' */
  llamada: string;
  /** 'data[].total'; empty: all of it. */
  campo: string;
  /** The stack from where the call was made an endpoint: it names the files of the build that reads it. */
  pila: string;
};

const oyentes = new Set<(respuesta: RespuestaQueNoCabe) => void>();

/** Tells of every reply that does not fit. Answers how to stop listening. */
export function onRespuestaQueNoCabe(oyente: (respuesta: RespuestaQueNoCabe) => void): () => void {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
}

type NoCupo = { call: Call; error: ZodError; de: Error };

export function anunciarNoCupo({ call, error, de }: NoCupo): void {
  const { method, path, reply } = call;
  const [primero] = error.issues;
  const campo = enPalabras(primero?.path ?? [], reply);
  const respuesta = { llamada: `${method} ${path}`, campo, pila: de.stack ?? '' };
  oyentes.forEach((oyente) => oyente(respuesta));
}

/** Only names that the schema declares are said: under any other a record may keep somebody's name. */
function enPalabras(camino: readonly PropertyKey[], reply: ZodType): string {
  const declarados = camposDe(reply);
  return camino
    .map((paso) => {
      if (typeof paso === 'number') return '[]';
      return typeof paso === 'string' && declarados.has(paso) ? `.${paso}` : '.*';
    })
    .join('')
    .replace(/^\./, '');
}
