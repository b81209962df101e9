import type { FastifyRequest } from 'fastify';

import type { Db } from '@comanda/kit/db';
import { callerDeRefresco, COOKIE_REFRESCO } from '@comanda/kit/sesiones';
import type { Caller } from '@comanda/kit/tenant';

/** Who holds the session of the cookie; null for nobody. Reading it does not rotate it. */
export async function visitante(
  db: Pick<Db, 'pool' | 'prepared'>,
  { cookies }: FastifyRequest,
): Promise<Caller | null> {
  const token = cookies[COOKIE_REFRESCO];
  return token ? callerDeRefresco(db, token) : null;
}
