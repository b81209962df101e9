import { sign, verify } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { juntar } from '../testing/p12';
import { RUC } from '../testing/ventas';

import { generarCertificadoDePrueba } from './generarCertificadoDePrueba';
import { leerP12, P12Error } from './leerP12';

const ahora = new Date('2026-11-20T18:00:00Z');
const { p12, clave } = generarCertificadoDePrueba({
  ruc: RUC,
  nombre: 'ANA PEÑA',
  ahora,
  dias: 30,
});

const motivoDe = (leer: () => unknown) => {
  try {
    leer();
  } catch (error) {
    if (error instanceof P12Error) return error.motivo;
    throw error;
  }
  return null;
};

describe('leerP12', () => {
  it('takes the signing certificate of a file that has the CA first and no key ids', () => {
    const certificado = leerP12(p12, clave, ahora);

    expect(certificado.titular).toContain('CN=ANA PEÑA');
    expect(certificado.rucTitular).toBe(RUC);
    expect(BigInt(certificado.serie)).toBeGreaterThan(2n ** 53n);
  });

  it.each([
    ['an extension of another authority', '1.3.6.1.4.1.47286.102.3.11'],
    ['the name of its holder', null],
  ])('reads the RUC from %s', (_, rucEn) => {
    const otro = generarCertificadoDePrueba({ ruc: RUC, nombre: 'ANA', ahora, rucEn });
    expect(leerP12(otro.p12, otro.clave, ahora).rucTitular).toBe(RUC);
  });

  it.each([
    ['a wrong password', 'CLAVE_INCORRECTA', () => leerP12(p12, 'otra', ahora)],
    [
      'a file that is not a P12',
      'CLAVE_INCORRECTA',
      () => leerP12(Buffer.from('hola'), clave, ahora),
    ],
  ])('refuses %s', (_caso, motivo, leer) => {
    expect(motivoDe(leer)).toBe(motivo);
  });

  describe('of a file with several keys', () => {
    const OTRO = '1790011674001';
    const de = (nombre: string, over: object = {}) =>
      generarCertificadoDePrueba({ ruc: RUC, nombre, ahora, ...over }).p12;
    const cifra = de('CIFRA', { uso: 'cifrado' });
    const vencido = de('VENCIDO', { ahora: new Date('2024-01-01'), dias: 365 });
    const largo = de('LARGO', { ruc: OTRO, dias: 900 });
    const corta = de('CORTA', { bits: 1024, dias: 900 });
    const elegido = (uno: Buffer, otro: Buffer, ruc?: string) =>
      [juntar(uno, otro), juntar(otro, uno)].map(
        (archivo) => /CN=([^,]*)/.exec(leerP12(archivo, clave, ahora, ruc).titular)?.[1],
      );

    it('takes the one that signs, whichever comes first', () => {
      expect(elegido(p12, cifra)).toEqual(['ANA PEÑA', 'ANA PEÑA']);
      expect(motivoDe(() => leerP12(cifra, clave, ahora))).toBe('SIN_CERTIFICADO_DE_FIRMA');
    });

    it('takes the one that is valid now before the one of the company', () => {
      expect(elegido(vencido, largo, RUC)).toEqual(['LARGO', 'LARGO']);
      expect(elegido(vencido, cifra)).toEqual(['VENCIDO', 'VENCIDO']);
    });

    it('takes the one of the company before the one that is valid longest', () => {
      expect(elegido(p12, largo, RUC)).toEqual(['ANA PEÑA', 'ANA PEÑA']);
      expect(elegido(p12, largo, OTRO)).toEqual(['LARGO', 'LARGO']);
      expect(elegido(p12, largo)).toEqual(['LARGO', 'LARGO']);
    });

    it('takes none whose key is under 2048 bits, and says so where there is no other', () => {
      expect(elegido(p12, corta)).toEqual(['ANA PEÑA', 'ANA PEÑA']);
      expect(motivoDe(() => leerP12(corta, clave, ahora))).toBe('LLAVE_CORTA');
    });

    it('takes the key that is the certificate’s', () => {
      const { clave: llave, publica } = leerP12(juntar(p12, largo), clave, ahora, RUC);
      const datos = Buffer.from('una factura');
      expect(verify('sha256', datos, publica, sign('sha256', datos, llave))).toBe(true);
    });
  });

  it('says why it refuses, by name', () => {
    expect(() => leerP12(p12, 'otra', ahora)).toThrow('P12: CLAVE_INCORRECTA');
    expect(new P12Error('CADUCADO').name).toBe('P12Error');
  });
});
