import { cifrar, descifrar } from '../cifrado/cifrado';

import type { Db } from '../base/db';

type Base = Pick<Db, 'pool'>;

/** What a secret begins with that was closed: neither base32 nor base64 has a colon. */
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

/** A text as it is kept. `contexto` (whose it is, what it is) goes into it, so that a row that is copied elsewhere does not open. */
export const cerrarTexto = (db: Base, contexto: string, texto: string): string =>
  CERRADO + cifrar(Buffer.from(texto), claveDe(db), contexto).toString('base64');

/** A text as it is used. One of before is in clear, until whose it is has closed it. */
export function abrirTexto(db: Base, contexto: string, guardado: string): string {
  if (!estaCerrado(guardado)) return guardado;
  const cifrado = Buffer.from(guardado.slice(CERRADO.length), 'base64');
  return descifrar(cifrado, claveDe(db), contexto).toString();
}

const contextoDe = (usuario: string) => `segundo factor de ${usuario}`;

/** The secret of a second factor. */
export const cerrarSecreto = (db: Base, usuario: string, secreto: string): string =>
  cerrarTexto(db, contextoDe(usuario), secreto);

export const abrirSecreto = (db: Base, usuario: string, guardado: string): string =>
  abrirTexto(db, contextoDe(usuario), guardado);
