import type { FastifyRequest } from 'fastify';

import { AppError } from '@comanda/shared/errors/AppError';

/**
 * Refuses what a page of somewhere else makes the browser ask with the cookie of this one. Browsers name the origin of every POST;
 * who names none is no browser, and has no cookie but its own. Cookies know no port, and some proxies leave it out of the host.
 */
export function exigirMismoOrigen({ headers, hostname }: FastifyRequest): void {
  const { origin } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).hostname !== hostname)
    throw new AppError('ORIGEN_AJENO', { origin, hostname });
}
