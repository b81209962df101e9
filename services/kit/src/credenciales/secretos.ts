import { cifrar, descifrar } from '../cifrado/cifrado';

import type { Db } from '../base/db';

type Base = Pick<Db, 'pool'>;

/** What a secret begins with that was closed: no base32 has a colon. */
const CERRADO = 'cifrado:';

const porPool = new WeakMap<object, Buffer>();

/** The key of the installation (IDENTIDAD_CLAVE) that the secrets in this database are closed with. */
export function usarClaveDeSecretos({ pool }: Base, clave: Buffer): void {
  porPool.set(pool, clave);
}

function claveDe({ pool }: Base): Buffer {
  const clave = porPool.get(pool);
  if (!clave) throw new Error('secretos: no key was given for this database (IDENTIDAD_CLAVE)');
  return clave;
}

export const estaCerrado = (guardado: string): boolean => guardado.startsWith(CERRADO);

/** Of whom it is goes into it, so that a row that is copied to another account does not open. */
const contextoDe = (usuario: string) => `segundo factor de ${usuario}`;

/** A secret as it is kept. */
export const cerrarSecreto = (db: Base, usuario: string, secreto: string): string =>
  CERRADO + cifrar(Buffer.from(secreto), claveDe(db), contextoDe(usuario)).toString('base64');

/** A secret as it is used. One of before is in clear, until identidad has closed it. */
export function abrirSecreto(db: Base, usuario: string, guardado: string): string {
  if (!estaCerrado(guardado)) return guardado;
  const cifrado = Buffer.from(guardado.slice(CERRADO.length), 'base64');
  return descifrar(cifrado, claveDe(db), contextoDe(usuario)).toString();
}
