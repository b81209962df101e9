import { z } from 'zod';

import type { Llave } from './abrirP12';

const guardada = z.object({ der: z.base64(), pkcs8: z.base64() });

/** A key and its certificate as one secret, to be encrypted. */
export function escribirLlave({ der, pkcs8 }: Llave): Buffer {
  const enBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return Buffer.from(JSON.stringify({ der: enBase64(der), pkcs8: enBase64(pkcs8) }));
}

export function leerLlave(secreto: Buffer): Llave {
  const { der, pkcs8 } = guardada.parse(JSON.parse(secreto.toString('utf8')));
  return { der: Buffer.from(der, 'base64'), pkcs8: Buffer.from(pkcs8, 'base64') };
}
