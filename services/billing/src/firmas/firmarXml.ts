import { createHash, sign } from 'node:crypto';

import { formatInstante } from '@comanda/shared/domain/fecha';

import { elemento, type Xml } from '../domain/xml';

import type { Certificado } from './certificado';

const DS = 'http://www.w3.org/2000/09/xmldsig#';
const ETSI = 'http://uri.etsi.org/01903/v1.3.2#';
/** In the order canonical XML writes them on every element that is digested alone. */
const ESPACIOS = { 'xmlns:ds': DS, 'xmlns:etsi': ETSI };

const FIRMA = 'Signature';
const PROPIEDADES = `${FIRMA}-SignedProperties`;
const CERTIFICADO = 'Certificate';
const REFERENCIA = 'Reference-comprobante';

/**
 * XAdES-BES 1.3.2, enveloped, inclusive C14N 1.0, RSA-SHA1 (sri/README.md, Signature). The document must be canonical
 * XML after its declaration, as domain/factura writes it: then the bytes digested are the bytes written.
 */
export function firmarXml(xml: string, certificado: Certificado, ahora: Date): string {
  const { declaracion, raiz } = partir(xml);
  const propiedades = firmadas(certificado, ahora);
  const claves = keyInfo(certificado);
  const info = signedInfo([
    referencia(`#${PROPIEDADES}`, propiedades(ESPACIOS), {
      Type: 'http://uri.etsi.org/01903#SignedProperties',
    }),
    referencia(`#${CERTIFICADO}`, claves(ESPACIOS)),
    referencia('#comprobante', raiz, { Id: REFERENCIA }),
  ]);
  const valor = sign('sha1', Buffer.from(info(ESPACIOS)), certificado.clave).toString('base64');

  const firma = elemento(
    'ds:Signature',
    [
      info({}),
      elemento('ds:SignatureValue', valor),
      claves({}),
      elemento('ds:Object', [
        elemento('etsi:QualifyingProperties', [propiedades({})], { Target: `#${FIRMA}` }),
      ]),
    ],
    { ...ESPACIOS, Id: FIRMA },
  );
  const cierre = raiz.lastIndexOf('</');
  return declaracion + raiz.slice(0, cierre) + firma + raiz.slice(cierre);
}

function partir(xml: string): { declaracion: string; raiz: string } {
  const inicio = xml.indexOf('?>') + 2;
  const salto = xml[inicio] === '\n' ? 1 : 0;
  return { declaracion: xml.slice(0, inicio + salto), raiz: xml.slice(inicio + salto) };
}

/** A part written twice: inside the signature, and alone with the namespaces it inherits there. */
type Parte = (espacios: Record<string, string>) => Xml;

function signedInfo(referencias: readonly Xml[]): Parte {
  return (espacios) =>
    elemento(
      'ds:SignedInfo',
      [
        algoritmo('ds:CanonicalizationMethod', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'),
        algoritmo('ds:SignatureMethod', `${DS}rsa-sha1`),
        ...referencias,
      ],
      espacios,
    );
}

function referencia(
  uri: string,
  contenido: string,
  extra: { Id?: string; Type?: string } = {},
): Xml {
  const envuelta = uri === '#comprobante';
  return elemento(
    'ds:Reference',
    [
      envuelta
        ? elemento('ds:Transforms', [algoritmo('ds:Transform', `${DS}enveloped-signature`)])
        : null,
      ...resumen(createHash('sha1').update(contenido, 'utf8').digest('base64')),
    ],
    { ...extra, URI: uri },
  );
}

function firmadas({ sha1Base64, emisor, serie }: Certificado, ahora: Date): Parte {
  const deFirma = elemento('etsi:SignedSignatureProperties', [
    elemento('etsi:SigningTime', formatInstante(ahora)),
    elemento('etsi:SigningCertificate', [
      elemento('etsi:Cert', [
        elemento('etsi:CertDigest', resumen(sha1Base64)),
        elemento('etsi:IssuerSerial', [
          elemento('ds:X509IssuerName', emisor),
          elemento('ds:X509SerialNumber', serie),
        ]),
      ]),
    ]),
  ]);
  const deDatos = elemento('etsi:SignedDataObjectProperties', [
    elemento(
      'etsi:DataObjectFormat',
      [
        elemento('etsi:Description', 'contenido comprobante'),
        elemento('etsi:MimeType', 'text/xml'),
      ],
      { ObjectReference: `#${REFERENCIA}` },
    ),
  ]);
  return (espacios) =>
    elemento('etsi:SignedProperties', [deFirma, deDatos], { ...espacios, Id: PROPIEDADES });
}

function keyInfo({ derBase64, moduloBase64, exponenteBase64 }: Certificado): Parte {
  const dentro = [
    elemento('ds:X509Data', [elemento('ds:X509Certificate', derBase64)]),
    elemento('ds:KeyValue', [
      elemento('ds:RSAKeyValue', [
        elemento('ds:Modulus', moduloBase64),
        elemento('ds:Exponent', exponenteBase64),
      ]),
    ]),
  ];
  return (espacios) => elemento('ds:KeyInfo', dentro, { ...espacios, Id: CERTIFICADO });
}

function resumen(valor: string): Xml[] {
  return [algoritmo('ds:DigestMethod', `${DS}sha1`), elemento('ds:DigestValue', valor)];
}

function algoritmo(nombre: string, uri: string): Xml {
  return elemento(nombre, [], { Algorithm: uri });
}
