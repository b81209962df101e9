import { createHash, X509Certificate, type KeyObject } from 'node:crypto';

import { contenidoAsn1, enteroDe, esCampo, leerAsn1, oidAsn1, partesAsn1, type Asn1 } from './asn1';
import { nombreX500 } from './nombreX500';

/** A signing certificate with its key, and all that a signature says about it, computed once. */
export type Certificado = {
  clave: KeyObject;
  publica: KeyObject;
  derBase64: string;
  /** SHA-256 of the DER in hex: what the database calls it. */
  huella: string;
  /** X509IssuerName, in X500Principal form. */
  emisor: string;
  /** Decimal. */
  serie: string;
  moduloBase64: string;
  exponenteBase64: string;
  titular: string;
  /** The holder's RUC, where the authority that certified wrote one. */
  rucTitular: string | null;
  validoDesde: Date;
  validoHasta: Date;
};

export function crearCertificado(der: Buffer, clave: KeyObject): Certificado {
  const x509 = new X509Certificate(der);
  const { n, e } = x509.publicKey.export({ format: 'jwk' });
  if (!n || !e) throw new TypeError('crearCertificado: only RSA certificates sign invoices');
  const campos = camposDelCertificado(x509.raw);
  const { emisor, serie, titular } = identidad(campos);
  return {
    clave,
    publica: x509.publicKey,
    derBase64: der.toString('base64'),
    huella: createHash('sha256').update(der).digest('hex'),
    emisor,
    serie,
    moduloBase64: Buffer.from(n, 'base64url').toString('base64'),
    exponenteBase64: Buffer.from(e, 'base64url').toString('base64'),
    titular,
    rucTitular: rucDelTitular(campos),
    validoDesde: new Date(x509.validFrom),
    validoHasta: new Date(x509.validTo),
  };
}

export function estaVigente(
  { validoDesde, validoHasta }: Pick<Certificado, 'validoDesde' | 'validoHasta'>,
  ahora: Date,
): boolean {
  return validoDesde <= ahora && ahora <= validoHasta;
}

/** TBSCertificate without its optional version: serial, algorithm, issuer, validity, subject, key, extensions. */
function camposDelCertificado(der: Buffer): Asn1[] {
  const [tbs] = partesAsn1(leerAsn1(der));
  if (!tbs) throw new RangeError('camposDelCertificado: not a certificate');
  return partesAsn1(tbs).filter((campo) => !esCampo(campo, VERSION));
}

const VERSION = 0;
const EXTENSIONES = 3;

function identidad(campos: readonly Asn1[]): { emisor: string; serie: string; titular: string } {
  const [serie, , emisor, , titular] = campos;
  if (!serie || !emisor || !titular) throw new RangeError('identidad: not a certificate');
  return { emisor: nombreX500(emisor), serie: enteroDe(serie), titular: nombreX500(titular) };
}

/**
 * Ecuadorian authorities write it in an extension of their own arc that ends in 3.11 (Uanataca's: 47286.102.3.11), or before all
 * else in the serial number of the subject.
 */
function rucDelTitular(campos: readonly Asn1[]): string | null {
  const extensiones = campos.find((campo) => esCampo(campo, EXTENSIONES));
  const [lista] = extensiones ? partesAsn1(extensiones) : [];
  for (const extension of lista ? partesAsn1(lista) : []) {
    const [oid, ...resto] = partesAsn1(extension);
    if (!oid || !/^1\.3\.6\.1\.4\.1(\.\d+)+\.3\.11$/.test(oidAsn1(oid))) continue;
    const valor = resto.at(-1);
    return /\d{13}/.exec(valor ? enLetras(valor) : '')?.[0] ?? null;
  }
  const [, , , , titular] = campos;
  return titular ? rucDelNombre(titular) : null;
}

const NUMERO_DE_SERIE = '2.5.4.5';

function rucDelNombre(nombre: Asn1): string | null {
  for (const atributo of partesAsn1(nombre).flatMap(partesAsn1)) {
    const [oid, valor] = partesAsn1(atributo);
    if (!oid || !valor || oidAsn1(oid) !== NUMERO_DE_SERIE) continue;
    return /(?<!\d)\d{10}001(?!\d)/.exec(enLetras(valor))?.[0] ?? null;
  }
  return null;
}

const enLetras = (valor: Asn1): string => contenidoAsn1(valor).toString('latin1');
