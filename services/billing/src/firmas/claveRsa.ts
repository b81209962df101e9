import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/**
 * A new RSA key. Read back from its bytes: in Node 20 a key shares a lock with the job that made it, and hangs the process
 * for ever where that is collected while the key is being exported.
 */
export function crearClaveRsa(modulusLength: number): KeyObject {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' });
}
