/** What a connection may cost before it has asked for anything that counts. */
export type Limites = {
  /** The time to say the headers of a request, also of the first of a connection. */
  cabecerasMs: number;
  /** The time to say all of it: a megabyte from a phone with little signal fits. */
  peticionMs: number;
  /** How often the two are looked at. */
  revisionMs: number;
  /** So many may be open at once in all; one more is closed as it comes. */
  conexiones: number;
  /** Of one address, or network of IPv6; behind a proxy, the calls that it has in hand for that address. */
  conexionesDeUna: number;
  /** Of all, for addresses where somebody has a session. */
  conexionesReservadas: number;
};

export const LIMITES: Limites = {
  cabecerasMs: 10_000,
  peticionMs: 60_000,
  revisionMs: 2_000,
  conexiones: 12_000,
  conexionesDeUna: 400,
  conexionesReservadas: 400,
};

/** The length to which a refusal shows the name of a field: the caller may have sent any name. */
export const LARGO_DE_CAMPO = 60;

/** More than any name, id or search in an address; bodies have the limits of their contracts. */
export const LARGO_DE_PARAMETRO = 500;
