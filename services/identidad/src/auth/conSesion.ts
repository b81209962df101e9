import { createHmac } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '@comanda/kit/base/db';
import { ponerCookie } from '@comanda/kit/acceso/cookies';
import { COOKIE_REFRESCO, sesionesDe } from '@comanda/kit/acceso/sesiones';
import { usuarioSesion } from '@comanda/kit/acceso/usuarioSesion';
import { DIAS_DE_REFRESCO, type SesionAbierta } from '@comanda/shared/contracts/auth/auth';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Origen } from './desdeDonde';
import { primeraDe } from './primeraDe';
import { VIDA_DE_ACCESO, type Renovacion } from './sesionesRepository';
import { usuariosRepository, type Cuenta } from '@comanda/kit/credenciales/usuariosRepository';

/**
 * With which an account's browsers seal what they keep of what it read. Nothing is stored for it and no secret is set up: it comes
 * of the hash of the password, whose salt only the servers have; it tells nothing of either, and a new password is a new key.
 */
const llaveDeLecturas = ({ id, clave_hash }: Pick<Cuenta, 'id' | 'clave_hash'>): string =>
  createHmac('sha256', clave_hash).update(`lecturas ${id}`).digest('base64');

/**
 * What whoever holds a new session is answered; its cookie goes with it. One that renews a session (`poner`: renovarCookie) keeps
 * the name that the session's cookie had.
 */
export async function conSesion(
  db: Db,
  reply: FastifyReply,
  { acceso, refresco }: Renovacion,
  poner = ponerCookie,
): Promise<SesionAbierta> {
  if (refresco !== null) poner(reply, COOKIE_REFRESCO, { valor: refresco, dias: DIAS_DE_REFRESCO });
  const caller = await sesionesDe(db).callerDe(acceso);
  const cuenta = caller && (await usuariosRepository(db).porEmail(caller.email));
  if (!cuenta) throw new AppError('SESION_REQUERIDA');
  const llave = llaveDeLecturas(cuenta);
  const primera = await primeraDe(db, caller);
  return { ...usuarioSesion(caller), ...primera, token: acceso, vence: VIDA_DE_ACCESO, llave };
}

export const origenDe = ({ ip, headers }: FastifyRequest): Origen => ({
  direccion: ip,
  agente: headers['user-agent'] ?? '',
});
