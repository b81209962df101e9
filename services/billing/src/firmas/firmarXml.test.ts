import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { facturaXml } from '../domain/factura';
import { validarFactura } from '../domain/validarFactura';
import { compartido, hayCompartido, siHay } from '../testing/compartido';
import { faltasXsd } from '../testing/validarXsd';
import { makeClave, makeEmisor, RUC, ventaArbitraria } from '../testing/ventas';

import { firmarXml } from './firmarXml';
import { generarCertificadoDePrueba } from './generarCertificadoDePrueba';
import { leerP12 } from './leerP12';
import { verificarFirma } from './verificarFirma';

const ahora = new Date('2026-11-20T18:00:00Z');
const { p12, clave } = generarCertificadoDePrueba({ ruc: RUC, nombre: 'PEÑA & HIJOS', ahora });
const certificado = leerP12(p12, clave, ahora);

const firmados = fc.sample(ventaArbitraria, { numRuns: 60, seed: 20261120 }).map((venta, i) => {
  const revision = validarFactura({
    claveAcceso: makeClave(i + 1),
    emisor: makeEmisor(),
    venta,
    rucProveedor: RUC,
  });
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return firmarXml(facturaXml(revision.factura), certificado, ahora);
});

describe('firmarXml', () => {
  it('makes a signature that its own check accepts', () => {
    expect(firmados.filter((xml) => !verificarFirma(xml, certificado))).toEqual([]);
  });

  it('signs at the time of Ecuador, and names the issuer as X500Principal does', () => {
    expect(firmados[0]).toContain('<etsi:SigningTime>2026-11-20T13:00:00-05:00</etsi:SigningTime>');
    expect(firmados[0]).toContain(
      '<ds:X509IssuerName>CN=AUTORIDAD DE PRUEBA\\, SIN VALIDEZ,' +
        '2.5.4.97=#0c1356415445432d30303030303030303030303031,O=COMANDA PRUEBAS,C=EC</ds:X509IssuerName>',
    );
  });

  it.each([
    ['the document', '<moneda>DOLAR', '<moneda>EUROS'],
    ['the signed time', 'T13:00:00', 'T13:00:01'],
    ['the certificate', '<ds:Exponent>AQAB', '<ds:Exponent>AQAC'],
  ])('does not hold when %s changes', (_que, antes, despues) => {
    const xml = firmados[0] ?? '';
    expect(xml).toContain(antes);
    expect(verificarFirma(xml.replace(antes, despues), certificado)).toBe(false);
  });

  it('does not hold for another certificate', () => {
    const otro = generarCertificadoDePrueba({ ruc: RUC, nombre: 'OTRO', ahora });
    expect(verificarFirma(firmados[0] ?? '', leerP12(otro.p12, otro.clave, ahora))).toBe(false);
  });
});

const xmlsec = siHay('xmlsec1', spawnSync('xmlsec1', ['--version']).status === 0);
(xmlsec.esta ? describe : describe.skip)(xmlsec.titulo('xmlsec1'), () => {
  let carpeta = '';
  beforeAll(() => {
    carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-firmas-'));
  });
  afterAll(() => {
    rmSync(carpeta, { recursive: true });
  });

  const verificar = (xml: string) => {
    const archivo = path.join(carpeta, 'factura.xml');
    writeFileSync(archivo, xml);
    const ids = ['factura', 'SignedProperties', 'KeyInfo'].flatMap((nombre) => [
      nombre === 'factura' ? '--id-attr:id' : '--id-attr:Id',
      nombre,
    ]);
    return execFileSync('xmlsec1', ['--verify', '--insecure', ...ids, archivo], { stdio: 'pipe' });
  };

  it('verifies every document, whatever the text in it', () => {
    for (const xml of firmados) expect(() => verificar(xml)).not.toThrow();
  });

  it('refuses one with a changed byte', () => {
    expect(() =>
      verificar((firmados[0] ?? '').replace('<moneda>DOLAR', '<moneda>DOLAS')),
    ).toThrow();
  });
});

const xsd = hayCompartido('sri', 'xsd', 'factura_V1.1.0.signed.xsd');
(xsd.esta ? describe : describe.skip)(xsd.titulo("the authority's schema"), () => {
  const esquema = compartido('sri', 'xsd', 'factura_V1.1.0.signed.xsd');

  it('accepts every signed document', () => {
    expect(faltasXsd(esquema, firmados).filter((falta) => falta !== null)).toEqual([]);
  });

  it('refuses one whose elements change places', () => {
    const cambiado = (firmados[0] ?? '').replace(
      /(<estab>\d+<\/estab>)(<ptoEmi>\d+<\/ptoEmi>)/,
      '$2$1',
    );
    expect(faltasXsd(esquema, [cambiado])[0]).toContain('ptoEmi');
  });
});
