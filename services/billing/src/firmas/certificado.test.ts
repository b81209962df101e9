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

describe('estaVigente', () => {
  it('is from the first moment to the last', () => {
    const { validoDesde, validoHasta } = certificado;
    const en = (fecha: Date, ms: number) =>
      estaVigente(certificado, new Date(fecha.getTime() + ms));
    expect([en(validoDesde, -1), en(validoDesde, 0)]).toEqual([false, true]);
    expect([en(validoHasta, 0), en(validoHasta, 1)]).toEqual([true, false]);
  });
});
