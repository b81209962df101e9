import type { Certificado } from '@comanda/billing/firmas/certificado';

import {
  CIFRADO,
  DE_LA_AUTORIDAD,
  EMISOR,
  hacerCertificado,
  nuevaClave,
  OID,
  type Pedido,
} from './certificados';
import { AHORA, cambiar, CERTIFICADO, factura, firmar, RUC } from './documentos';
import { refirmar, trozo } from './refirmar';

import type { ReglaId } from '@comanda/sri-sandbox/tabla';
import type { Roto } from './roto';

type Cambio = readonly [string, string];

const UN_DIA = 86_400_000;
const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';

/** Changed after it was signed. */
const tocada = (...cambios: readonly Cambio[]) => cambiar(firmar(factura()), ...cambios);
/** Signed so, on purpose. */
const adrede = (...cambios: readonly Cambio[]) => refirmar(tocada(...cambios), CERTIFICADO.clave);
const sinTrozo = (nombre: string) => {
  const xml = firmar(factura());
  return refirmar(cambiar(xml, [trozo(xml, nombre), '']), CERTIFICADO.clave);
};
/** A part torn out after it was signed. */
function arrancada(nombre: string): string {
  const xml = firmar(factura());
  return cambiar(xml, [trozo(xml, nombre), '']);
}
/** Its reference to a part left out. */
function sinReferencia(id: string): string {
  const xml = firmar(factura());
  const [referencia = ''] =
    new RegExp(`<ds:Reference[^>]*URI="#${id}".*?</ds:Reference>`).exec(xml) ?? [];
  return refirmar(cambiar(xml, [referencia, '']), CERTIFICADO.clave);
}
/** In its references alone. */
function enInfo(...cambios: readonly Cambio[]): string {
  const xml = firmar(factura());
  const info = trozo(xml, 'ds:SignedInfo');
  return cambiar(xml, [info, cambiar(info, ...cambios)]);
}
const con = (pedido: Pedido) => firmar(factura(), hacerCertificado({ ruc: RUC, ...pedido }));
const aLas = (dias: number) =>
  firmar(factura(), CERTIFICADO, new Date(AHORA.getTime() + dias * UN_DIA));
const { emisor, serie, moduloBase64 } = CERTIFICADO;
const nombrado = (nombre: string) =>
  adrede([`<ds:X509IssuerName>${emisor}`, `<ds:X509IssuerName>${nombre}`]);
const otro: Certificado = hacerCertificado({ ruc: RUC, clave: nuevaClave() });
const hora = /<etsi:SigningTime>([^<]*)/.exec(firmar(factura()))?.[1] ?? '';
const huella = trozo(trozo(firmar(factura()), 'etsi:CertDigest'), 'ds:DigestValue');
const referir = (id: string) => `URI="#${id}"`;
const conMetodo = (metodo: string) =>
  `<ds:SignatureMethod Algorithm="${metodo}"></ds:SignatureMethod>`;

