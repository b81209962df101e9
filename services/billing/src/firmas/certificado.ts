import { createHash, X509Certificate, type KeyObject } from 'node:crypto';

import { enteroDeDer, hijosDer, leerDer, oidDeDer, type NodoDer } from './der';
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
  const { emisor, serie, titular } = identidad(der);
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
    rucTitular: rucDelTitular(der),
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
function camposDelCertificado(der: Buffer): NodoDer[] {
  const [tbs] = hijosDer(leerDer(der));
  if (!tbs) throw new RangeError('camposDelCertificado: not a certificate');
  return hijosDer(tbs).filter(({ tag }) => tag !== 0xa0);
}

function identidad(der: Buffer): { emisor: string; serie: string; titular: string } {
  const [serie, , emisor, , titular] = camposDelCertificado(der);
  if (!serie || !emisor || !titular) throw new RangeError('identidad: not a certificate');
  return { emisor: nombreX500(emisor), serie: enteroDeDer(serie), titular: nombreX500(titular) };
}

/**
 * Ecuadorian authorities write it in an extension of their own arc that ends in 3.11 (Uanataca's: 47286.102.3.11), or before all
 * else in the serial number of the subject.
 */
function rucDelTitular(der: Buffer): string | null {
  const campos = camposDelCertificado(der);
  const extensiones = campos.find(({ tag }) => tag === 0xa3);
  const [lista] = extensiones ? hijosDer(extensiones) : [];
  for (const extension of lista ? hijosDer(lista) : []) {
    const [oid, ...resto] = hijosDer(extension);
    if (!oid || !/^1\.3\.6\.1\.4\.1(\.\d+)+\.3\.11$/.test(oidDeDer(oid))) continue;
    return /\d{13}/.exec(resto.at(-1)?.contenido.toString('latin1') ?? '')?.[0] ?? null;
  }
  const [, , , , titular] = campos;
  return titular ? rucDelNombre(titular) : null;
}

const NUMERO_DE_SERIE = '2.5.4.5';

function rucDelNombre(nombre: NodoDer): string | null {
  for (const atributo of hijosDer(nombre).flatMap(hijosDer)) {
    const [oid, valor] = hijosDer(atributo);
    if (!oid || !valor || oidDeDer(oid) !== NUMERO_DE_SERIE) continue;
    return /(?<!\d)\d{10}001(?!\d)/.exec(valor.contenido.toString('latin1'))?.[0] ?? null;
  }
  return null;
}
