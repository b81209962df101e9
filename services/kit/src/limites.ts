/** What a connection may cost before it has asked for anything that counts. */
export type Limites = {
  /** To say the headers of a request, also the first of a connection. */
  cabecerasMs: number;
  /** To say all of it: a megabyte from a phone with little signal fits. */
  peticionMs: number;
  /** How often the two are looked at. */
  revisionMs: number;
  /** At once; one more is closed as it comes. */
  conexiones: number;
};

export const LIMITES: Limites = {
  cabecerasMs: 10_000,
  peticionMs: 60_000,
  revisionMs: 2_000,
  conexiones: 2_000,
};

/** Of the name of a field in a refusal: it may be the caller's own, and of any length. */
export const LARGO_DE_CAMPO = 60;

/** More than any name, id or search in an address; bodies have the limits of their contracts. */
export const LARGO_DE_PARAMETRO = 500;
