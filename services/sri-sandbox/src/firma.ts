import { createHash, verify } from 'node:crypto';

import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm';

import { leerCertificado, rechazoDeCertificado, type CertificadoLeido } from './certificado';
import { hijos, textoEn } from './elementos';
import { rechazo, type RechazoDelSri, type ReglaId } from './tabla';

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
const HORA = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?-05:00$/;
/** Two clocks that are both right differ by less. */
const ENTRE_RELOJES = 5 * 60_000;

class Falta extends Error {
  constructor(readonly rechazo: RechazoDelSri) {
    super(rechazo.detalle);
  }
}
const faltar = (regla: ReglaId, detalle = '') => new Falta(rechazo(regla, detalle));

/** Whose signature it should be, the day it was issued (YYYY-MM-DD), and when it came. */
export type DeQuien = { ruc: string; fecha: string; ahora: Date };

/**
 * Verifies a XAdES-BES signature with libxml2's canonical form and node:crypto, sharing nothing with the code that
 * signs. Null when it holds.
 */
export function rechazoDeFirma(xml: string, deQuien: DeQuien): RechazoDelSri | null {
  using documento = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
  try {
    revisar(documento, xml, deQuien);
    return null;
  } catch (error) {
    if (error instanceof Falta) return error.rechazo;
    throw error;
  }
}

function revisar(documento: XmlDocument, xml: string, deQuien: DeQuien): void {
  const firma = hijos(documento.root).at(-1);
  if (firma?.name !== 'Signature' || firma.namespaceUri !== DS) throw faltar('sinFirma');
  const info = elementoEn(firma, 'ds:SignedInfo');
  const certificado = certificadoDe(firma);
  revisarReferencias(documento, info, xml);

  if (atributoEn(info, 'ds:CanonicalizationMethod', 'Algorithm') !== C14N)
    throw faltar('firmaAlgoritmo', 'CanonicalizationMethod');
  const resumen = FIRMAS[atributoEn(info, 'ds:SignatureMethod', 'Algorithm')];
  if (!resumen) throw faltar('firmaAlgoritmo', 'SignatureMethod');
  const valor = Buffer.from(elementoEn(firma, 'ds:SignatureValue').content, 'base64');
  const { publicKey } = certificado.x509;
  if (!verify(resumen, Buffer.from(info.canonicalizeToString()), publicKey, valor))
    throw faltar('firmaValor');
  revisarLlave(firma, certificado);
  revisarHora(firma, deQuien);
  revisarIdentidad(firma, certificado);
  const falla = rechazoDeCertificado(certificado, { emisor: deQuien.ruc, ahora: deQuien.ahora });
  if (falla) throw new Falta(falla);
}

function revisarReferencias(documento: XmlDocument, info: XmlElement, xml: string): void {
  const referencias = info
    .find('ds:Reference', ESPACIOS)
    .filter((nodo) => nodo instanceof XmlElement);
  const destinos = referencias.map((referencia) => {
    const metodo = RESUMENES[atributoEn(referencia, 'ds:DigestMethod', 'Algorithm')];
    if (!metodo) throw faltar('firmaAlgoritmo', 'DigestMethod');
    const { nombre, canonico } = apuntado(documento, referencia, xml);
    const calculado = createHash(metodo).update(canonico, 'utf8').digest('base64');
    const escrito = elementoEn(referencia, 'ds:DigestValue').content.replace(/\s/g, '');
    if (calculado !== escrito) throw faltar('firmaResumen', nombre);
    return nombre;
  });
  for (const necesario of [documento.root.name, 'SignedProperties', 'KeyInfo']) {
    if (!destinos.includes(necesario)) throw faltar('firmaCobertura', necesario);
  }
}

