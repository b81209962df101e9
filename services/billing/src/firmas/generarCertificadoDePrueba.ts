import { randomBytes } from 'node:crypto';

import forge from 'node-forge';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import { crearClaveRsa } from './claveRsa';

type Campo = forge.pki.CertificateField;

type Opciones = {
  ruc: string;
  nombre: string;
  ahora?: Date;
  dias?: number;
  clave?: string;
  /** What the key is certified for; real files may bring one for each. */
  uso?: 'firma' | 'cifrado';
  /** friendlyName of its bags; none, as many real files come. */
  etiqueta?: string;
  bits?: number;
  /** Where its RUC is written; null: in the name of its holder alone. */
  rucEn?: string | null;
  /** The serial number in the name of its holder; its RUC, unless told otherwise. */
  serie?: string;
};

const RUC_DEL_TITULAR = '1.3.6.1.4.1.37947.3.11'; // where Ecuadorian authorities write it: their arc, then 3.11

/** Text of any alphabet: forge's types say Class where its code takes the string type. */
const enUtf8 = (campo: { name?: string; type?: string; value: string }): Campo => ({
  ...campo,
  valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
});

const ORGANIZACION: Campo[] = [
  { name: 'countryName', value: 'EC' },
  { name: 'organizationName', value: 'COMANDA PRUEBAS' },
];

/**
 * A P12 for development and tests: an RSA-2048 key certified by a test CA whose key this process made. It says it is a test in
 * every name, and no authority accepts it.
 */
export function generarCertificadoDePrueba(opciones: Opciones): { p12: Buffer; clave: string } {
  const { ruc, nombre, ahora = new Date(), dias = 730, clave = 'prueba', uso = 'firma' } = opciones;
  ca ??= parDeClaves();
  const titular = parDeClaves(opciones.bits);
  const { rucEn = RUC_DEL_TITULAR, serie = ruc } = opciones;
  const emisor = [
    ...ORGANIZACION,
    enUtf8({ type: '2.5.4.97', value: 'VATEC-0000000000001' }),
    { name: 'commonName', value: 'AUTORIDAD DE PRUEBA, SIN VALIDEZ' },
  ];
  const comun = {
    emisor,
    firmante: ca.privateKey,
    desde: new Date(ahora.getTime() - DIA_MS),
    hasta: new Date(ahora.getTime() + dias * DIA_MS),
  };
  const certificadoCa = certificar({
    ...comun,
    sujeto: emisor,
    publica: ca.publicKey,
    extensiones: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true },
    ],
  });
  const certificado = certificar({
    ...comun,
    sujeto: [
      ...ORGANIZACION,
      { name: 'serialNumber', value: serie },
      enUtf8({ name: 'commonName', value: nombre }),
    ],
    publica: titular.publicKey,
    extensiones: [
      { name: 'basicConstraints', cA: false },
      uso === 'firma'
        ? { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true }
        : { name: 'keyUsage', keyEncipherment: true, dataEncipherment: true, critical: true },
      ...(rucEn === null ? [] : [{ id: rucEn, value: textoDer(ruc) }]),
    ],
  });
  // the CA first and no key ids, as real files come
  const pfx = forge.pkcs12.toPkcs12Asn1(titular.privateKey, [certificadoCa, certificado], clave, {
    algorithm: '3des',
    generateLocalKeyId: false,
    count: 2048,
    ...(opciones.etiqueta !== undefined && { friendlyName: opciones.etiqueta }),
  });
  return { p12: Buffer.from(forge.asn1.toDer(pfx).getBytes(), 'binary'), clave };
}

function textoDer(texto: string): string {
  const { Class, Type } = forge.asn1;
  return forge.asn1
    .toDer(forge.asn1.create(Class.UNIVERSAL, Type.PRINTABLESTRING, false, texto))
    .getBytes();
}

/** node:crypto makes the key: forge's own takes seconds. */
function parDeClaves(modulusLength = 2048): forge.pki.rsa.KeyPair {
  const clave = crearClaveRsa(modulusLength);
  const privada = forge.pki.privateKeyFromPem(
    clave.export({ type: 'pkcs1', format: 'pem' }).toString(),
  );
  return { privateKey: privada, publicKey: forge.pki.setRsaPublicKey(privada.n, privada.e) };
}

let ca: forge.pki.rsa.KeyPair | undefined;

type Solicitud = {
  sujeto: Campo[];
  emisor: Campo[];
  publica: forge.pki.rsa.PublicKey;
  firmante: forge.pki.rsa.PrivateKey;
  desde: Date;
  hasta: Date;
  extensiones: object[];
};

function certificar(solicitud: Solicitud): forge.pki.Certificate {
  const certificado = forge.pki.createCertificate();
  certificado.publicKey = solicitud.publica;
  certificado.serialNumber = `00${randomBytes(14).toString('hex')}`; // over 2^53, as real ones are
  certificado.validity.notBefore = solicitud.desde;
  certificado.validity.notAfter = solicitud.hasta;
  certificado.setSubject(solicitud.sujeto);
  certificado.setIssuer(solicitud.emisor);
  certificado.setExtensions(solicitud.extensiones);
  certificado.sign(solicitud.firmante, forge.md.sha256.create());
  return certificado;
}