const CASOS: Partial<Record<ReglaId, Record<string, string>>> = {
  estructura: {
    'a signature of another namespace': tocada([`xmlns:ds="${XMLDSIG}"`, 'xmlns:ds="urn:otra"']),
    'two parts of a signature with one Id': tocada(['<ds:Object>', '<ds:Object Id="Certificate">']),
    'a digest that is no base64': tocada(['<ds:DigestValue>', '<ds:DigestValue>ñ']),
    'a signature without its value': arrancada('ds:SignatureValue'),
    'an unknown part of a signature': tocada(['<ds:Object>', '<ds:Objeto></ds:Objeto><ds:Object>']),
  },
  sinFirma: {
    'none at all': factura(),
  },
  firmaIncompleta: {
    'no hour': sinTrozo('etsi:SigningTime'),
    'no key': sinTrozo('ds:KeyValue'),
    'no certificate': sinTrozo('ds:X509Data'),
    'no KeyInfo': arrancada('ds:KeyInfo'),
    'no SigningCertificate': sinTrozo('etsi:SigningCertificate'),
  },
  firmaAlgoritmo: {
    'another canonical form': adrede([
      'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ]),
    'RSA over MD5': adrede([
      conMetodo(`${XMLDSIG}rsa-sha1`),
      conMetodo('http://www.w3.org/2001/04/xmldsig-more#rsa-md5'),
    ]),
    'a digest of SHA-512': enInfo([
      `<ds:DigestMethod Algorithm="${XMLDSIG}sha1">`,
      '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha512">',
    ]),
  },
  firmaReferencia: {
    'to a part that is not': tocada([referir('comprobante'), referir('otro')]),
    'to properties that are gone': arrancada('ds:Object'),
    'to nothing by name': tocada([referir('comprobante'), 'URI=""']),
  },
  firmaTransformacion: {
    base64: tocada([`${XMLDSIG}enveloped-signature`, `${XMLDSIG}base64`]),
  },
  firmaResumen: {
    'of a changed product': tocada(['Producto 1', 'Producto 9']),
    'of a changed hour': tocada([hora, hora.replace(/\d\d-05:00$/, '99-05:00')]),
    'of a changed key': tocada(['<ds:Exponent>AQAB', '<ds:Exponent>AQAC']),
  },
  firmaCobertura: {
    'not the document': sinReferencia('comprobante'),
    'not the certificate': sinReferencia('Certificate'),
    'not its own properties': sinReferencia('Signature-SignedProperties'),
  },
  firmaValor: {
    'of another key': refirmar(firmar(factura()), DE_LA_AUTORIDAD),
    'by another method': tocada([
      trozo(firmar(factura()), 'ds:SignatureMethod'),
      conMetodo('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'),
    ]),
  },
  firmaLlave: {
    'the modulus of another': adrede([moduloBase64, otro.moduloBase64]),
    'another exponent': adrede(['<ds:Exponent>AQAB', '<ds:Exponent>Aw==']),
  },
  firmaHora: {
    'two days before it was issued': aLas(-2),
    'the day before it was issued': aLas(-1),
    'in ten minutes': aLas(1 / 144),
    'in a day less a minute': aLas(1 - 1 / 1440),
    'in two days': aLas(2),
    'in a year': aLas(365),
    'of another zone': adrede([hora, hora.replace('-05:00', 'Z')]),
    'of no zone': adrede([hora, hora.replace('-05:00', '')]),
  },
  certificadoIlegible: {
    'no certificate': adrede([CERTIFICADO.derBase64, 'QUFBQQ==']),
    'half of one': adrede([CERTIFICADO.derBase64, CERTIFICADO.derBase64.slice(0, 400)]),
  },
  certificadoHuella: {
    'of another': adrede([huella, '<ds:DigestValue>AAAAAAAAAAAAAAAAAAAAAAAAAAA=</ds:DigestValue>']),
  },
  certificadoSerie: {
    'one more': adrede([
      `<ds:X509SerialNumber>${serie}`,
      `<ds:X509SerialNumber>${BigInt(serie) + 1n}`,
    ]),
    'in hexadecimal': adrede([
      `<ds:X509SerialNumber>${serie}`,
      `<ds:X509SerialNumber>${BigInt(serie).toString(16)}`,
    ]),
    'as a float reads it': adrede([
      `<ds:X509SerialNumber>${serie}`,
      `<ds:X509SerialNumber>${BigInt(Number(serie))}`,
    ]),
  },
  certificadoEmisor: {
    'another organization': nombrado(emisor.replace('O=COMANDA PRUEBAS', 'O=OTRA')),
    'another unit': nombrado(emisor.replace('ENTIDAD DE PRUEBA', 'OTRA ENTIDAD')),
    'another country': nombrado(emisor.replace('C=EC', 'C=PE')),
    'the country first': nombrado(
      emisor
        .split(/(?<!\\),/)
        .reverse()
        .join(','),
    ),
    'a space after each comma': nombrado(emisor.replace(/(?<!\\),/g, ', ')),
    'a comma that is not escaped': nombrado(emisor.replace('\\,', ',')),
    'one part less': nombrado(emisor.replace('OU=ENTIDAD DE PRUEBA,', '')),
    'keywords in small letters': nombrado(emisor.replace('CN=', 'cn=')),
  },
  certificadoAutoridad: { 'that signs others': con({ ca: true }) },
  certificadoUso: {
    'to encipher': con({ uso: CIFRADO }),
    'for nothing': con({ uso: 0 }),
  },
  certificadoCorto: {
    '1024 bits': con({ clave: nuevaClave(1024) }),
    '2040 bits': con({ clave: nuevaClave(2040) }),
  },
  certificadoAjeno: {
    'a RUC in its extension': con({ ruc: '1790012345001' }),
    'a RUC in the name of its holder': con({ ruc: null, sujeto: [[[OID.SERIE, '1790012345001']]] }),
    'a cedula in the name of its holder': con({ ruc: null, sujeto: [[[OID.SERIE, '1710034065']]] }),
  },
  certificadoCaducado: {
    'since yesterday': con({ desde: -700, hasta: -1 }),
    'from tomorrow on': con({ desde: 1 }),
  },
};

export const ROTOS_DE_FIRMA: readonly Roto[] = Object.entries(CASOS).flatMap(([regla, casos]) =>
  Object.entries(casos).map(([caso, xml]): Roto => [regla as ReglaId, caso, xml]),
);

/** Certificates out of the ordinary that the authority takes all the same. */
export const BUENAS_FIRMAS: readonly [string, string][] = [
  ['a certificate that names no RUC', con({ ruc: null })],
  ['a RUC in the name of its holder', con({ ruc: null, sujeto: [[[OID.SERIE, `RUC-${RUC}`]]] })],
  ['a certificate that states no usage', con({ uso: null })],
  ['a key of 3072 bits', con({ clave: nuevaClave(3072) })],
  ['an authority of another name', con({ emisor: [...EMISOR, [[OID.CN, 'Ñandú']]] })],
];
