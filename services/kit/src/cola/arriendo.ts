import { randomUUID } from 'node:crypto';

/** A row that somebody holds: nobody else works on it until the lease ends. `intentos` counts this one. */
export type Arrendada = { arriendo: string; intentos: number };

/** Longer than a slow mail server may take. */
export const ARRIENDO_DE_CORREO_S = 120;

/** What a row without a holder says. */
export const LIBRE = { arriendo: null, arrendado_hasta: null };

/** What a row says of a lease that begins now. */
export function arriendoDesde(
  ahora: Date,
  segundos: number,
): { arriendo: string; arrendado_hasta: Date } {
  return {
    arriendo: randomUUID(),
    arrendado_hasta: new Date(ahora.getTime() + segundos * 1_000),
  };
}
