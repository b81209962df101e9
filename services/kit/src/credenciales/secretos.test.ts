import { randomBytes } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { abrirSecreto, cerrarSecreto, estaCerrado, usarClaveDeSecretos } from './secretos';

const SECRETO = 'JBSWY3DPEHPK3PXP';

/** A database that is never asked. */
function conClave(clave?: Buffer) {
  const db = { pool: new pg.Pool() };
  if (clave) usarClaveDeSecretos(db, clave);
  return db;
}

describe('the secrets of second factors', () => {
  const db = conClave(randomBytes(32));
  const cerrado = cerrarSecreto(db, 'ana', SECRETO);

  it('are closed, never twice the same, and open for whose they are', () => {
    expect(estaCerrado(cerrado)).toBe(true);
    expect(cerrado).not.toContain(SECRETO);
    expect(cerrarSecreto(db, 'ana', SECRETO)).not.toBe(cerrado);
    expect(abrirSecreto(db, 'ana', cerrado)).toBe(SECRETO);
  });

  it('do not open for another account, nor with another key', () => {
    expect(() => abrirSecreto(db, 'otto', cerrado)).toThrow();
    expect(() => abrirSecreto(conClave(randomBytes(32)), 'ana', cerrado)).toThrow();
  });

  it('of before are read in clear', () => {
    expect(abrirSecreto(conClave(), 'ana', SECRETO)).toBe(SECRETO);
  });

  it('are neither closed nor opened without a key', () => {
    expect(() => cerrarSecreto(conClave(), 'ana', SECRETO)).toThrow('IDENTIDAD_CLAVE');
    expect(() => abrirSecreto(conClave(), 'ana', cerrado)).toThrow('IDENTIDAD_CLAVE');
  });
});
