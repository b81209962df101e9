/** The number that a secuencia ends in, which the sales are indexed by; no sale has what is none. */
export const secuencialDe = (secuencia: string): number =>
  Number(/^\d{3}-\d{3}-(\d{9})$/.exec(secuencia)?.[1] ?? 0);
