import { createHash, createPublicKey } from 'node:crypto';

import type { LlavePublica } from '@comanda/shared/contracts/admin/dispositivos';
import { AppError } from '@comanda/shared/errors/AppError';

/** The name of a key: its thumbprint, of its fields in the order that RFC 7638 gives them. Refused where it is no point of the curve. */
export function huellaDeLlave({ crv, kty, x, y }: LlavePublica): string {
  const jwk = { crv, kty, x, y };
  try {
    createPublicKey({ key: jwk, format: 'jwk' });
  } catch (error) {
    throw new AppError('LLAVE_INVALIDA', { porque: String(error) });
  }
  return createHash('sha256').update(JSON.stringify(jwk)).digest('base64url');
}
