import { createHash, sign } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { RUC } from '../testing/ventas';

import { firmarXml } from './firmarXml';
import { generarCertificadoDePrueba } from './generarCertificadoDePrueba';
import { leerP12 } from './leerP12';
import { sinFirma, verificarFirma } from './verificarFirma';

const ahora = new Date('2026-11-20T18:00:00Z');
const { p12, clave } = generarCertificadoDePrueba({ ruc: RUC, nombre: 'ANA', ahora });
const certificado = leerP12(p12, clave, ahora);
const DECLARACION = '<?xml version="1.0" encoding="UTF-8"?>';
const FACTURA =
  '<factura id="comprobante" version="1.1.0"><moneda>DOLAR</moneda><nombre>$& $1 Peña</nombre></factura>';
const firmar = (xml: string) => firmarXml(xml, certificado, { ahora });
const firmado = firmar(`${DECLARACION}\n${FACTURA}`);

describe('a signature', () => {
  it('stands last in its document, as the guide of the authority writes it', () => {
    const der = Buffer.from(certificado.derBase64, 'base64');
    const escrita = firmado
      .replace(certificado.derBase64, 'CERTIFICADO')
      .replace(createHash('sha1').update(der).digest('base64'), 'SU_DIGESTO')
      .replace(certificado.moduloBase64, 'MODULO')
      .replace(`>${certificado.serie}<`, '>SERIE<')
      .replace(certificado.emisor, 'EMISOR')
      .replace(/(<ds:SignatureValue>)[^<]+/, '$1VALOR')
      .replaceAll(/(<ds:DigestValue>)[\w+/=]{28}</g, '$1DIGESTO<');
    const digesto = (valor: string) =>
      `<ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"></ds:DigestMethod><ds:DigestValue>${valor}</ds:DigestValue>`;
    const firma = [
      '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#" Id="Signature">',
      '<ds:SignedInfo>',
      '<ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:CanonicalizationMethod>',
      '<ds:SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"></ds:SignatureMethod>',
      '<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#Signature-SignedProperties">',
      `${digesto('DIGESTO')}</ds:Reference>`,
      `<ds:Reference URI="#Certificate">${digesto('DIGESTO')}</ds:Reference>`,
      '<ds:Reference Id="Reference-comprobante" URI="#comprobante"><ds:Transforms>',
      '<ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform>',
      `</ds:Transforms>${digesto('DIGESTO')}</ds:Reference>`,
      '</ds:SignedInfo>',
      '<ds:SignatureValue>VALOR</ds:SignatureValue>',
      '<ds:KeyInfo Id="Certificate"><ds:X509Data><ds:X509Certificate>CERTIFICADO</ds:X509Certificate></ds:X509Data>',
      '<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>MODULO</ds:Modulus><ds:Exponent>AQAB</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>',
      '<ds:Object><etsi:QualifyingProperties Target="#Signature"><etsi:SignedProperties Id="Signature-SignedProperties">',
      '<etsi:SignedSignatureProperties><etsi:SigningTime>2026-11-20T13:00:00-05:00</etsi:SigningTime>',
      `<etsi:SigningCertificate><etsi:Cert><etsi:CertDigest>${digesto('SU_DIGESTO')}</etsi:CertDigest>`,
      '<etsi:IssuerSerial><ds:X509IssuerName>EMISOR</ds:X509IssuerName><ds:X509SerialNumber>SERIE</ds:X509SerialNumber></etsi:IssuerSerial>',
      '</etsi:Cert></etsi:SigningCertificate></etsi:SignedSignatureProperties>',
      '<etsi:SignedDataObjectProperties><etsi:DataObjectFormat ObjectReference="#Reference-comprobante">',
      '<etsi:Description>contenido comprobante</etsi:Description><etsi:MimeType>text/xml</etsi:MimeType>',
      '</etsi:DataObjectFormat></etsi:SignedDataObjectProperties></etsi:SignedProperties></etsi:QualifyingProperties></ds:Object>',
      '</ds:Signature>',
    ].join('');
    expect(escrita).toBe(`${DECLARACION}\n${FACTURA.replace('</factura>', '')}${firma}</factura>`);
  });

  it.each([`${DECLARACION}\n${FACTURA}`, DECLARACION + FACTURA])(
    'holds, and is taken away again, in %j',
    (xml) => {
      expect(verificarFirma(firmar(xml), certificado)).toBe(true);
      expect(sinFirma(firmar(xml))).toBe(xml);
    },
  );

  it('does not hold where one byte of its document changes, or its value', () => {
    const valor = /<ds:SignatureValue>(.)/.exec(firmado)?.[1] ?? '';
    const cambios: [string, string][] = [
      ['DOLAR', 'DOLAS'],
      ['T13:00:00', 'T13:00:01'],
      ['>AQAB<', '>AQAC<'],
      [`<ds:SignatureValue>${valor}`, `<ds:SignatureValue>${valor === 'A' ? 'B' : 'A'}`],
    ];
    for (const [antes, despues] of cambios) {
      expect(firmado).toContain(antes);
      expect(verificarFirma(firmado.replace(antes, despues), certificado)).toBe(false);
    }
  });

  describe('of one that whoever has the key signed again', () => {
    /** Its SignedInfo changed, and a value that holds for what it says then. */
    const firmarDeNuevo = (cambiar: (info: string) => string) => {
      const xml = firmado;
      const info = /<ds:SignedInfo>.*<\/ds:SignedInfo>/s.exec(xml)?.[0] ?? '';
      const otra = cambiar(info);
      const espacios =
        ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"';
      const digerido = otra.replace('<ds:SignedInfo', `<ds:SignedInfo${espacios}`);
      const valor = sign('sha1', Buffer.from(digerido), certificado.clave).toString('base64');
      return xml
        .replace(info, () => otra)
        .replace(/<ds:SignatureValue>[^<]+/, () => `<ds:SignatureValue>${valor}`);
    };
    const DIGESTO = /<ds:DigestValue>[^<]+<\/ds:DigestValue>/g;

    it('takes it where nothing changed', () => {
      expect(firmarDeNuevo((info) => info)).toBe(firmado);
    });

    it.each([
      ['no digest', (info: string) => info.replaceAll(DIGESTO, '')],
      ['one digest less', (info: string) => info.replace(/<ds:Reference Id=.*(?=<\/ds:S)/s, '')],
      [
        'one digest more',
        (info: string) => info.replace('</ds:SignedInfo>', () => `${DE_MAS}</ds:SignedInfo>`),
      ],
      [
        'its digests in another order',
        (info: string) => {
          const digestos = (info.match(DIGESTO) ?? []).reverse();
          return info.replaceAll(DIGESTO, () => digestos.shift() ?? '');
        },
      ],
      [
        'another digest',
        (info: string) => info.replace(DIGESTO, '<ds:DigestValue>AAAA</ds:DigestValue>'),
      ],
      [
        'a way to sign that is not known',
        (info: string) => info.replace('xmldsig#rsa-sha1', 'xmldsig#rsa-md5'),
      ],
    ])('does not take %s', (_que, cambiar) => {
      const xml = firmarDeNuevo(cambiar);
      expect(xml).not.toBe(firmado);
      expect(verificarFirma(xml, certificado)).toBe(false);
    });

    const DE_MAS = '<ds:Reference><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference>';
  });

  it('does not hold where it shows another certificate than the one whose key signed', () => {
    const derBase64 = Buffer.from('another certificate').toString('base64');
    const xml = firmarXml(sinFirma(firmado), { ...certificado, derBase64 }, { ahora });
    expect(verificarFirma(xml, { ...certificado, derBase64 })).toBe(true);
    expect(verificarFirma(xml, certificado)).toBe(false);
  });

  const PARTES = ['ds:SignedInfo', 'etsi:SignedProperties', 'ds:KeyInfo'];
  it.each([...PARTES, 'ds:SignatureValue'])('does not hold without its %s', (nombre) => {
    const xml = firmado;
    const todo = new RegExp(`<${nombre}[ >].*</${nombre}>`, 's');
    expect(xml).toMatch(todo);
    expect(verificarFirma(xml.replace(todo, ''), certificado)).toBe(false);
  });

  it.each(PARTES)('does not hold where its %s does not end', (nombre) => {
    const xml = firmado;
    expect(verificarFirma(xml.replace(`</${nombre}>`, ''), certificado)).toBe(false);
  });

  it('does not hold without a signature, which takes nothing away from it', () => {
    const xml = sinFirma(firmado);
    expect(xml).not.toContain('ds:');
    expect(sinFirma(xml)).toBe(xml);
    expect(verificarFirma(xml, certificado)).toBe(false);
    expect(firmar(xml)).toBe(firmado);
  });
});
