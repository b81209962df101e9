import type { FastifyRequest } from 'fastify';

import type { Aprobador } from '@comanda/shared/contracts/auth/aprobador';

import type { CredencialesDeAprobador } from './quienAprueba';

/** What was shown, with what its tries are counted by: who types a PIN, the address for a password. */
export function credencialesDe(
  { usuario, pin, email, password, codigo }: Aprobador,
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
): CredencialesDeAprobador {
  if (usuario !== undefined && pin !== undefined)
    return { usuario, pin, codigo, teclea: caller.id };
  if (email === undefined || password === undefined)
    throw new Error('credencialesDe: the contract let neither a PIN nor a password through');
  return { email, password, codigo, direccion: ip };
}
