import { randomBytes } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { cifrar, descifrar, leerClaveMaestra } from './cifrado';

const clave = randomBytes(32);
const secreto = Buffer.from('la clave del certificado');

describe('cifrado', () => {
  it('opens what it closed, and never writes it twice the same', () => {
    const uno = cifrar(secreto, clave, '1/clave');
    expect(descifrar(uno, clave, '1/clave')).toEqual(secreto);
    expect(cifrar(secreto, clave, '1/clave')).not.toEqual(uno);
    expect(uno.includes(secreto)).toBe(false);
  });

  it('does not open with another key, for another company, or with a changed byte', () => {
    const cerrado = cifrar(secreto, clave, '1/clave');
    const tocado = Buffer.from(cerrado);
    tocado[20] = (tocado[20] ?? 0) ^ 1;
    expect(() => descifrar(cerrado, randomBytes(32), '1/clave')).toThrow();
    expect(() => descifrar(cerrado, clave, '2/clave')).toThrow();
    expect(() => descifrar(tocado, clave, '1/clave')).toThrow();
  });

  it('takes 32 bytes for a master key and nothing else', () => {
    expect(leerClaveMaestra(clave.toString('base64'))).toEqual(clave);
    expect(() => leerClaveMaestra('corta')).toThrow('FACTURACION_CLAVE');
  });
});
