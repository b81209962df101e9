import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITMO = 'aes-256-gcm';
const IV = 12;
const ETIQUETA = 16;

/** A key of the environment, by its name: 32 bytes in base64. */
export function leerClaveMaestra(base64: string, nombre = 'FACTURACION_CLAVE'): Buffer {
  const clave = Buffer.from(base64, 'base64');
  if (clave.length !== 32)
    throw new Error(`${nombre} must be 32 bytes in base64, got ${clave.length}`);
  return clave;
}

/** `contexto` (whose it is, what it is) is authenticated: a row copied to another company does not open. */
export function cifrar(datos: Buffer, clave: Buffer, contexto: string): Buffer {
  const iv = randomBytes(IV);
  const cifrador = createCipheriv(ALGORITMO, clave, iv).setAAD(Buffer.from(contexto));
  const cuerpo = Buffer.concat([cifrador.update(datos), cifrador.final()]);
  return Buffer.concat([iv, cifrador.getAuthTag(), cuerpo]);
}

export function descifrar(cifrado: Buffer, clave: Buffer, contexto: string): Buffer {
  const iv = cifrado.subarray(0, IV);
  const descifrador = createDecipheriv(ALGORITMO, clave, iv)
    .setAAD(Buffer.from(contexto))
    .setAuthTag(cifrado.subarray(IV, IV + ETIQUETA));
  return Buffer.concat([descifrador.update(cifrado.subarray(IV + ETIQUETA)), descifrador.final()]);
}
