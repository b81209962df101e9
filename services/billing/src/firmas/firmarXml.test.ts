import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { veces } from '@comanda/shared/testing/veces';

import { facturaXml } from '../domain/factura';
import { notaCreditoXml } from '../domain/notaCredito';
import { validarFactura } from '../domain/validarFactura';
import { validarNotaCredito } from '../domain/validarNotaCredito';
import type { RevisionDeDocumento } from '../domain/validarDocumento';
import { compartido, hayCompartido } from '../testing/compartido';
import { hayJdk, verificarConJdk } from '../testing/jdk';
import { faltasXsd } from '../testing/validarXsd';
import { makeClave, RUC } from '../testing/ventas';
import { emisorArbitrario, ventaArbitraria } from '../testing/ventasAlAzar';
import { hayXmlsec, verificarConXmlsec } from '../testing/xmlsec';

import { firmarXml } from './firmarXml';
import { generarCertificadoDePrueba } from './generarCertificadoDePrueba';
import { leerP12 } from './leerP12';
import { sinFirma, verificarFirma } from './verificarFirma';

const ahora = new Date('2026-11-20T18:00:00Z');
const { p12, clave } = generarCertificadoDePrueba({ ruc: RUC, nombre: 'PEÑA & HIJOS', ahora });
const certificado = leerP12(p12, clave, ahora);

const muestras = fc.sample(fc.tuple(ventaArbitraria, emisorArbitrario), {
  numRuns: veces(500, 100),
  seed: 20261120,
});
const firmar = (xml: string) => firmarXml(xml, certificado, { ahora });
const exigir = <Doc>(revision: RevisionDeDocumento<Doc>): Doc => {
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return revision.documento;
};
const firmados = muestras.map(([venta, emisor], i) =>
  firmar(
    facturaXml(
      exigir(validarFactura({ claveAcceso: makeClave(i + 1), emisor, venta, rucProveedor: RUC })),
    ),
  ),
);
const notas = muestras.slice(0, veces(100)).map(([venta, emisor], i) =>
  firmar(
    notaCreditoXml(
      exigir(
        validarNotaCredito({
          claveAcceso: makeClave(i + 1, { codDoc: '04' }),
          emisor,
          venta,
          rucProveedor: RUC,
          motivo: venta.comprador.razon_social,
          modificado: { numero: '001-001-000000001', fecha: '2026-11-19' },
        }),
      ),
    ),
  ),
);

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

  it('digests with SHA-256 where that is set, and its own check reads which', () => {
    const xml = firmarXml(sinFirma(firmados[0] ?? ''), certificado, { ahora, resumen: 'sha256' });
    expect(xml.match(/Algorithm="[^"]*sha1[^"]*"/g)).toBeNull();
    expect(xml).toContain('Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"');
    expect(verificarFirma(xml, certificado)).toBe(true);
    if (hayXmlsec.esta)
      expect(verificarConXmlsec('factura', [xml])).toEqual({ status: 0, buenos: 1 });
  });

  it('does not hold for another certificate', () => {
    const otro = generarCertificadoDePrueba({ ruc: RUC, nombre: 'OTRO', ahora });
    expect(verificarFirma(firmados[0] ?? '', leerP12(otro.p12, otro.clave, ahora))).toBe(false);
  });
});

(hayXmlsec.esta ? describe : describe.skip)(hayXmlsec.titulo('xmlsec1'), () => {
  it('verifies every invoice and credit note, whatever the text in them', () => {
    const todos = ({ length }: string[]) => ({ status: 0, buenos: length });
    expect(verificarConXmlsec('factura', firmados)).toEqual(todos(firmados));
    expect(verificarConXmlsec('notaCredito', notas)).toEqual(todos(notas));
  });

  it('refuses one with a changed byte', () => {
    const tocado = (firmados[0] ?? '').replace('<moneda>DOLAR', '<moneda>DOLAS');
    expect(verificarConXmlsec('factura', [tocado])).toMatchObject({ buenos: 0 });
  });
});

(hayJdk.esta ? describe : describe.skip)(hayJdk.titulo("the JDK's validator"), () => {
  it('verifies the same documents, and none with a changed byte', () => {
    expect(verificarConJdk([...firmados, ...notas])).toBe(firmados.length + notas.length);
    const tocado = (firmados[0] ?? '').replace('<moneda>DOLAR', '<moneda>DOLAS');
    expect(verificarConJdk([tocado])).toBe(0);
  });
});

const xsd = hayCompartido('sri', 'xsd', 'factura_V1.1.0.signed.xsd');
(xsd.esta ? describe : describe.skip)(xsd.titulo("the authority's schema"), () => {
  const esquema = compartido('sri', 'xsd', 'factura_V1.1.0.signed.xsd');

  it('accepts every signed invoice and credit note', () => {
    const deNotas = compartido('sri', 'xsd', 'notaCredito_V1.1.0.signed.xsd');
    expect(faltasXsd(esquema, firmados).filter((falta) => falta !== null)).toEqual([]);
    expect(faltasXsd(deNotas, notas).filter((falta) => falta !== null)).toEqual([]);
  });

  it('refuses one whose elements change places', () => {
    const cambiado = (firmados[0] ?? '').replace(
      /(<estab>\d+<\/estab>)(<ptoEmi>\d+<\/ptoEmi>)/,
      '$2$1',
    );
    expect(faltasXsd(esquema, [cambiado])[0]).toContain('ptoEmi');
  });
});
