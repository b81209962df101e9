import type { FastifyRequest } from 'fastify';

import { esBaseCaida, type Db } from '@comanda/kit/base/db';
import { leerCookie } from '@comanda/kit/acceso/cookies';
import { callerDeRefresco, COOKIE_REFRESCO, sesionesDe } from '@comanda/kit/acceso/sesiones';
import type { Caller } from '@comanda/kit/acceso/tenant';
import { AppError } from '@comanda/shared/errors/AppError';

import { aTiempo, Tarde } from '@comanda/kit/proceso/aTiempo';

const ESPERA_MS = 1_500;

/**
 * Who holds the session of the cookie; null for nobody. Reading it does not rotate it. While the database is away it is
 * who it was a moment ago; of a cookie nobody has seen, nothing can be said: BASE_NO_DISPONIBLE.
 */
export async function visitante(
  db: Pick<Db, 'pool' | 'prepared'>,
  request: Pick<FastifyRequest, 'cookies' | 'protocol' | 'log'>,
): Promise<Caller | null> {
  const token = leerCookie(request, COOKIE_REFRESCO);
  if (!token) return null;
  try {
    return await aTiempo(callerDeRefresco(db, token), ESPERA_MS);
  } catch (error) {
    if (!(error instanceof Tarde) && !esBaseCaida(error)) throw error;
    const caller = sesionesDe(db).ultimaVista(token);
    if (!caller) throw new AppError('BASE_NO_DISPONIBLE', { motivo: String(error) });
    request.log.warn({ motivo: String(error) }, 'session not read: it is taken for what it was');
    return caller;
  }
}
