import { createHash, X509Certificate } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { RUC } from '../testing/ventas';

import { crearCertificado, estaVigente } from './certificado';
import { generarCertificadoDePrueba } from './generarCertificadoDePrueba';
import { leerP12 } from './leerP12';

const ahora = new Date('2026-11-20T18:00:00Z');
const OTRO = '1790012345001';
const SERIE = `EC-${OTRO}-Q`;
const leer = (rucEn?: string) => {
  const opciones = { ruc: RUC, nombre: 'ANA', ahora, dias: 30, serie: SERIE };
  const { p12, clave } = generarCertificadoDePrueba({ ...opciones, ...(rucEn && { rucEn }) });
  return leerP12(p12, clave, ahora);
};
const certificado = leer();

const hex = (texto: string) => Buffer.from(texto, 'latin1').toString('hex');
/** The same certificate with some of its bytes changed: what it says is read, whoever signed it. */
function rucCon(antes: string, despues: string): string | null {
  const der = Buffer.from(certificado.derBase64, 'base64').toString('hex');
  expect(der).toContain(antes);
  expect(despues).toHaveLength(antes.length);
  return crearCertificado(Buffer.from(der.replace(antes, despues), 'hex'), certificado.clave)
    .rucTitular;
}
/** 1.3.6.1.4.1.37947.3.11, where it is an authority's that writes the RUC. */
const OID = '2b0601040182a83b030b';
const OTRO_OID = '2b0601040182a83b030a';

describe('the RUC of the holder of a certificate', () => {
  it('is that of the extension, whatever the name of its holder says', () => {
    expect(certificado.rucTitular).toBe(RUC);
    expect(rucCon(hex(SERIE), hex('A'.repeat(SERIE.length)))).toBe(RUC);
    expect(leer('1.3.6.1.4.1.47286.102.3.11').rucTitular).toBe(RUC);
  });

  it('is nobody’s where the extension is there and has none', () => {
    expect(rucCon(hex(RUC), hex('A'.repeat(RUC.length)))).toBeNull();
  });

  it.each([
    ['3.10', OTRO_OID],
    ['3.111', '2b0601040182a83b036f'],
    ['13.11', '2b0601040182a83b0d0b'],
    ['315.3.11.1', '2b06010401823b030b01'],
    ['another arc', '2b0601040282a83b030b'],
    ['another root', '530601040182a83b030b'],
    ['2.1.3.6.1.4.1.59.59.3.11', '510306010401' + '3b3b' + '030b'],
  ])('is not that of an extension that ends in %s', (_, oid) => {
    expect(rucCon(OID, oid)).toBe(OTRO);
  });

  it('is not that of an extension that is of no authority', () => {
    expect(leer('1.3.6.1.4.1.3.11').rucTitular).toBe(OTRO);
  });

  it.each([
    [`EC-${OTRO}-Q`, OTRO],
    [`ECU${OTRO} Q`, OTRO],
    ['EC-1790012345002-Q', null],
    ['EC-17900123450011Q', null],
    ['EC21790012345001-Q', null],
    ['EC-1790012345    Q', null],
  ])('of a name whose serial number is %s is %s', (serie, ruc) => {
    const der = Buffer.from(certificado.derBase64, 'base64').toString('hex');
    const cambiado = der.replace(OID, OTRO_OID).replace(hex(SERIE), hex(serie));
    expect(crearCertificado(Buffer.from(cambiado, 'hex'), certificado.clave).rucTitular).toBe(ruc);
  });
});

/** Of an elliptic curve, made for this test. */
const DE_CURVA = [
  'MIIBbzCCARWgAwIBAgIUd538rA3q2Em8bJACep25vbrnNG0wCgYIKoZIzj0EAwIwDTELMAkGA1UEAwwCRUMwHhcN',
  'MjYxMTI1MjIyOTEyWhcNMzYxMTIyMjIyOTEyWjANMQswCQYDVQQDDAJFQzBZMBMGByqGSM49AgEGCCqGSM49AwEH',
  'A0IABMOIu43PLjuVXhreSBC4pmpts56suoR1nfTVws7vNre0LInqvz8wsMwliE6A4utaDjfMCLvx7ctKeyuHvHjt',
  'HgSjUzBRMB0GA1UdDgQWBBRklYVNmXGxHTobt9XglH8YyfLRUDAfBgNVHSMEGDAWgBRklYVNmXGxHTobt9XglH8Y',
  'yfLRUDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCID8bTjxOuKI5HCISVf9eR6vx7eScYgNyCI7b',
  'WMYD7TvyAiEAkNPZ4s8tBForpNtxmSjTgD0hmDDaG9C98WbbaEqUT78=',
].join('');

describe('what a signature says of its certificate', () => {
  it('is what stands in it', () => {
    const der = Buffer.from(certificado.derBase64, 'base64');
    const x509 = new X509Certificate(der);
    const { n = '', e = '' } = x509.publicKey.export({ format: 'jwk' });
    expect(certificado).toMatchObject({
      huella: createHash('sha256').update(der).digest('hex'),
      serie: String(BigInt(`0x${x509.serialNumber}`)),
      emisor: expect.stringMatching(/^CN=AUTORIDAD DE PRUEBA\\, SIN VALIDEZ,.*,C=EC$/),
      titular: expect.stringMatching(/^CN=ANA,2\.5\.4\.5=#[0-9a-f]+,O=COMANDA PRUEBAS,C=EC$/),
      validoDesde: new Date(x509.validFrom),
      validoHasta: new Date(x509.validTo),
    });
    const enBase64Url = (texto: string) => Buffer.from(texto, 'base64').toString('base64url');
    expect(enBase64Url(certificado.moduloBase64)).toBe(n);
    expect(certificado.moduloBase64).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    expect(enBase64Url(certificado.exponenteBase64)).toBe(e);
    expect(certificado.exponenteBase64).toBe('AQAB');
  });

  it('is nothing where its key is not RSA', () => {
    const { clave } = certificado;
    expect(() => crearCertificado(Buffer.from(DE_CURVA, 'base64'), clave)).toThrow(
      'crearCertificado: only RSA certificates sign invoices',
    );
  });
});

describe('estaVigente', () => {
  it('is from the first moment to the last', () => {
    const { validoDesde, validoHasta } = certificado;
    const en = (fecha: Date, ms: number) =>
      estaVigente(certificado, new Date(fecha.getTime() + ms));
    expect([en(validoDesde, -1), en(validoDesde, 0)]).toEqual([false, true]);
    expect([en(validoHasta, 0), en(validoHasta, 1)]).toEqual([true, false]);
  });
});
