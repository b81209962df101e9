import { describe, expect, it } from '@jest/globals';

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
});