function apuntado(documento: XmlDocument, referencia: XmlElement, xml: string) {
  const uri = referencia.attr('URI')?.content ?? '';
  const id = uri.slice(1);
  const marcados = documento.find('//*[@Id or @id]').filter((nodo) => nodo instanceof XmlElement);
  const destinos = marcados.filter((nodo) =>
    [nodo.attr('Id')?.content, nodo.attr('id')?.content].includes(id),
  );
  const [destino] = destinos;
  if (!uri.startsWith('#') || !destino || destinos.length !== 1)
    throw faltar('firmaReferencia', uri);

  const transformaciones = referencia
    .find('ds:Transforms/ds:Transform', ESPACIOS)
    .map((nodo) => (nodo instanceof XmlElement ? nodo.attr('Algorithm')?.content : ''));
  const ajena = transformaciones.find((algoritmo) => algoritmo !== ENVUELTA && algoritmo !== C14N);
  if (ajena !== undefined) throw faltar('firmaTransformacion', ajena);
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

function certificadoDe(firma: XmlElement): CertificadoLeido {
  const base64 = sinBlancos(elementoEn(firma, 'ds:KeyInfo/ds:X509Data/ds:X509Certificate'));
  try {
    return leerCertificado(Buffer.from(base64, 'base64'));
  } catch (error) {
    throw faltar('certificadoIlegible', String(error));
  }
}

function revisarLlave(firma: XmlElement, { x509 }: CertificadoLeido): void {
  const llave = 'ds:KeyInfo/ds:KeyValue/ds:RSAKeyValue';
  const { n = '', e = '' } = x509.publicKey.export({ format: 'jwk' });
  for (const [parte, suya] of [
    ['Modulus', n],
    ['Exponent', e],
  ] as const) {
    const escrita = sinBlancos(elementoEn(firma, `${llave}/ds:${parte}`));
    if (!Buffer.from(escrita, 'base64').equals(Buffer.from(suya, 'base64url')))
      throw faltar('firmaLlave', parte);
  }
}

/** A document that could not be sent waits with the signature it has, for a resend is the same bytes: it may be old, never early. */
function revisarHora(firma: XmlElement, { fecha, ahora }: DeQuien): void {
  const escrita = elementoEn(firma, 'ds:Object//etsi:SigningTime').content;
  const cuando = HORA.test(escrita) ? Date.parse(escrita) : NaN;
  const desde = Date.parse(`${fecha}T00:00:00-05:00`);
  if (!(cuando >= desde && cuando <= ahora.getTime() + ENTRE_RELOJES))
    throw faltar('firmaHora', escrita);
}

/** What SigningCertificate says of the certificate. */
function revisarIdentidad(firma: XmlElement, { x509, emisor }: CertificadoLeido): void {
  const cert = elementoEn(firma, 'ds:Object//etsi:SigningCertificate/etsi:Cert');
  const metodo = RESUMENES[atributoEn(cert, 'etsi:CertDigest/ds:DigestMethod', 'Algorithm')] ?? '';
  const huella = metodo && createHash(metodo).update(x509.raw).digest('base64');
  if (textoEn(cert, 'CertDigest', 'DigestValue') !== huella) throw faltar('certificadoHuella');
  const serie = BigInt(`0x${x509.serialNumber}`).toString();
  if (textoEn(cert, 'IssuerSerial', 'X509SerialNumber') !== serie)
    throw faltar('certificadoSerie', `es ${serie}`);
  const escrito = textoEn(cert, 'IssuerSerial', 'X509IssuerName');
  if (escrito !== emisor) throw faltar('certificadoEmisor', `dice ${escrito} y es ${emisor}`);
}

const sinBlancos = ({ content }: XmlElement) => content.replace(/\s/g, '');

function elementoEn(elemento: XmlElement, ruta: string): XmlElement {
  const encontrado = elemento.get(ruta, ESPACIOS);
  if (!(encontrado instanceof XmlElement)) throw faltar('firmaIncompleta', ruta);
  return encontrado;
}

function atributoEn(elemento: XmlElement, ruta: string, atributo: string): string {
  return elementoEn(elemento, ruta).attr(atributo)?.content ?? '';
}
