import { X509Certificate } from 'node:crypto';

import { oidDe, valoresDeDer, type Der } from './der';
import { nombreJava } from './nombreJava';
import { rechazo, si, type RechazoDelSri } from './tabla';

/** A certificate as the rules read it, from its DER. */
export type CertificadoLeido = {
  x509: X509Certificate;
  emisor: string;
  /** The holder's RUC, or the cedula that begins a person's; null where the certificate names none. */
  ruc: string | null;
  /** Null where it states no usage. */
  firmaDigital: boolean | null;
  autoridad: boolean;
};

const EXTENSIONES = 0xa3;
const VERSION = 0xa0;
const USO = '2.5.29.15';
const BASICAS = '2.5.29.19';
const BOOLEANO = 0x01;
/** Where the authorities of Ecuador write the holder's RUC: an arc of their own, then 3.11. */
const RUC = /^1\.3\.6\.1\.4\.1(\.\d+)+\.3\.11$/;
const NUMERO_DE_SERIE = '2.5.4.5';
const DIGITAL_SIGNATURE = 0x80;
const BITS = 2048;

/** Throws where the bytes are no certificate. */
export function leerCertificado(bytes: Buffer): CertificadoLeido {
  const x509 = new X509Certificate(bytes);
  const campos = camposDe(x509.raw);
  const [, , emisor, , sujeto] = campos;
  if (!emisor || !sujeto) throw new RangeError('leerCertificado: no issuer, no subject');
  const extensiones = extensionesDe(campos.find(({ tag }) => tag === EXTENSIONES));
  const valorDe = (tipo: string) =>
    valoresDeDer(extensiones.find(({ oid }) => oid === tipo)?.valor ?? NADA)[0];
  const escrito = extensiones.find(({ oid }) => RUC.test(oid))?.valor.toString('latin1');
  return {
    x509,
    emisor: nombreJava(emisor),
    ruc: /\d{13}/.exec(escrito ?? '')?.[0] ?? rucDe(sujeto),
    firmaDigital: esDeFirma(valorDe(USO)),
    autoridad: esAutoridad(valorDe(BASICAS)),
  };
}

const NADA = Buffer.alloc(0);

/** Of the TBSCertificate, without its version, which is optional. */
function camposDe(der: Buffer): Der[] {
  const [todo] = valoresDeDer(der);
  const [tbs] = todo ? valoresDeDer(todo.dentro) : [];
  return tbs ? valoresDeDer(tbs.dentro).filter(({ tag }) => tag !== VERSION) : [];
}

function extensionesDe(campo: Der | undefined): { oid: string; valor: Buffer }[] {
  const [lista] = campo ? valoresDeDer(campo.dentro) : [];
  return (lista ? valoresDeDer(lista.dentro) : []).flatMap(({ dentro }) => {
    const [oid, ...resto] = valoresDeDer(dentro);
    const valor = resto.at(-1)?.dentro;
    return oid && valor ? [{ oid: oidDe(oid), valor }] : [];
  });
}

/** The first byte of a BIT STRING counts the bits that are not used. */
const esDeFirma = (uso: Der | undefined): boolean | null =>
  uso ? ((uso.dentro[1] ?? 0) & DIGITAL_SIGNATURE) !== 0 : null;

/** By basicConstraints alone: node's own answer wants keyCertSign too. */
function esAutoridad(basicas: Der | undefined): boolean {
  const [ca] = basicas ? valoresDeDer(basicas.dentro) : [];
  return ca?.tag === BOOLEANO && ca.dentro[0] !== 0;
}

function rucDe(sujeto: Der): string | null {
  for (const { dentro } of valoresDeDer(sujeto.dentro).flatMap((rdn) => valoresDeDer(rdn.dentro))) {
    const [tipo, valor] = valoresDeDer(dentro);
    if (!tipo || !valor || oidDe(tipo) !== NUMERO_DE_SERIE) continue;
    return /(?<!\d)(\d{13}|\d{10})(?!\d)/.exec(valor.dentro.toString('latin1'))?.[0] ?? null;
  }
  return null;
}

/** What keeps a certificate from signing for a RUC. */
export function rechazoDeCertificado(
  { x509, ruc, firmaDigital, autoridad }: CertificadoLeido,
  { emisor, ahora }: { emisor: string; ahora: Date },
): RechazoDelSri | null {
  const { modulusLength = 0 } = x509.publicKey.asymmetricKeyDetails ?? {};
  const { validFrom, validTo } = x509;
  if (ahora < new Date(validFrom) || ahora > new Date(validTo))
    return rechazo('certificadoCaducado', `vale de ${validFrom} a ${validTo}`);
  return (
    si(autoridad, 'certificadoAutoridad') ??
    si(firmaDigital === false, 'certificadoUso') ??
    si(modulusLength < BITS, 'certificadoCorto', `${modulusLength} bits`) ??
    si(ruc !== null && !emisor.startsWith(ruc), 'certificadoAjeno', `de ${ruc}, no de ${emisor}`)
  );
}
