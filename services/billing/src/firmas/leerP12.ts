import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';

import type { pkcs12 } from 'node-forge';

import { crearCertificado, estaVigente, type Certificado } from './certificado';
import forge from './forgeConLimite';

type Bolsa = pkcs12.Bag;
type Candidato = { certificado: Certificado; firma: boolean; ca: boolean };

/** Why a P12 cannot be used; the caller turns it into a sentence. */
export class P12Error extends Error {
  constructor(
    readonly motivo:
      | 'CLAVE_INCORRECTA'
      | 'SIN_CLAVE_PRIVADA'
      | 'SIN_CERTIFICADO_DE_FIRMA'
      | 'LLAVE_CORTA'
      | 'CADUCADO',
  ) {
    super(`P12: ${motivo}`);
    this.name = 'P12Error';
  }
}

/** The authority takes no signature of a shorter key. */
const BITS = 2048;

/**
 * The signing certificate of a P12: of several one that is valid now, then that of `ruc`, then the one that is valid longest.
 * Files from the Ecuadorian authorities come with two keys, with the CA first, without friendlyName, and with ciphers that
 * OpenSSL 3 refuses: forge reads them.
 */
export function leerP12(p12: Buffer, clave: string, ahora: Date, ruc?: string): Certificado {
  const abierto = abrir(p12, clave);
  const claves = bolsas(abierto, 'pkcs8ShroudedKeyBag').concat(bolsas(abierto, 'keyBag'));
  const certificados = bolsas(abierto, 'certBag');
  const candidatos = claves.flatMap((bolsa) => candidatoDe(bolsa, certificados));
  if (candidatos.length === 0) throw new P12Error('SIN_CLAVE_PRIVADA');

  const deFirma = candidatos
    .filter(({ firma, ca }) => firma && !ca)
    .map(({ certificado }) => certificado);
  if (deFirma.length === 0) throw new P12Error('SIN_CERTIFICADO_DE_FIRMA');
  const [mejor] = deFirma
    .filter(
      ({ clave: { asymmetricKeyDetails } }) => (asymmetricKeyDetails?.modulusLength ?? 0) >= BITS,
    )
    .sort(
      (a, b) =>
        Number(estaVigente(b, ahora)) - Number(estaVigente(a, ahora)) ||
        Number(b.rucTitular === ruc) - Number(a.rucTitular === ruc) ||
        b.validoHasta.getTime() - a.validoHasta.getTime(),
    );
  if (!mejor) throw new P12Error('LLAVE_CORTA');
  return mejor;
}

function abrir(p12: Buffer, clave: string): pkcs12.Pkcs12Pfx {
  try {
    const der = p12.toString('binary');
    try {
      return forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(der), clave);
    } catch (error) {
      if (soloAscii(clave)) throw error;
      // PBES2 takes the password as UTF-8, the seal of the file takes it as UTF-16: forge knows one of them at a time
      const sinSello = forge.asn1.fromDer(der);
      if (Array.isArray(sinSello.value)) sinSello.value = sinSello.value.slice(0, 2);
      return forge.pkcs12.pkcs12FromAsn1(sinSello, forge.util.encodeUtf8(clave));
    }
  } catch {
    throw new P12Error('CLAVE_INCORRECTA'); // forge says the same of a damaged file
  }
}

const soloAscii = (texto: string) => Array.from(texto).every((letra) => letra <= '~');

function bolsas(
  p12: pkcs12.Pkcs12Pfx,
  tipo: 'pkcs8ShroudedKeyBag' | 'keyBag' | 'certBag',
): Bolsa[] {
  const oid = forge.pki.oids[tipo];
  if (!oid) throw new Error(`bolsas: forge does not know ${tipo}`);
  return p12.getBags({ bagType: oid })[oid] ?? [];
}

/** The certificate of a key: by localKeyId, else by equal modulus. A key without one is no candidate. */
function candidatoDe(bolsaClave: Bolsa, certificados: readonly Bolsa[]): Candidato[] {
  if (!bolsaClave.key) return [];
  const clave = createPrivateKey(forge.pki.privateKeyToPem(bolsaClave.key));
  const mismoId = certificados.filter(
    (bolsa) => idLocal(bolsa) !== null && idLocal(bolsa) === idLocal(bolsaClave),
  );
  const suyo = [...mismoId, ...certificados].find((bolsa) => corresponde(bolsa, clave));
  if (!suyo) return [];
  return [{ certificado: crearCertificado(derDe(suyo), clave), ...usos(suyo) }];
}

function idLocal({ attributes }: Bolsa): string | null {
  const { localKeyId: ids } = attributes as { localKeyId?: unknown }; // forge types it as any
  return Array.isArray(ids) && typeof ids[0] === 'string' ? ids[0] : null;
}

function corresponde(bolsa: Bolsa, clave: KeyObject): boolean {
  return new X509Certificate(derDe(bolsa)).publicKey.equals(createPublicKey(clave));
}

function derDe({ cert, asn1 }: Bolsa): Buffer {
  return Buffer.from(
    forge.asn1.toDer(cert ? forge.pki.certificateToAsn1(cert) : asn1).getBytes(),
    'binary',
  );
}

/** A certificate that states no key usage may sign. */
function usos(bolsa: Bolsa): { firma: boolean; ca: boolean } {
  const uso: unknown = bolsa.cert?.getExtension('keyUsage');
  const firma =
    !(uso && typeof uso === 'object' && 'digitalSignature' in uso) || uso.digitalSignature === true;
  return { firma, ca: new X509Certificate(derDe(bolsa)).ca };
}
