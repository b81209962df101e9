import { createHash, sign } from 'node:crypto';

import { formatInstante } from '@comanda/shared/domain/texto/fecha';

import { elemento, unir, type Xml } from '@comanda/kit/documento/xml';

import type { Certificado } from './certificado';
import { ALGORITMOS, DS, type ResumenDeFirma } from './resumenes';

const ETSI = 'http://uri.etsi.org/01903/v1.3.2#';
/** In the order canonical XML writes them on every element that is digested alone. */
const ESPACIOS = { 'xmlns:ds': DS, 'xmlns:etsi': ETSI };

const FIRMA = 'Signature';
const PROPIEDADES = `${FIRMA}-SignedProperties`;
const CERTIFICADO = 'Certificate';
const REFERENCIA = 'Reference-comprobante';

type Opciones = { ahora: Date; resumen?: ResumenDeFirma };

/**
 * XAdES-BES 1.3.2, enveloped, inclusive C14N 1.0, RSA-SHA1 unless told otherwise. The document must be canonical
 * XML after its declaration, as domain/factura writes it: then the bytes digested are the bytes written.
 */
export function firmarXml(
  xml: string,
  certificado: Certificado,
  { ahora, resumen = 'sha1' }: Opciones,
): string {
  const { declaracion, raiz } = partir(xml);
  const { claves, referenciaDeClaves, identidad, referencia, metodo } =
    moldeDe(certificado)[resumen];
  const propiedades = firmadas(identidad, ahora);
  const info = signedInfo(metodo, [
    referencia(`#${PROPIEDADES}`, propiedades(ESPACIOS), {
      Type: 'http://uri.etsi.org/01903#SignedProperties',
    }),
    referenciaDeClaves,
    referencia('#comprobante', raiz, { Id: REFERENCIA }),
  ]);
  const valor = sign(resumen, Buffer.from(info(ESPACIOS)), certificado.clave).toString('base64');

  const firma = elemento(
    'ds:Signature',
    [
      info({}),
      elemento('ds:SignatureValue', valor),
      claves,
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

function parte(nombre: string, contenido: readonly Xml[], atributos = {}): Parte {
  const dentro = unir(contenido);
  return (espacios) => elemento(nombre, [dentro], { ...espacios, ...atributos });
}

type Referir = (uri: string, contenido: string, extra?: { Id?: string; Type?: string }) => Xml;

/** What every signature of a certificate repeats, made once for each way to digest. */
type Molde = {
  claves: Xml;
  referenciaDeClaves: Xml;
  identidad: Xml;
  metodo: Xml;
  referencia: Referir;
};
const moldes = new WeakMap<Certificado, Record<ResumenDeFirma, Molde>>();

function moldeDe(certificado: Certificado): Record<ResumenDeFirma, Molde> {
  const hecho = moldes.get(certificado) ?? {
    sha1: crearMolde(certificado, 'sha1'),
    sha256: crearMolde(certificado, 'sha256'),
  };
  moldes.set(certificado, hecho);
  return hecho;
}

function crearMolde(certificado: Certificado, resumen: ResumenDeFirma): Molde {
  const claves = keyInfo(certificado);
  const resumir = resumidorDe(resumen);
  const referencia: Referir = (uri, contenido, extra = {}) =>
    elemento('ds:Reference', [uri === '#comprobante' ? ENVUELTA : null, ...resumir(contenido)], {
      ...extra,
      URI: uri,
    });
  return {
    claves: claves({}),
    referenciaDeClaves: referencia(`#${CERTIFICADO}`, claves(ESPACIOS)),
    identidad: signingCertificate(certificado, resumir),
    metodo: algoritmo('ds:SignatureMethod', ALGORITMOS[resumen].firma),
    referencia,
  };
}

type Resumir = (contenido: string | Buffer) => Xml[];

function resumidorDe(resumen: ResumenDeFirma): Resumir {
  const metodo = algoritmo('ds:DigestMethod', ALGORITMOS[resumen].digesto);
  return (contenido) => [
    metodo,
    elemento('ds:DigestValue', createHash(resumen).update(contenido).digest('base64')),
  ];
}

function signedInfo(metodo: Xml, referencias: readonly Xml[]): Parte {
  return parte('ds:SignedInfo', [CANONIZACION, metodo, ...referencias]);
}

function signingCertificate({ derBase64, emisor, serie }: Certificado, resumir: Resumir): Xml {
  return elemento('etsi:SigningCertificate', [
    elemento('etsi:Cert', [
      elemento('etsi:CertDigest', resumir(Buffer.from(derBase64, 'base64'))),
      elemento('etsi:IssuerSerial', [
        elemento('ds:X509IssuerName', emisor),
        elemento('ds:X509SerialNumber', serie),
      ]),
    ]),
  ]);
}

function firmadas(identidad: Xml, ahora: Date): Parte {
  const deFirma = elemento('etsi:SignedSignatureProperties', [
    elemento('etsi:SigningTime', formatInstante(ahora)),
    identidad,
  ]);
  return parte('etsi:SignedProperties', [deFirma, DATOS], { Id: PROPIEDADES });
}

function keyInfo({ derBase64, moduloBase64, exponenteBase64 }: Certificado): Parte {
  const llave = elemento('ds:RSAKeyValue', [
    elemento('ds:Modulus', moduloBase64),
    elemento('ds:Exponent', exponenteBase64),
  ]);
  const dentro = [
    elemento('ds:X509Data', [elemento('ds:X509Certificate', derBase64)]),
    elemento('ds:KeyValue', [llave]),
  ];
  return parte('ds:KeyInfo', dentro, { Id: CERTIFICADO });
}

function algoritmo(nombre: string, uri: string): Xml {
  return elemento(nombre, [], { Algorithm: uri });
}

const CANONIZACION = algoritmo(
  'ds:CanonicalizationMethod',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
);
const ENVUELTA = elemento('ds:Transforms', [algoritmo('ds:Transform', `${DS}enveloped-signature`)]);
const DATOS = elemento('etsi:SignedDataObjectProperties', [
  elemento(
    'etsi:DataObjectFormat',
    [elemento('etsi:Description', 'contenido comprobante'), elemento('etsi:MimeType', 'text/xml')],
    { ObjectReference: `#${REFERENCIA}` },
  ),
]);
