import { createHmac } from 'node:crypto';

import type { Cuenta } from './usuariosRepository';

/**
 * With which an account's browsers seal what they keep of what it read. Nothing is stored for it and no secret is set up: it comes
 * of the hash of the password, whose salt only the servers have; it tells nothing of either, and a new password is a new key.
 */
export const llaveDeLecturas = ({ id, clave_hash }: Pick<Cuenta, 'id' | 'clave_hash'>): string =>
  createHmac('sha256', clave_hash).update(`lecturas ${id}`).digest('base64');
