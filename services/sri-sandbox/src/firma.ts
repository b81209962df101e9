import { createHash, verify, X509Certificate } from 'node:crypto';

import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm';

import { hijos, textoEn } from './elementos';

/** What is wrong with a signature: 39 the signature itself, 40 and 42 its certificate (sri/README.md). */
export type FaltaDeFirma = { codigo: '39' | '40' | '42'; detalle: string };

const DS = 'http://www.w3.org/2000/09/xmldsig#';
const ESPACIOS = { ds: DS, etsi: 'http://uri.etsi.org/01903/v1.3.2#' };
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVUELTA = `${DS}enveloped-signature`;
const RESUMENES: Record<string, string> = {
  [`${DS}sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
};
const FIRMAS: Record<string, string> = {
  [`${DS}rsa-sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
};

class Falta extends Error {
  constructor(
    readonly codigo: FaltaDeFirma['codigo'],
    readonly detalle: string,
  ) {
    super(detalle);
  }
}

/**
 * Verifies a XAdES-BES signature with libxml2's canonical form and node:crypto, sharing nothing with the code that
 * signs. Null when it holds.
 */
export function faltaDeFirma(xml: string, ahora: Date): FaltaDeFirma | null {
  using documento = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
  try {
    revisar(documento, xml, ahora);
    return null;
  } catch (error) {
    if (error instanceof Falta) return { codigo: error.codigo, detalle: error.detalle };
    throw error;
  }
}

function revisar(documento: XmlDocument, xml: string, ahora: Date): void {
  const firma = hijos(documento.root).at(-1);
  if (firma?.name !== 'Signature' || firma.namespaceUri !== DS)
    throw new Falta('39', 'el documento no tiene firma');
  const info = elementoEn(firma, 'ds:SignedInfo');
  const certificado = certificadoDe(firma);
  revisarReferencias(documento, info, xml);

  if (atributoEn(info, 'ds:CanonicalizationMethod', 'Algorithm') !== C14N)
    throw new Falta('39', 'forma canonica no admitida');
  const resumen = FIRMAS[atributoEn(info, 'ds:SignatureMethod', 'Algorithm')];
  if (!resumen) throw new Falta('39', 'algoritmo de firma no admitido');
  const valor = Buffer.from(elementoEn(firma, 'ds:SignatureValue').content, 'base64');
  if (!verify(resumen, Buffer.from(info.canonicalizeToString()), certificado.publicKey, valor)) {
    throw new Falta('39', 'el valor de la firma no corresponde');
  }
  revisarCertificado(firma, certificado, ahora);
}

function revisarReferencias(documento: XmlDocument, info: XmlElement, xml: string): void {
  const referencias = info
    .find('ds:Reference', ESPACIOS)
    .filter((nodo) => nodo instanceof XmlElement);
  const destinos = referencias.map((referencia) => {
    const uri = referencia.attr('URI')?.content ?? '';
    const metodo = RESUMENES[atributoEn(referencia, 'ds:DigestMethod', 'Algorithm')];
    if (!metodo) throw new Falta('39', 'algoritmo de resumen no admitido');
    const { nombre, canonico } = apuntado(documento, referencia, { uri, xml });
    const calculado = createHash(metodo).update(canonico, 'utf8').digest('base64');
    const escrito = elementoEn(referencia, 'ds:DigestValue').content.replace(/\s/g, '');
    if (calculado !== escrito) throw new Falta('39', `el resumen de ${nombre} no corresponde`);
    return nombre;
  });
  for (const necesario of [documento.root.name, 'SignedProperties', 'KeyInfo']) {
    if (!destinos.includes(necesario)) throw new Falta('39', `la firma no cubre ${necesario}`);
  }
}

function apuntado(
  documento: XmlDocument,
  referencia: XmlElement,
  { uri, xml }: { uri: string; xml: string },
) {
  const id = uri.slice(1);
  const marcados = documento.find('//*[@Id or @id]').filter((nodo) => nodo instanceof XmlElement);
  const destinos = marcados.filter((nodo) =>
    [nodo.attr('Id')?.content, nodo.attr('id')?.content].includes(id),
  );
  const [destino] = destinos;
  if (!uri.startsWith('#') || !destino || destinos.length !== 1)
    throw new Falta('39', `la referencia ${uri} no apunta a uno`);

  const transformaciones = referencia
    .find('ds:Transforms/ds:Transform', ESPACIOS)
    .map((nodo) => (nodo instanceof XmlElement ? nodo.attr('Algorithm')?.content : ''));
  const ajena = transformaciones.find((algoritmo) => algoritmo !== ENVUELTA && algoritmo !== C14N);
  if (ajena !== undefined) throw new Falta('39', `transformacion ${ajena} no admitida`);
  const canonico = transformaciones.includes(ENVUELTA)
    ? sinFirma(xml)
    : destino.canonicalizeToString();
  return { nombre: destino.name, canonico };
}

/** The enveloped-signature transform, on a copy. Only the whole document is ever signed so. */
function sinFirma(xml: string): string {
  using copia = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
  hijos(copia.root)
    .find(({ name, namespaceUri }) => name === 'Signature' && namespaceUri === DS)
    ?.remove();
  return copia.root.canonicalizeToString();
}

function certificadoDe(firma: XmlElement): X509Certificate {
  const base64 = elementoEn(firma, 'ds:KeyInfo/ds:X509Data/ds:X509Certificate').content.replace(
    /\s/g,
    '',
  );
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch (error) {
    throw new Falta('40', `el certificado no se puede leer: ${String(error)}`);
  }
}

function revisarCertificado(firma: XmlElement, certificado: X509Certificate, ahora: Date): void {
  const cert = elementoEn(firma, 'ds:Object//etsi:SigningCertificate/etsi:Cert');
  const metodo = RESUMENES[atributoEn(cert, 'etsi:CertDigest/ds:DigestMethod', 'Algorithm')] ?? '';
  const huella = metodo && createHash(metodo).update(certificado.raw).digest('base64');
  if (textoEn(cert, 'CertDigest', 'DigestValue') !== huella)
    throw new Falta('40', 'CertDigest no es del certificado');
  const serie = BigInt(`0x${certificado.serialNumber}`).toString();
  if (textoEn(cert, 'IssuerSerial', 'X509SerialNumber') !== serie)
    throw new Falta('40', 'X509SerialNumber no es el del certificado');
  revisarEmisor(textoEn(cert, 'IssuerSerial', 'X509IssuerName'), certificado);

  if (certificado.ca) throw new Falta('40', 'el certificado es de una autoridad, no de firma');
  if (ahora < new Date(certificado.validFrom) || ahora > new Date(certificado.validTo)) {
    throw new Falta(
      '42',
      `el certificado vale de ${certificado.validFrom} a ${certificado.validTo}`,
    );
  }
}

/** RFC 2253 runs backwards, and its separators have no space: as many parts as the certificate, the last first. */
function revisarEmisor(escrito: string, { issuer }: X509Certificate): void {
  const partes = escrito.split(/(?<!\\),/);
  const propias = issuer.split('\n').reverse();
  const [primera = ''] = propias;
  const igual =
    partes[0]?.replaceAll('\\', '') === primera.replaceAll('\\', '') &&
    partes.length === propias.length;
  if (!igual || partes.some((parte) => parte.startsWith(' '))) {
    throw new Falta(
      '40',
      `X509IssuerName '${escrito}' no es la forma X500 de ${propias.join(',')}`,
    );
  }
}

function elementoEn(elemento: XmlElement, ruta: string): XmlElement {
  const encontrado = elemento.get(ruta, ESPACIOS);
  if (!(encontrado instanceof XmlElement)) throw new Falta('39', `falta ${ruta}`);
  return encontrado;
}

function atributoEn(elemento: XmlElement, ruta: string, atributo: string): string {
  return elementoEn(elemento, ruta).attr(atributo)?.content ?? '';
}
