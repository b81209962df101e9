import { peticionEnCurso } from '../http/peticionEnCurso';

import type pg from 'pg';

/** What a call without an own patience has: less than a till waits for it (shared/api), so that it is told. */
const DE_LLAMADA_MS = 10_000;
/** Work that nobody waits for has this long: a report by mail, the totals of a day. */
const DE_NADIE_MS = 300_000;

let veces = 1;

/** Of a test process: its machine may be as busy as it likes, and what it proves is not how fast it is. */
export function alargarPaciencia(cuanto: number): void {
  veces = cuanto;
}

/** How long a question of now may take: after that the caller is gone. */
export function pacienciaMs(): number {
  const { method, routeOptions } = peticionEnCurso() ?? {};
  if (method === undefined) return DE_NADIE_MS; // not a request's work, or what one left to be done later
  return (routeOptions?.config?.call?.espera ?? DE_LLAMADA_MS) * veces;
}

/**
 * Gives up each statement in its time, and its connection with it: a server whose network was cut says nothing for a
 * quarter of an hour, and the statement behind would wait as long. pg reads `query_timeout` of the connection with each.
 */
export function conPaciencia(pool: pg.Pool, paciencia: () => number): void {
  pool.on('connect', (client) => {
    const { connectionParameters } = client as unknown as { connectionParameters: object }; // not in its types
    Object.defineProperty(connectionParameters, 'query_timeout', { get: paciencia });
  });
}
